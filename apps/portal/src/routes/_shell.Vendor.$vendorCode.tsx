import { createFileRoute } from '@tanstack/react-router'
import { KnownBasketLink } from '../checkout/basket-link.tsx'
import { CashbackInstead } from '../paying/cashback-instead.tsx'
import { VendorScreen } from '../vouchers/vendor-screen.tsx'

export const Route = createFileRoute('/_shell/Vendor/$vendorCode')({ component: Vendor })

function Vendor() {
  const { vendorCode } = Route.useParams()
  return (
    <VendorScreen
      code={vendorCode}
      basketLink={<KnownBasketLink />}
      cashbackInstead={(vendor, amount) => <CashbackInstead vendor={vendor} amount={amount} />}
    />
  )
}
