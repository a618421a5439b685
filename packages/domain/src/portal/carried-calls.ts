import { carriedThrough, sentWhateverHappens } from '../kernel/index.ts'
import type { Resources } from './portal.machine.ts'
import type { ServerPorts } from './ports.ts'

/**
 * The calls that move money or change what is the member's go on when their screen is left, and so
 * do a question to the support and the visits that are to be logged; what they change is then read
 * again (OQ-135, OQ-067).
 */
export function carryingThrough(
  ports: ServerPorts,
  renew: (...names: readonly (keyof Resources)[]) => void,
): ServerPorts {
  const { withdrawal, benefits, vouchers, checkout, account, retailers, support } = ports
  const renewMember = () => renew('member')
  const renewNothing = () => undefined
  const renewBasket = () => renew('basket', 'creditTotal', 'debitTotal')
  return {
    ...ports,
    withdrawal: {
      ...withdrawal,
      withdrawToCard: carriedThrough(withdrawal.withdrawToCard, renewMember),
      withdrawToBank: carriedThrough(withdrawal.withdrawToBank, renewMember),
    },
    benefits: {
      ...benefits,
      placeOrder: carriedThrough(benefits.placeOrder, renewMember),
      cancelChoice: carriedThrough(benefits.cancelChoice, renewMember),
      logVisit: sentWhateverHappens(benefits.logVisit),
    },
    account: {
      saveName: carriedThrough(account.saveName, renewMember),
      saveAddress: carriedThrough(account.saveAddress, renewMember),
      saveAboutYou: carriedThrough(account.saveAboutYou, renewMember),
      changePassword: carriedThrough(account.changePassword, renewMember),
    },
    vouchers: {
      ...vouchers,
      purchaseVoucher: carriedThrough(vouchers.purchaseVoucher, renewBasket),
      logVisit: sentWhateverHappens(vouchers.logVisit),
    },
    checkout: {
      ...checkout,
      placeOrder: carriedThrough(checkout.placeOrder, renewBasket),
      startPayment: carriedThrough(checkout.startPayment, renewBasket),
    },
    retailers: { ...retailers, logVisit: sentWhateverHappens(retailers.logVisit) },
    support: { sendQuery: carriedThrough(support.sendQuery, renewNothing) },
  }
}
