import {
  billingDraftOf,
  billingFormOf,
  blankBilling,
  byMethod,
  type CheckoutEvent,
  checkoutMachine,
} from '@save/domain/checkout'
import { resourceOf } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { isLoggedOut } from '@save/domain/portal'
import { takeDraft, useKeptDraft } from '../memory/drafts.ts'
import { useJourney, usePageOf } from '../portal/money-page.tsx'
import { keepOrderOf, keptOrder } from './kept-order.ts'

/** The name of the draft that stores the form across a login. */
const formName = 'checkout'

/** The checkout journey; it continues after the member leaves the page. */
export function useCheckout(member: Member) {
  const [snapshot, send] = useJourney('checkout', ({ portal, ports, browser }) => {
    const { ledger, resources, families } = portal.getSnapshot().context
    return {
      machine: () => checkoutMachine(ports.checkout, browser),
      input: () => {
        const draft = takeDraft(formName, member, blankBilling)
        return {
          basket: resources.basket,
          totals: byMethod((method) => resourceOf(families.total, method)),
          purse: ledger.basket,
          payments: ledger.payment,
          origin: globalThis.location.origin,
          draft: draft && billingFormOf(draft),
          openOrder: keptOrder(member, ledger.basket),
        }
      },
      whenBegun: (checkout) =>
        keepOrderOf(
          checkout,
          () => resources.member.getSnapshot().context.value ?? member,
          () => !isLoggedOut(portal.getSnapshot()),
        ),
    }
  })
  usePageOf<CheckoutEvent>(send, { type: 'page.entered' })
  useKeptDraft(formName, member, () => billingDraftOf(snapshot.context.form))
  return [snapshot, send] as const
}
