import { Exit } from 'effect'
import {
  type DetachedCall,
  type Failure,
  failureIn,
  isEndOfSession,
  mayHaveArrived,
  runDetached,
  sendDetached,
} from '../kernel/index.ts'
import type { CallEnd, Save } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { withCalls } from '../session/index.ts'
import type { ServerPorts } from './ports.ts'

interface Answer {
  readonly answer: string
  readonly messages?: readonly string[]
}

interface SaveEnded {
  readonly call: Save
  readonly end: CallEnd
  /** The server's own sentences. */
  readonly messages: readonly string[] | undefined
  /** True if the call's own page shows how the call ended. */
  readonly isReported: boolean
}

/** Returns the member after a successful save. */
type Next = (member: Member) => Member

/** How the portal handles these saves. */
export interface SaveEvents {
  /**
   * A call was sent, and we will report its outcome to the member; `next` returns the changed
   * member.
   */
  readonly sent: (call: Save, next?: Next) => void
  readonly ended: (end: SaveEnded) => void
  /** The member has left the call's page, so nothing else reads their data again. */
  readonly renewMember: () => void
  /** The member's data was saved, or may have been. */
  readonly changed: () => void
  /**
   * True while the login covers the page, or the page is closing, so that it can't report anything.
   */
  readonly isCovered: () => boolean
}

/**
 * Calls that continue after the member leaves their screen: those that save the member's data,
 * which is then read again, a change of the password, a question to support, and the logged visits
 * (OQ-135, OQ-067).
 */
export function detachSaves(
  ports: ServerPorts,
  { sent, ended, renewMember, changed, isCovered }: SaveEvents,
): ServerPorts {
  const { benefits, vouchers, account, retailers, support } = ports

  const reported = <Input extends readonly unknown[]>(
    call: Save,
    nextAfter?: (...input: Input) => Next,
  ): DetachedCall<Answer, Input> => ({
    whenSent: (...input) => sent(call, nextAfter?.(...input)),
    whenEnded: (exit, isHeard) => {
      if (!isHeard && call !== 'query') renewMember()
      const end = endOf(exit)
      const messages = Exit.isSuccess(exit) ? exit.value.messages : undefined
      // If the session ended, the login opens, and then the page itself restores the typed text.
      const isReported = isHeard && (!isCovered() || isEndedBySession(exit))
      ended({ call, end, messages, isReported })
      if (call === 'changes' && end !== 'failed') changed()
    },
  })

  return {
    ...ports,
    benefits: withCalls(benefits, { logVisit: sendDetached(benefits.logVisit) }),
    account: {
      saveName: runDetached(
        account.saveName,
        reported('changes', (name) => (member) => ({ ...member, name })),
      ),
      saveAddress: runDetached(
        account.saveAddress,
        reported('changes', (address) => (member) => ({ ...member, address })),
      ),
      saveAboutYou: runDetached(
        account.saveAboutYou,
        reported('changes', (aboutYou) => ({ dateOfBirth: _, ...member }) => ({
          ...member,
          ...aboutYou,
        })),
      ),
      changePassword: runDetached(account.changePassword, reported('password')),
    },
    vouchers: withCalls(vouchers, { logVisit: sendDetached(vouchers.logVisit) }),
    retailers: withCalls(retailers, { logVisit: sendDetached(retailers.logVisit) }),
    support: { sendQuery: runDetached(support.sendQuery, reported('query')) },
  }
}

/** How the call ended, as far as the answer shows. */
function endOf(exit: Exit.Exit<Answer, Failure>): CallEnd {
  if (Exit.isSuccess(exit)) return exit.value.answer === 'refused' ? 'failed' : 'succeeded'
  return mayHaveArrived(failureIn(exit.cause)) ? 'unknown' : 'failed'
}

const isEndedBySession = (exit: Exit.Exit<Answer, Failure>): boolean =>
  Exit.isFailure(exit) && isEndOfSession(failureIn(exit.cause))
