import { failureMessages } from '@save/domain/kernel'
import { type Outcome, type Purse, purseOf, sentenceOf, unreported } from '@save/domain/ledger'
import { logoutNotice } from '@save/domain/portal'
import { favouritesMessages } from '@save/domain/retailers'
import { connectionMessage, shellMessages } from '@save/domain/shell'
import { Button } from '@save/ui/button'
import { FootBar } from '@save/ui/message'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { usePortal } from '../portal/use-portal.ts'
import { openingOf } from '../routing/opening.ts'
import { useOffline } from '../routing/use-offline.ts'
import { CheckAgain } from './check-again.tsx'

/**
 * The foot of any page. It shows one message about the connection: a logout failed, the browser is offline, a screen is
 * loading, or a favourite could not be changed. It also reports outcomes of calls that no page reports.
 */
export function ConnectionSlot() {
  const { portal } = usePortal()
  const opening = openingOf(useRouter())
  const isOffline = useOffline()
  const notice = useSelector(portal, logoutNotice)
  const { stars, outcomes } = portal.getSnapshot().context
  const reported = useSelector(outcomes, ({ context }) => unreported(context), isSame)
  const snapshot = useSelector(opening, (current) => current)
  const isStarRefused = useSelector(stars, ({ context }) => context.isRefused)
  const { dismiss } = shellMessages.ours

  const connection = notice === undefined ? connectionMessage(snapshot, isOffline) : undefined
  const isRefusalShown = notice === undefined && connection === undefined && isStarRefused
  const refusal = isRefusalShown ? favouritesMessages.ours.refused : undefined
  const message =
    notice === undefined ? (connection?.message ?? refusal) : shellMessages.ours[notice]
  const messages = [message, ...reported.map(reportOf)].filter((text) => text !== undefined)

  return (
    <FootBar
      isProblem={notice !== undefined || isRefusalShown || connection?.isTrouble}
      messages={[...new Set(messages)]}
    >
      {notice !== undefined && (
        // The button that asked for the logout is gone, and the overlay had the focus.
        <Button autoFocus onClick={() => portal.send({ type: 'logout.requested' })}>
          {failureMessages.ours.tryAgain}
        </Button>
      )}
      {connection?.mayRetry && (
        <Button onClick={() => opening.send({ type: 'retry.requested' })}>
          {failureMessages.ours.tryAgain}
        </Button>
      )}
      {pursesInDoubt(reported).map((purse) => (
        <CheckAgain key={purse} purse={purse} />
      ))}
      {(notice !== undefined || isRefusalShown || reported.length > 0) && (
        <Button
          onClick={() => {
            if (notice !== undefined) portal.send({ type: 'notice.dismissed' })
            if (isRefusalShown) stars.send({ type: 'refusal.closed' })
            outcomes.send({ type: 'outcomes.closed', closed: reported })
          }}
        >
          {dismiss}
        </Button>
      )}
    </FootBar>
  )
}

const isSame = (one: readonly Outcome[], other: readonly Outcome[]): boolean =>
  one.length === other.length && one.every((outcome, index) => outcome === other[index])

/** Our own sentence about the outcome, followed by the server's. */
const reportOf = (outcome: Outcome): string =>
  [sentenceOf(outcome), ...(outcome.messages ?? [])].join(' ')

const purses: Readonly<Partial<Record<Outcome['call'], Purse>>> = purseOf

const pursesInDoubt = (reported: readonly Outcome[]) => [
  ...new Set(reported.flatMap(({ call, end }) => (end === 'unknown' ? (purses[call] ?? []) : []))),
]
