/** The savings account of a world: its withdrawals are lines among the member's transactions. */
import { Day, Pence } from '@save/domain/kernel'
import type { Member, Transaction } from '@save/domain/member'
import { todayIn } from '../memory/today.ts'
import type { World } from '../memory/world.ts'
import { standInWithdrawalPolicy as policy } from './withdrawal.policy.ts'

type Way = typeof policy.toCard | typeof policy.toBank

const isWithdrawal = ({ transactionType, name }: Transaction, way: Way): boolean =>
  transactionType === policy.transactionType && name === way.name

/** How often the member has withdrawn to the card today, by the world's clock. */
export const cardWithdrawalsToday = (world: World): number =>
  world.state.member.transactions.filter(
    (line) => isWithdrawal(line, policy.toCard) && line.transactionDate === todayIn(world),
  ).length

/** Is a transfer to a bank on its way? */
export const isTransferRequested = ({ state }: World): boolean =>
  state.member.transactions.some(isRequested)

const isRequested = (line: Transaction): boolean =>
  isWithdrawal(line, policy.toBank) && line.status === policy.toBank.status

/** The member as the withdrawal leaves them: the balance is lower, and there is a line more. */
export function withdrawn(world: World, amount: Pence, way: Way): Member {
  const { member } = world.state
  const line: Transaction = {
    id: String(1 + Math.max(0, ...member.transactions.map(({ id }) => Number(id) || 0))),
    name: way.name,
    transactionType: policy.transactionType,
    status: way.status,
    cashbackAmount: Pence.make(-amount),
    transactionDate: todayIn(world),
  }
  return {
    ...member,
    availableBalance: Pence.make(member.availableBalance - amount),
    transactions: [line, ...member.transactions],
  }
}

/** Transfers clear with time. The state stays the very same as long as none has. */
export function clearTransfers(world: World): void {
  const { member } = world.state
  const isDue = (line: Transaction) =>
    isRequested(line) &&
    line.transactionDate !== undefined &&
    daysLater(line.transactionDate, policy.clearingDays) <= todayIn(world)
  if (!member.transactions.some(isDue)) return
  const transactions = member.transactions.map((line) =>
    isDue(line) ? { ...line, status: policy.toBank.cleared } : line,
  )
  world.change({ member: { ...member, transactions } })
}

const daysLater = (day: Day, days: number): Day =>
  Day.make(new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10))
