import { Day, pounds, type ResourceView, unreachable } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { list, money, named, oneOf, orNone, text } from '../testing/cells.ts'
import { exampleMember } from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { savingsView } from './account.selectors.ts'
import { myBenefitsView } from './my-benefits.selectors.ts'
import { today } from './tax-year-totals.table.ts'

const viewOf = (is: 'ready' | 'loading' | 'failed', member: Member): ResourceView<Member> => {
  if (is === 'ready') return { is, value: member }
  return is === 'loading' ? { is } : { is, failure: unreachable }
}

export const shownBalances = table({
  title: 'How does the My Savings card show the balances?',
  given: {
    'member is': named({ read: 'ready', loading: 'loading', failed: 'failed' }),
    available: money,
    pending: orNone(money),
  },
  answers: {
    'shows available': text,
    'shows pending': orNone(text, '(nothing)'),
    'explains pending as': orNone(text, '(nothing)'),
  },
  rows: `
    id                     | case                                            | member is | available     | pending   | shows available         | shows pending | explains pending as
    ACCOUNT-09, ACCOUNT-10 | £, thousands separators and two decimals        | read      | £1,234,567.80 | £1,000.00 | £1,234,567.80           | £1,000.00     | Waiting for the shop to confirm
    ACCOUNT-10             | nothing is £0.00                                | read      | £0.00         | £0.00     | £0.00                   | £0.00         | (nothing)
    ACCOUNT-10             | 999 has no separator                            | read      | £999.99       | £0.01     | £999.99                 | £0.01         | Waiting for the shop to confirm
    ACCOUNT-09             | a pending balance that is not known is left out | read      | £12.00        | (none)    | £12.00                  | (nothing)     | (nothing)
    ACCOUNT-09, ACCOUNT-10 | while they are read, neither is shown as it was | loading   | £12.00        | £5.00     | Loading your balance... | (nothing)     | (nothing)
    ACCOUNT-09, ACCOUNT-10 | when they could not be read, neither is shown   | failed    | £12.00        | £5.00     | –                       | (nothing)     | (nothing)
    ACCOUNT-10             | 1,000 has a separator                           | read      | £1,000.00     | £0.01     | £1,000.00               | £0.01         | Waiting for the shop to confirm
  `,
  decide: ({ 'member is': is, available, pending }) => {
    const { pendingBalance: _, ...others } = exampleMember
    const member: Member = {
      ...others,
      availableBalance: available,
      ...(pending !== undefined && { pendingBalance: pending }),
    }
    const { balance, pendingMeans } = savingsView(member, viewOf(is, member), today)
    return {
      'shows available': balance.available,
      'shows pending': balance.pending,
      'explains pending as': pendingMeans,
    }
  },
})

const memberWith = (id: string, cashback: string): Member => ({
  ...exampleMember,
  transactions: [
    {
      id,
      transactionType: 'Cashback',
      status: 'Paid',
      cashbackAmount: pounds(cashback),
      transactionDate: Day.make('2026-11-09'),
    },
  ],
})

export const olderMember = table({
  title: 'What do the cards show when the member is read again, and what do they say about it?',
  ids: ['OQ-135'],
  given: { 'newest is': oneOf('ready', 'loading', 'failed') },
  answers: {
    transaction: list(text),
    'cashback paid': orNone(text),
    'about transactions': orNone(text, '(nothing)'),
    'about benefits': orNone(text, '(nothing)'),
  },
  rows: `
    case                                       | newest is | transaction | cashback paid | about transactions                                               | about benefits
    the newest is shown, and nothing is said   | ready     | T-2         | £5.00         | (nothing)                                                        | (nothing)
    the old lines stay, and no total is stated | loading   | T-1         | (none)        | Updating your transactions. This list may be out of date.          | Updating your benefits. This list may be out of date.
    the old lines stay when none could be read | failed    | T-1         | (none)        | We couldn’t update your transactions. This list may be out of date. | We couldn’t update your benefits. This list may be out of date.
  `,
  decide: ({ 'newest is': is }) => {
    const older = memberWith('T-1', '2.10')
    const newest = viewOf(is, memberWith('T-2', '5.00'))
    const { transactions, totals, outdated } = savingsView(older, newest, today)
    return {
      transaction: transactions.map(({ id }) => id),
      'cashback paid': totals?.facts[0]?.value,
      'about transactions': outdated,
      'about benefits': myBenefitsView(older, newest)?.outdated,
    }
  },
})
