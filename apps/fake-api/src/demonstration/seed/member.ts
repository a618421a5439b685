/** The member, with a savings account whose transactions add up to the balances. */
import { Day, type Pence, pounds, sumOf } from '@save/domain/kernel'
import type { Member, Transaction } from '@save/domain/member'
import type { Retailer } from '@save/domain/retailers'
import { latestTransactions, orderedChoices, priya } from './known/known-member.ts'
import type { Random } from './random.ts'

/** `count` transactions, latest first: the known ones, older ones, and the opening balance. */
export function makeMember(random: Random, retailers: readonly Retailer[], count: number): Member {
  const own = random.fork('member')
  const older = olderTransactions(own, retailers, count - latestTransactions.length - 1)
  const lines = [...latestTransactions, ...older]
  return { ...priya, transactions: [...lines, openingOf(lines)], choices: orderedChoices }
}

/** The balance of the account: the sum of the paid transactions, where withdrawals are negative. */
export const paidSumOf = (lines: readonly Transaction[]): Pence => sumWhere(lines, 'Paid')
export const pendingSumOf = (lines: readonly Transaction[]): Pence => sumWhere(lines, 'Pending')

const sumWhere = (lines: readonly Transaction[], wanted: string) =>
  sumOf(
    lines.flatMap(({ status, cashbackAmount }) =>
      status === wanted && cashbackAmount !== undefined ? [cashbackAmount] : [],
    ),
  )

/** The opening transaction: the part of the balance that doesn't come from later transactions. */
const openingOf = (lines: readonly Transaction[]): Transaction => ({
  id: '60118',
  name: 'Balance brought forward',
  transactionType: 'Transfer',
  status: 'Paid',
  cashbackAmount: sumOf([priya.availableBalance, negated(paidSumOf(lines))]),
  transactionDate: Day.make('2024-04-06'),
})

const negated = (amount: Pence): Pence =>
  pounds(`${amount > 0 ? '-' : ''}${(Math.abs(amount) / 100).toFixed(2)}`)

function olderTransactions(
  random: Random,
  retailers: readonly Retailer[],
  count: number,
): readonly Transaction[] {
  const pence = (amount: number) => pounds((amount / 100).toFixed(2))
  let id = 87_650
  let day = Date.UTC(2026, 8, 27)
  return Array.from({ length: count }, (_, index) => {
    id -= random.wholeNumber(40, 480)
    day -= random.wholeNumber(2, 28) * 86_400_000
    const line = {
      id: String(id),
      transactionDate: Day.make(new Date(day).toISOString().slice(0, 10)),
    }
    const special = specials[index]
    if (special) return { ...line, status: 'Paid', ...special }
    const { name, offers } = random.pick(retailers)
    const { type, value = 5 } = offers[0]?.cashbackDetails ?? {}
    const isFixed = type === 1
    const purchase = isFixed
      ? value * random.wholeNumber(700, 1600)
      : random.wholeNumber(799, 32_000)
    const cashback = isFixed ? value * 100 : Math.round((purchase * value) / 100)
    const isDeclined = random.chance(0.12)
    return {
      ...line,
      name,
      transactionType: 'Cashback',
      status: isDeclined ? 'Declined' : 'Paid',
      purchaseAmount: pence(purchase),
      cashbackAmount: isDeclined ? pounds('0') : pence(cashback),
    }
  })
}

type Special = Pick<Transaction, 'name' | 'transactionType' | 'cashbackAmount'>

/** The transactions that aren't purchases, by their position among the older ones. */
const specials: Readonly<Record<number, Special>> = {
  3: { name: 'Faster Payment', transactionType: 'Withdrawal', cashbackAmount: pounds('-120') },
  9: { name: 'Autumn bonus', transactionType: 'Bonus', cashbackAmount: pounds('10') },
  14: { name: 'Prepaid top-up', transactionType: 'Withdrawal', cashbackAmount: pounds('-60') },
  19: { name: 'A colleague joined', transactionType: 'Referral', cashbackAmount: pounds('15') },
  26: { name: 'Prepaid top-up', transactionType: 'Withdrawal', cashbackAmount: pounds('-100') },
  33: { name: 'Goods returned', transactionType: 'Adjustment', cashbackAmount: pounds('-4.20') },
  41: { name: 'Faster Payment', transactionType: 'Withdrawal', cashbackAmount: pounds('-45.50') },
}
