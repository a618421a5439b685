import { type CarriedCall, carriedThrough, sentWhateverHappens } from '../kernel/index.ts'
import type { ServerPorts } from './ports.ts'
import {
  type Answer,
  isLost,
  type UnheardCall,
  type UnheardNews,
  unheardNews,
} from './unheard.rules.ts'

/**
 * Calls that continue when their screen is left: those that save the member's data, which is then read
 * again, a question to support, and the logged visits (OQ-135, OQ-067).
 *
 * @param sent is called when one is sent whose end the member is told
 * @param lost is called instead when its own page has to say that it may have arrived
 * @param ended gets what any page has to say about it, if its own page was left
 */
export function carryingThrough(
  ports: ServerPorts,
  renewMember: () => void,
  sent: (call: UnheardCall) => void,
  ended: (call: UnheardCall, news: UnheardNews | undefined) => void,
  lost: (call: UnheardCall) => void,
): ServerPorts {
  const { benefits, vouchers, account, retailers, support } = ports

  const told = (call: UnheardCall): CarriedCall<Answer> => ({
    whenSent: () => sent(call),
    whenEnded: (exit, isHeard) => {
      if (!isHeard && call !== 'query') renewMember()
      if (isHeard && isLost(exit)) lost(call)
      else ended(call, isHeard ? undefined : unheardNews(call, exit))
    },
  })

  return {
    ...ports,
    benefits: { ...benefits, logVisit: sentWhateverHappens(benefits.logVisit) },
    account: {
      saveName: carriedThrough(account.saveName, told('changes')),
      saveAddress: carriedThrough(account.saveAddress, told('changes')),
      saveAboutYou: carriedThrough(account.saveAboutYou, told('changes')),
      changePassword: carriedThrough(account.changePassword, told('password')),
    },
    vouchers: { ...vouchers, logVisit: sentWhateverHappens(vouchers.logVisit) },
    retailers: { ...retailers, logVisit: sentWhateverHappens(retailers.logVisit) },
    support: { sendQuery: carriedThrough(support.sendQuery, told('query')) },
  }
}
