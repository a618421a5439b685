import { currentValue, editionOf, type ResourceRef } from '../kernel/index.ts'
import { type Consequence, drawingOn, type Ledger, type Purse } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { endOfWithdrawal, leavesBalance } from '../withdrawal/index.ts'
import type { ServerPorts } from './ports.ts'

/** The ports of the contexts that move money. */
export type MoneyPorts = Pick<ServerPorts, 'withdrawal' | 'benefits' | 'vouchers' | 'checkout'>

/**
 * Every call that moves money, through the ledger's purse that it draws on. The journeys have no
 * other way to send one (OQ-135).
 */
export function moneyCalls(
  { withdrawal, benefits, vouchers, checkout }: MoneyPorts,
  ledger: () => Ledger,
  member: () => ResourceRef<Member>,
): MoneyPorts {
  const purse = (name: Purse) => () => ledger()[name]
  return {
    withdrawal: {
      ...withdrawal,
      withdrawToCard: drawingOn(
        purse('savings'),
        'cardWithdrawal',
        withdrawal.withdrawToCard,
        () => {
          const takeOver = takingOver(member)()
          return (answer) => ({
            purse: answer.outcome === undefined ? 'unsaid' : takeOver(answer),
            end: endOfWithdrawal(answer.outcome),
          })
        },
      ),
      withdrawToBank: drawingOn(
        purse('savings'),
        'bankWithdrawal',
        withdrawal.withdrawToBank,
        () => (answer) => ({
          purse: leavesBalance(answer) ? 'unchanged' : 'changed',
          end: endOfWithdrawal(answer.outcome),
        }),
      ),
    },
    benefits: {
      ...benefits,
      placeOrder: drawingOn(
        purse('salary'),
        'salarySacrificeOrder',
        benefits.placeOrder,
        readAfter('ordered'),
        ({ choiceId }) => String(choiceId),
      ),
      cancelChoice: drawingOn(
        purse('benefits'),
        'cancellation',
        benefits.cancelChoice,
        (id) => {
          const takeOver = takingOver(member)()
          return (answer) => {
            // Whoever cancels an order knows that it was placed.
            ledger().salary.send({ type: 'call.overtaken', about: String(id) })
            return { purse: takeOver(answer), end: 'made' }
          }
        },
        String,
      ),
    },
    vouchers: {
      ...vouchers,
      purchaseVoucher: drawingOn(
        purse('basket'),
        'voucherPurchase',
        vouchers.purchaseVoucher,
        // Its page shows nothing of the basket.
        () =>
          ({ answer }) =>
            answer === 'purchased'
              ? { purse: 'changed', end: 'made' }
              : { purse: 'unchanged', end: 'notMade' },
        ({ vendorCode }) => vendorCode,
      ),
    },
    checkout: {
      ...checkout,
      placeOrder: drawingOn(purse('basket'), 'order', checkout.placeOrder, readAfter('ordered')),
      startPayment: drawingOn(purse('payment'), 'payment', checkout.startPayment, () => () => ({
        purse: 'unchanged',
        end: 'made',
      })),
    },
  }
}

/**
 * A refusal changes nothing, but it tells what the page could not know: another tab may have placed
 * the order, or bought what was in the basket. So what the page shows is read again then, too.
 */
const readAfter =
  (done: string) =>
  () =>
  ({ answer }: { readonly answer: string }): Consequence => ({
    purse: 'changed',
    end: answer === done ? 'made' : 'notMade',
  })

/**
 * The member in an answer replaces the one read before, unless something newer was read or changed
 * since the call was sent (OQ-113).
 */
const takingOver = (member: () => ResourceRef<Member>) => () => {
  const edition = editionOf(member())
  return (answer: { readonly member?: Member | undefined }): Consequence['purse'] => {
    const resource = member()
    if (answer.member === undefined || edition !== editionOf(resource)) return 'changed'
    resource.send({ type: 'resource.replaced', value: answer.member })
    return currentValue(resource) === answer.member ? 'known' : 'changed'
  }
}
