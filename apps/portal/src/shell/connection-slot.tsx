import { failureMessages } from '@save/domain/kernel'
import { logoutNotice, oldestNews } from '@save/domain/portal'
import { favouritesMessages } from '@save/domain/retailers'
import { connectionWord, shellMessages } from '@save/domain/shell'
import { Button } from '@save/ui/button'
import { FootBar } from '@save/ui/foot-bar'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { usePortal } from '../portal/portal-context.tsx'
import { openingOf } from '../routing/opening.ts'
import { useOffline } from '../routing/use-offline.ts'

/**
 * The message at the foot of any page, one at a time: a logout failed, the connection is lost, a
 * screen is loading, a call has ended whose page was left, a favourite could not be changed.
 */
export function ConnectionSlot() {
  const { portal } = usePortal()
  const opening = openingOf(useRouter())
  const isOffline = useOffline()
  const notice = useSelector(portal, logoutNotice)
  const { stars, unheard } = portal.getSnapshot().context
  const news = useSelector(unheard, oldestNews)
  const snapshot = useSelector(opening, (current) => current)
  const isStarRefused = useSelector(stars, ({ context }) => context.isRefused)
  const { dismiss } = shellMessages.ours

  if (notice !== undefined)
    return (
      <FootBar trouble message={shellMessages.ours[notice]}>
        <Button onClick={() => portal.send({ type: 'logout.requested' })}>
          {failureMessages.ours.tryAgain}
        </Button>
        <Button onClick={() => portal.send({ type: 'notice.dismissed' })}>{dismiss}</Button>
      </FootBar>
    )
  const word = connectionWord(snapshot, isOffline)
  if (word === undefined && news !== undefined)
    return (
      <FootBar message={news}>
        <Button onClick={() => unheard.send({ type: 'news.read' })}>{dismiss}</Button>
      </FootBar>
    )
  if (word === undefined && isStarRefused)
    return (
      <FootBar trouble message={favouritesMessages.ours.refused}>
        <Button onClick={() => stars.send({ type: 'refusal.read' })}>{dismiss}</Button>
      </FootBar>
    )
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
