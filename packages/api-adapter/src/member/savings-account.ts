/** The savings account of a world. Withdrawals are lines among the member's transactions. */
import { Day, nothing, Pence, sumOf } from '@save/domain/kernel'
import type { Member, Transaction } from '@save/domain/member'
import { memoizeWeak } from '../world/memoize-weak.ts'
import { todayIn } from '../world/today.ts'
import type { World } from '../world/world.ts'
import { standInSavingsPolicy as policy } from './savings-account.policy.ts'

type WithdrawalKind = typeof policy.toCard | typeof policy.toBank

const isWithdrawal = ({ transactionType, name }: Transaction, kind: WithdrawalKind): boolean =>
  transactionType === policy.transactionType && name === kind.name

const withdrawalsToday = (
  world: World,
  ...kinds: readonly WithdrawalKind[]
): readonly Transaction[] => {
  const today = todayIn(world)
  return world.state.member.transactions.filter(
    (line) => line.transactionDate === today && kinds.some((kind) => isWithdrawal(line, kind)),
  )
}

/** The number of card withdrawals today, by the world's clock. */
export const cardWithdrawalsToday = (world: World): number =>
  withdrawalsToday(world, policy.toCard).length

/** The amount withdrawn today, to card and bank together. */
export const withdrawnToday = (world: World): Pence => {
  const lines = withdrawalsToday(world, policy.toCard, policy.toBank)
  return Pence.make(-sumOf(lines.map(({ cashbackAmount = nothing }) => cashbackAmount)))
}

/** True while a bank transfer has not cleared. */
export const isTransferRequested = ({ state }: World): boolean =>
  requestedAmong(state.member.transactions).length > 0

const isRequested = (line: Transaction): boolean =>
  isWithdrawal(line, policy.toBank) && line.status === policy.toBank.status

/** Memoized, since it runs on every read of the member. */
const requestedAmong = memoizeWeak((transactions: readonly Transaction[]) =>
  transactions.filter(isRequested),
)

/** The member after the withdrawal: a lower balance and a new line. */
export function withdrawn(world: World, amount: Pence, kind: WithdrawalKind): Member {
  const { member } = world.state
  const line: Transaction = {
    id: String(1 + Math.max(0, ...member.transactions.map(({ id }) => Number(id) || 0))),
    name: kind.name,
    transactionType: policy.transactionType,
    status: kind.status,
    cashbackAmount: Pence.make(-amount),
    transactionDate: todayIn(world),
  }
  return {
    ...member,
    availableBalance: Pence.make(member.availableBalance - amount),
    transactions: [line, ...member.transactions],
  }
}

/** Clears transfers that are old enough. Keeps the same state object if there are none. */
export function clearTransfers(world: World): void {
  const { member } = world.state
  const isDue = (line: Transaction) =>
    line.transactionDate !== undefined &&
    daysLater(line.transactionDate, policy.clearingDays) <= todayIn(world)
  const due = requestedAmong(member.transactions).filter(isDue)
  if (due.length === 0) return
  const transactions = member.transactions.map((line) =>
    due.includes(line) ? { ...line, status: policy.toBank.cleared } : line,
  )
  world.change({ member: { ...member, transactions } })
}

const daysLater = (day: Day, days: number): Day =>
  Day.make(new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10))
