import { type Effect, Exit } from 'effect'
import {
  type Failure,
  failureIn,
  isEndOfSession,
  mayHaveArrived,
  runDetached,
  sendDetached,
} from '../kernel/index.ts'
import type { Outcome, OutcomesRef, Save } from '../ledger/index.ts'
import { withCalls } from '../session/index.ts'
import type { ServerPorts } from './ports.ts'

interface Answer {
  readonly answer: string
  readonly messages?: readonly string[]
}

/** How the portal handles these saves. */
export interface SaveEvents {
  readonly outcomes: () => OutcomesRef
  /** The member has left the call's page, so nothing else reads their data again. */
  readonly renewMember: () => void
  /** The member's data was saved, or may have been. */
  readonly changed: () => void
  /** True while the login covers the page, or the page is closing, so that it can't report anything. */
  readonly isCovered: () => boolean
}

/** Calls that continue after the member leaves their screen: saves, and the logged visits (OQ-135, OQ-067). */
export function detachSaves(
  ports: ServerPorts,
  { outcomes, renewMember, changed, isCovered }: SaveEvents,
): ServerPorts {
  const detach =
    (call: Save) =>
    <Input extends readonly unknown[], Given extends Answer>(
      send: (...input: Input) => Effect.Effect<Given, Failure>,
    ) =>
      runDetached(send, {
        whenSent: () => outcomes().send({ type: 'call.sent', call }),
        whenEnded: (exit, isAwaited) => {
          if (!isAwaited && call !== 'query') renewMember()
          const { end, messages } = resultOf(exit)
          const isReported = isAwaited && (isEndedBySession(exit) || !isCovered())
          outcomes().send({ type: 'call.ended', call, end, messages, isReported })
          if (call === 'changes' && end !== 'failed') changed()
        },
      })
  const saveChanges = detach('changes')
  const { benefits, vouchers, account, retailers, support } = ports
  return {
    ...ports,
    benefits: withCalls(benefits, { logVisit: sendDetached(benefits.logVisit) }),
    account: {
      saveName: saveChanges(account.saveName),
      saveAddress: saveChanges(account.saveAddress),
      saveAboutYou: saveChanges(account.saveAboutYou),
      changePassword: detach('password')(account.changePassword),
    },
    vouchers: withCalls(vouchers, { logVisit: sendDetached(vouchers.logVisit) }),
    retailers: withCalls(retailers, { logVisit: sendDetached(retailers.logVisit) }),
    support: { sendQuery: detach('query')(support.sendQuery) },
  }
}

/** How the call ended, as far as the answer shows. */
function resultOf(exit: Exit.Exit<Answer, Failure>): Pick<Outcome, 'end' | 'messages'> {
  if (Exit.isFailure(exit))
    return { end: mayHaveArrived(failureIn(exit.cause)) ? 'unknown' : 'failed' }
  const { answer, messages } = exit.value
  return { end: answer === 'refused' ? 'failed' : 'succeeded', messages }
}

/** Then the login opens, after which the page itself restores the typed text. */
const isEndedBySession = (exit: Exit.Exit<Answer, Failure>): boolean =>
  Exit.isFailure(exit) && isEndOfSession(failureIn(exit.cause))
