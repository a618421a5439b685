import { carriedThrough, sentWhateverHappens } from '../kernel/index.ts'
import type { ServerPorts } from './ports.ts'

/**
 * Calls that continue when their screen is left: those that save the member's data, which is then read
 * again, a question to support, and the logged visits (OQ-135, OQ-067).
 */
export function carryingThrough(ports: ServerPorts, renewMember: () => void): ServerPorts {
  const { benefits, vouchers, account, retailers, support } = ports
  return {
    ...ports,
    benefits: { ...benefits, logVisit: sentWhateverHappens(benefits.logVisit) },
    account: {
      saveName: carriedThrough(account.saveName, renewMember),
      saveAddress: carriedThrough(account.saveAddress, renewMember),
      saveAboutYou: carriedThrough(account.saveAboutYou, renewMember),
      changePassword: carriedThrough(account.changePassword, renewMember),
    },
    vouchers: { ...vouchers, logVisit: sentWhateverHappens(vouchers.logVisit) },
    retailers: { ...retailers, logVisit: sentWhateverHappens(retailers.logVisit) },
    support: { sendQuery: carriedThrough(support.sendQuery, () => undefined) },
  }
}
