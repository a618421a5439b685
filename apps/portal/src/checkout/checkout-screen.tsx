import { boughtVouchers, checkoutMessages } from '@save/domain/checkout'
import { paths } from '@save/domain/shell'
import { BackLink } from '@save/ui/link'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { AfterABeat, Loading } from '@save/ui/skeleton'
import { SkeletonForm } from '@save/ui/skeleton-lists'
import type { ReactNode } from 'react'
import { useReporting } from '../portal/money-page.tsx'
import { WithMember } from '../portal/resources.tsx'
import { CheckoutForm } from './checkout-form.tsx'

const { ours } = checkoutMessages

/** About as many fields as the form has. */
const placeholderFields = 8

/**
 * The basket and its payment (BASKET-01 to CHECKOUT-11). The member is read first, since drafts are restored for the
 * same member only.
 */
export const CheckoutScreen = () => (
  <WithMember awaited={<CheckoutLoading />}>
    {(member) => (
      <CheckoutFrame>
        <CheckoutForm member={member} />
      </CheckoutFrame>
    )}
  </WithMember>
)

/** The frame of the page while its content may not be shown yet. */
export function CheckoutLoading() {
  // The basket is about to show the bought voucher.
  useReporting(boughtVouchers, false)
  return (
    <CheckoutFrame busy>
      <AfterABeat>
        <SkeletonForm count={placeholderFields} />
      </AfterABeat>
    </CheckoutFrame>
  )
}

const CheckoutFrame = ({
  busy,
  children,
}: {
  readonly busy?: boolean
  readonly children: ReactNode
}) => (
  <Page busy={busy}>
    <Wrap>
      <PageHead
        title={ours.checkout}
        back={<BackLink href={paths.dashboard}>{ours.backToDashboard}</BackLink>}
      >
        {busy && <Loading>{ours.loadingCheckout}</Loading>}
      </PageHead>
      {children}
    </Wrap>
  </Page>
)
