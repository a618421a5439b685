import type { Exit } from 'effect'
import { carriedThrough, type Failure, sentWhateverHappens } from '../kernel/index.ts'
import type { ServerPorts } from './ports.ts'
import { type Answer, type UnheardCall, unheardNews } from './unheard.rules.ts'

/**
 * Calls that continue when their screen is left: those that save the member's data, which is then read
 * again, a question to support, and the logged visits (OQ-135, OQ-067).
 *
 * @param tell gets what any page has to say about a call whose own page was left
 */
export function carryingThrough(
  ports: ServerPorts,
  renewMember: () => void,
  tell: (news: string) => void,
): ServerPorts {
  const { benefits, vouchers, account, retailers, support } = ports

  const told = (call: UnheardCall) => (exit: Exit.Exit<Answer, Failure>) => {
    if (call !== 'query') renewMember()
    const news = unheardNews(call, exit)
    if (news !== undefined) tell(news)
  }

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
