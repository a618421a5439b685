import { billingDraftOf, billingFormOf, blankBilling, checkoutMachine } from '@save/domain/checkout'
import type { Member } from '@save/domain/member'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useKeptDraft, useTakenDraft } from '../drafts/use-draft.ts'
import { usePortal } from '../portal/portal-context.tsx'
import { useResources } from '../portal/use-resource.ts'
import { useKeptOrder, useOrderLeft } from './use-kept-order.ts'

const formName = 'checkout'

/** The machine of the checkout, with what was typed before a login, or ordered before it was left. */
export function useCheckout(member: Member) {
  const { ports, browser } = usePortal()
  const { basket, creditTotal, debitTotal } = useResources()
  const kept = useTakenDraft(formName, member, blankBilling)
  const openOrder = useOrderLeft(member)
  const [machine] = useState(() => checkoutMachine(ports.checkout, browser))
  const checkout = useMachine(machine, {
    input: {
      basket,
      totals: { credit: creditTotal, debit: debitTotal },
      origin: globalThis.location.origin,
      draft: kept && billingFormOf(kept),
      openOrder,
    },
  })
  const [snapshot] = checkout
  useKeptDraft(formName, member, () => billingDraftOf(snapshot.context.form))
  useKeptOrder(member, snapshot)
  return checkout
}
