import { challengeView } from '@save/domain/session'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { usePortal } from '../portal/use-portal.ts'
import { FailureScreen } from '../routing/failure-screen.tsx'
import { usePath } from '../routing/use-address.ts'

export interface WalletGateProps {
  /** The page's frame without the member's data, with 'Loading...'. */
  readonly awaited: ReactNode
  readonly children: ReactNode
}

/**
 * Guards the four wallet pages: shows nothing until the server has said that the member needn't prove their identity
 * (CHALLENGE-01, CHALLENGE-09). A failed check opens nothing (OQ-028).
 */
export function WalletGate({ awaited, children }: WalletGateProps) {
  const { challenge } = usePortal().portal.getSnapshot().context
  const path = usePath()
  const view = useSelector(challenge, (snapshot) => challengeView(snapshot, path))

  if (view === 'failed') {
    return <FailureScreen onRetry={() => challenge.send({ type: 'retry.requested' })} />
  }
  return view === 'clear' ? children : awaited
}
