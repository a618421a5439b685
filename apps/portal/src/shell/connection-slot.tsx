import { failureMessages } from '@save/domain/kernel'
import { hasLogoutFailed } from '@save/domain/portal'
import { connectionWord, shellMessages } from '@save/domain/shell'
import { Button } from '@save/ui/button'
import { FootBar } from '@save/ui/foot-bar'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { usePortal } from '../portal/portal-context.tsx'
import { openingOf } from '../routing/opening.ts'
import { useOffline } from '../routing/use-offline.ts'

/**
 * What is said over any page: that a logout did not work, that the connection is lost, that a screen
 * is on its way.
 */
export function ConnectionSlot() {
  const { portal } = usePortal()
  const opening = openingOf(useRouter())
  const isOffline = useOffline()
  const isStillLoggedIn = useSelector(portal, hasLogoutFailed)
  const snapshot = useSelector(opening, (current) => current)
  const { logoutFailed, dismiss } = shellMessages.ours

  if (isStillLoggedIn)
    return (
      <FootBar trouble message={logoutFailed}>
        <Button onClick={() => portal.send({ type: 'logout.requested' })}>
          {failureMessages.ours.tryAgain}
        </Button>
        <Button onClick={() => portal.send({ type: 'notice.dismissed' })}>{dismiss}</Button>
      </FootBar>
    )
  const word = connectionWord(snapshot, isOffline)
  return (
    <FootBar trouble={word?.isTrouble} message={word?.message}>
      {word?.mayRetry && (
        <Button onClick={() => opening.send({ type: 'retry.requested' })}>
          {failureMessages.ours.tryAgain}
        </Button>
      )}
    </FootBar>
  )
}
