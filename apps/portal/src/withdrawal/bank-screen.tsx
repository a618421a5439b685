import { useResource, useResources } from '../portal/use-resource.ts'
import { FailureScreen } from '../routing/failure-screen.tsx'
import { BankAwaited } from './bank-awaited.tsx'
import { BankPage } from './bank-page.tsx'

/** The withdrawal to a bank account, for members to whom it is offered (BANKW-01, OQ-118). */
export function BankScreen() {
  const { member: resource } = useResources()
  const member = useResource((resources) => resources.member)

  switch (member.is) {
    case 'failed':
      return <FailureScreen onRetry={() => resource.send({ type: 'resource.needed' })} />
    case 'loading':
      return <BankAwaited />
    case 'ready':
      return <BankPage member={member.value} />
  }
}
