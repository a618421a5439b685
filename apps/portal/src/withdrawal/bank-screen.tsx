import { bankWithdrawalRedirect } from '@save/domain/withdrawal'
import { useEffect } from 'react'
import { usePortal } from '../portal/portal-context.tsx'
import { useResource, useResources } from '../portal/use-resource.ts'
import { FailureScreen } from '../routing/failure-screen.tsx'
import { BankAwaited } from './bank-awaited.tsx'
import { BankForm } from './bank-form.tsx'

/** The withdrawal to a bank account, for members to whom it is offered (BANKW-01, OQ-118). */
export function BankScreen() {
  const { browser } = usePortal()
  const { member: resource } = useResources()
  const member = useResource((resources) => resources.member)
  const redirect = member.is === 'ready' ? bankWithdrawalRedirect(member.value) : undefined

  useEffect(() => {
    if (redirect !== undefined) browser.replacePath(redirect)
  }, [browser, redirect])

  if (member.is === 'failed') {
    return <FailureScreen onRetry={() => resource.send({ type: 'resource.needed' })} />
  }
  if (member.is === 'loading' || redirect !== undefined) return <BankAwaited />
  return <BankForm member={member.value} />
}
