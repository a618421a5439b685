import type { Exit } from 'effect'
import {
  type CarriedCall,
  carriedThrough,
  type Failure,
  sentWhateverHappens,
} from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { withCalls } from '../session/index.ts'
import type { ServerPorts } from './ports.ts'
import {
  type Answer,
  endOf,
  isLost,
  isRefusedByEnd,
  type SaveEnded,
  type UnheardCall,
  unheardNews,
} from './unheard.rules.ts'

/** The member once a save has arrived. */
type Next = (member: Member) => Member

/** What the portal does with such calls. */
export interface Carried {
  /** One is sent whose end the member is told; with what it makes of the member. */
  readonly sent: (call: UnheardCall, next?: Next) => void
  /** What any page has to say about it, if its own page was left. */
  readonly ended: (end: SaveEnded) => void
  /** Instead: its own page has to say that it may have arrived. */
  readonly lost: (call: UnheardCall) => void
  /** Its own page was left, so that nobody else reads the member again. */
  readonly renewMember: () => void
  /** The member's data was saved, or may have been. */
  readonly changed: () => void
  /** Is the login over the page, or the page being left, so that it can tell nothing? */
  readonly isUnread: () => boolean
}

/**
 * Calls that continue when their screen is left: those that save the member's data, which is then read
 * again, a change of the password, a question to support, and the logged visits (OQ-135, OQ-067).
 */
export function carryingThrough(
  ports: ServerPorts,
  { sent, ended, lost, renewMember, changed, isUnread }: Carried,
): ServerPorts {
  const { benefits, vouchers, account, retailers, support } = ports

  const told = <Input extends readonly unknown[]>(
    call: UnheardCall,
    nextAfter?: (...input: Input) => Next,
  ): CarriedCall<Answer, Input> => ({
    whenSent: (...input) => sent(call, nextAfter?.(...input)),
    whenEnded: (exit, isHeard) => {
      if (!isHeard && call !== 'query') renewMember()
      tell(call, exit, isHeard && (!isUnread() || isRefusedByEnd(exit)))
      if (call === 'changes' && endOf(exit) !== 'notMade') changed()
    },
  })

  function tell(call: UnheardCall, exit: Exit.Exit<Answer, Failure>, isSaid: boolean): void {
    if (isSaid && isLost(exit)) lost(call)
    else ended({ call, news: isSaid ? undefined : unheardNews(call, exit), end: endOf(exit) })
  }

  return {
    ...ports,
    benefits: withCalls(benefits, { logVisit: sentWhateverHappens(benefits.logVisit) }),
    account: {
      saveName: carriedThrough(
        account.saveName,
        told('changes', (name) => (member) => ({ ...member, name })),
      ),
      saveAddress: carriedThrough(
        account.saveAddress,
        told('changes', (address) => (member) => ({ ...member, address })),
      ),
      saveAboutYou: carriedThrough(
        account.saveAboutYou,
        told('changes', (aboutYou) => ({ dateOfBirth: _, ...member }) => ({
          ...member,
          ...aboutYou,
        })),
      ),
      changePassword: carriedThrough(account.changePassword, told('password')),
    },
    vouchers: withCalls(vouchers, { logVisit: sentWhateverHappens(vouchers.logVisit) }),
    retailers: withCalls(retailers, { logVisit: sentWhateverHappens(retailers.logVisit) }),
    support: { sendQuery: carriedThrough(support.sendQuery, told('query')) },
  }
}
