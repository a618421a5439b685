import { Effect } from 'effect'
import { mayCancel } from '../benefits/index.ts'
import {
  currentValue,
  editionOf,
  type Failure,
  malformed,
  type ResourceRef,
} from '../kernel/index.ts'
import {
  type CallResult,
  forgetOutcome,
  type Ledger,
  sendThroughLock,
  unknownResult,
} from '../ledger/index.ts'
import { isSameMember, lastMemberOf, type Member } from '../member/index.ts'
import { withCalls } from '../session/index.ts'
import { endOfWithdrawal, leavesBalance } from '../withdrawal/index.ts'
import type { ServerPorts } from './ports.ts'

export type MoneyPorts = Pick<ServerPorts, 'withdrawal' | 'benefits' | 'vouchers' | 'checkout'>

/** Every call that moves money, sent through the lock of its purse: journeys can't send one otherwise (OQ-135). */
export function moneyCalls(
  { withdrawal, benefits, vouchers, checkout }: MoneyPorts,
  ledger: () => Ledger,
  member: () => ResourceRef<Member>,
): MoneyPorts {
  const throughLock = sendThroughLock(ledger)
  const answersWithMember = <Answer extends WithMember>(call: Effect.Effect<Answer, Failure>) =>
    takeOverMember(call, member)
  const purseAfter = (answer: WithMember): CallResult['purse'] =>
    answer.member !== undefined && currentValue(member()) === answer.member ? 'known' : 'changed'
  return {
    withdrawal: withCalls(withdrawal, {
      withdrawToCard: throughLock(
        'cardWithdrawal',
        () => answersWithMember(withdrawal.withdrawToCard()),
        (answer) =>
          answer.outcome === undefined
            ? unknownResult
            : { purse: purseAfter(answer), end: endOfWithdrawal(answer.outcome) },
      ),
      withdrawToBank: throughLock('bankWithdrawal', withdrawal.withdrawToBank, (answer) => ({
        purse: leavesBalance(answer) ? 'unchanged' : 'changed',
        end: endOfWithdrawal(answer.outcome),
      })),
    }),
    benefits: withCalls(benefits, {
      placeOrder: throughLock(
        'salarySacrificeOrder',
        benefits.placeOrder,
        readAfter,
        ({ choiceId }) => String(choiceId),
      ),
      cancelChoice: throughLock(
        'cancellation',
        (id) => answersWithMember(benefits.cancelChoice(id)),
        (answer, id) => {
          // A member who cancels an order knows that it was placed.
          forgetOutcome(ledger().salary, { call: 'salarySacrificeOrder', about: String(id) })
          // If the member still has the unchanged choice, the server refused (OQ-113).
          const end = mayCancel(answer.member, id) ? 'failed' : 'succeeded'
          return { purse: purseAfter(answer), end }
        },
        String,
      ),
    }),
    vouchers: withCalls(vouchers, {
      purchaseVoucher: throughLock(
        'voucherPurchase',
        vouchers.purchaseVoucher,
        // The vendor's page shows nothing of the basket.
        ({ answer }) =>
          answer === 'purchased'
            ? { purse: 'changed', end: 'succeeded' }
            : { purse: 'unchanged', end: 'failed' },
        ({ vendorCode }) => vendorCode,
      ),
    }),
    checkout: withCalls(checkout, {
      placeOrder: throughLock('order', checkout.placeOrder, readAfter),
      startPayment: throughLock('payment', checkout.startPayment, () => ({
        purse: 'unchanged',
        end: 'succeeded',
      })),
    }),
  }
}

/** A refusal changes nothing, but may mean that the page was out of date, so what it shows is read again. */
const readAfter = ({ answer }: { readonly answer: string }): CallResult => ({
  purse: 'changed',
  end: answer === 'ordered' ? 'succeeded' : 'failed',
})

interface WithMember {
  readonly member?: Member | undefined
}

/**
 * The member in an answer replaces the previous one, unless newer data was read or changed since the call was sent
 * (OQ-113). An answer about another member doesn't say what the call did for this one.
 */
const takeOverMember = <Answer extends WithMember>(
  call: Effect.Effect<Answer, Failure>,
  member: () => ResourceRef<Member>,
): Effect.Effect<Answer, Failure> =>
  Effect.suspend(() => {
    const resource = member()
    const edition = editionOf(resource)
    return Effect.flatMap(call, (answer) => {
      const [known, value] = [lastMemberOf(resource), answer.member]
      if (known && value && !isSameMember(inThisSession(known), inThisSession(value)))
        return Effect.fail(malformed('Member'))
      if (value && edition === editionOf(resource))
        resource.send({ type: 'resource.replaced', value })
      return Effect.succeed(answer)
    })
  })

const inThisSession = (member: Member) => ({ member, token: undefined })
