import { createFileRoute } from '@tanstack/react-router'
import { BasketLink } from '../checkout/basket-link.tsx'
import { VouchersScreen } from '../vouchers/vouchers-screen.tsx'

export const Route = createFileRoute('/_shell/Home/Vouchers')({
  component: () => <VouchersScreen basketLink={<BasketLink />} />,
})
