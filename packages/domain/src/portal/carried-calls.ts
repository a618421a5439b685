import { carriedThrough, sentWhateverHappens } from '../kernel/index.ts'
import type { Resources } from './portal.machine.ts'
import type { ServerPorts } from './ports.ts'

/**
 * The calls that move money or change what is the member's go on when their screen is left, and so
 * do the visits for which cashback is owed; what they change is then read again (OQ-135, OQ-067).
 */
export function carryingThrough(
  ports: ServerPorts,
  renew: (...names: readonly (keyof Resources)[]) => void,
): ServerPorts {
  const { withdrawal, benefits, vouchers, checkout, account, retailers } = ports
  const renewMember = () => renew('member')
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
    },
    checkout: {
      ...checkout,
      placeOrder: carriedThrough(checkout.placeOrder, renewBasket),
      startPayment: carriedThrough(checkout.startPayment, renewBasket),
    },
    retailers: { ...retailers, logVisit: sentWhateverHappens(retailers.logVisit) },
  }
}
