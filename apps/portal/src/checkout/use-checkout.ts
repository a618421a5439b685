import { billingDraftOf, type CheckoutEvent, type CheckoutSnapshot } from '@save/domain/checkout'
import type { Member } from '@save/domain/member'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useKeptDraft } from '../drafts/use-draft.ts'
import { usePortal } from '../portal/portal-context.tsx'
import { formName, runningCheckout } from './running-checkout.ts'

/** The checkout as it stands, whether its page was left meanwhile or not. */
export function useCheckout(
  member: Member,
): readonly [CheckoutSnapshot, (event: CheckoutEvent) => void] {
  const running = usePortal()
  const [checkout] = useState(() => runningCheckout(running, member))
  const snapshot = useSelector(checkout, (snapshot) => snapshot)
  useEffect(() => {
    checkout.send({ type: 'page.entered' })
    return () => checkout.send({ type: 'page.left' })
  }, [checkout])
  useKeptDraft(formName, member, () => billingDraftOf(snapshot.context.form))
  return [snapshot, checkout.send]
}
