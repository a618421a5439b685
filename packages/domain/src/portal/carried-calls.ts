import { type CarriedCall, carriedThrough, sentWhateverHappens } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
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

/**
 * Calls that continue when their screen is left: those that save the member's data, which is then read
 * again, a question to support, and the logged visits (OQ-135, OQ-067).
 *
 * @param sent is called when one is sent whose end the member is told, with what it makes of the member
 * @param lost is called instead when its own page has to say that it may have arrived
 * @param isCovered is the login over the page, which can then tell nothing?
 * @param ended gets what any page has to say about it, if its own page was left
 */
export function carryingThrough(
  ports: ServerPorts,
  renewMember: () => void,
  sent: (call: UnheardCall, next?: Next) => void,
  ended: (end: SaveEnded) => void,
  isCovered: () => boolean,
  lost: (call: UnheardCall) => void,
): ServerPorts {
  const { benefits, vouchers, account, retailers, support } = ports

  const told = <Input extends readonly unknown[]>(
    call: UnheardCall,
    nextAfter?: (...input: Input) => Next,
  ): CarriedCall<Answer, Input> => ({
    whenSent: (...input) => sent(call, nextAfter?.(...input)),
    whenEnded: (exit, isHeard) => {
      if (!isHeard && call !== 'query') renewMember()
      const isSaid = isHeard && (!isCovered() || isRefusedByEnd(exit))
      if (isSaid && isLost(exit)) lost(call)
      else ended({ call, news: isSaid ? undefined : unheardNews(call, exit), end: endOf(exit) })
    },
  })

  return {
    ...ports,
    benefits: { ...benefits, logVisit: sentWhateverHappens(benefits.logVisit) },
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
    vouchers: { ...vouchers, logVisit: sentWhateverHappens(vouchers.logVisit) },
    retailers: { ...retailers, logVisit: sentWhateverHappens(retailers.logVisit) },
    support: { sendQuery: carriedThrough(support.sendQuery, told('query')) },
  }
}
