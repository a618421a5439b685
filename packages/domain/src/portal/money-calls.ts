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
  type Purse,
  sendThroughLock,
  unknownResult,
} from '../ledger/index.ts'
import { isSameMember, lastMemberOf, type Member } from '../member/index.ts'
import { withCalls } from '../session/index.ts'
import { endOfWithdrawal, leavesBalance } from '../withdrawal/index.ts'
import type { ServerPorts } from './ports.ts'

/** The ports of the contexts that move money. */
export type MoneyPorts = Pick<ServerPorts, 'withdrawal' | 'benefits' | 'vouchers' | 'checkout'>

/**
 * Every call that moves money, sent through the ledger's entry for the purse that it draws on.
 * Journeys can't send one in any other way (OQ-135).
 */
export function moneyCalls(
  { withdrawal, benefits, vouchers, checkout }: MoneyPorts,
  ledger: () => Ledger,
  member: () => ResourceRef<Member>,
): MoneyPorts {
  const purse = (name: Purse) => () => ledger()[name]
  const own = ownAnswers(member)
  return {
    withdrawal: withCalls(withdrawal, {
      withdrawToCard: sendThroughLock(
        purse('savings'),
        'cardWithdrawal',
        () => own(withdrawal.withdrawToCard()),
        () => {
          const takeOver = takingOver(member())
          return (answer) =>
            answer.outcome === undefined
              ? unknownResult
              : { purse: takeOver(answer), end: endOfWithdrawal(answer.outcome) }
        },
      ),
      withdrawToBank: sendThroughLock(
        purse('savings'),
        'bankWithdrawal',
        withdrawal.withdrawToBank,
        () => (answer) => ({
          purse: leavesBalance(answer) ? 'unchanged' : 'changed',
          end: endOfWithdrawal(answer.outcome),
        }),
      ),
    }),
    benefits: withCalls(benefits, {
      placeOrder: sendThroughLock(
        purse('salary'),
        'salarySacrificeOrder',
        benefits.placeOrder,
        readAfter('ordered'),
        ({ choiceId }) => String(choiceId),
      ),
      cancelChoice: sendThroughLock(
        purse('benefits'),
        'cancellation',
        (id) => own(benefits.cancelChoice(id)),
        (id) => {
          const takeOver = takingOver(member())
          return (answer) => {
            // A member who cancels an order knows that it was placed.
            forgetOutcome(ledger().salary, { call: 'salarySacrificeOrder', about: String(id) })
            // If the member still has the unchanged choice, the server refused (OQ-113).
            const end = mayCancel(answer.member, id) ? 'failed' : 'succeeded'
            return { purse: takeOver(answer), end }
          }
        },
        String,
      ),
    }),
    vouchers: withCalls(vouchers, {
      purchaseVoucher: sendThroughLock(
        purse('basket'),
        'voucherPurchase',
        vouchers.purchaseVoucher,
        // The vendor's page shows nothing of the basket.
        () =>
          ({ answer }) =>
            answer === 'purchased'
              ? { purse: 'changed', end: 'succeeded' }
              : { purse: 'unchanged', end: 'failed' },
        ({ vendorCode }) => vendorCode,
      ),
    }),
    checkout: withCalls(checkout, {
      placeOrder: sendThroughLock(
        purse('basket'),
        'order',
        checkout.placeOrder,
        readAfter('ordered'),
      ),
      startPayment: sendThroughLock(
        purse('payment'),
        'payment',
        checkout.startPayment,
        () => () => ({
          purse: 'unchanged',
          end: 'succeeded',
        }),
      ),
    }),
  }
}

/**
 * A refusal changes nothing, but may mean that the page was out of date: another tab may have
 * placed the order, or bought what was in the basket. So we read what the page shows again.
 */
const readAfter =
  (done: string) =>
  () =>
  ({ answer }: { readonly answer: string }): CallResult => ({
    purse: 'changed',
    end: answer === done ? 'succeeded' : 'failed',
  })

/** An answer about another member doesn't say what the call did for this one. */
const ownAnswers =
  (member: () => ResourceRef<Member>) =>
  <Answer extends { readonly member?: Member | undefined }>(
    call: Effect.Effect<Answer, Failure>,
  ): Effect.Effect<Answer, Failure> =>
    Effect.flatMap(call, (answer) => {
      const known = lastMemberOf(member())
      const isAboutAnotherMember =
        known !== undefined &&
        answer.member !== undefined &&
        !isSameMember({ ...thisSession, member: known }, { ...thisSession, member: answer.member })
      return isAboutAnotherMember ? Effect.fail(malformed('Member')) : Effect.succeed(answer)
    })

const thisSession = { token: undefined }

/**
 * The member in an answer replaces the previous one, unless newer data was read or changed since
 * the call was sent, which is when this is called (OQ-113).
 */
function takingOver(resource: ResourceRef<Member>) {
  const edition = editionOf(resource)
  return ({ member }: { readonly member?: Member | undefined }): CallResult['purse'] => {
    if (member === undefined || edition !== editionOf(resource)) return 'changed'
    resource.send({ type: 'resource.replaced', value: member })
    return currentValue(resource) === member ? 'known' : 'changed'
  }
}
