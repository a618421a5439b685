import { accountMessages, savingsView, type TransactionRow } from '@save/domain/account'
import type { ResourceView } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { paths } from '@save/domain/shell'
import { AccountOutdated, AccountSavings } from '@save/ui/account'
import { FirstLines, GainFigure } from '@save/ui/figure'
import { Link } from '@save/ui/link'
import { Status } from '@save/ui/status'
import { Table, type TableColumn } from '@save/ui/table'
import type { ReactNode } from 'react'
import { LeftOut, usePagesHere } from '../portal/lists.tsx'
import { useToday } from '../portal/use-portal.ts'
import { AskUs } from '../routing/ask-us.tsx'
import { TransactionDetail } from './transaction-detail.tsx'

export interface SavingsProps {
  /** The member as last read. */
  readonly member: Member
  /** The current member: without it, we show no balance and mark the transactions as old. */
  readonly known: ResourceView<Member>
  readonly notices: ReactNode
  readonly actions: ReactNode
}

/** My Savings: the balances, the withdrawals, and the transactions behind them. */
export function Savings({ member, known, notices, actions }: SavingsProps) {
  const { balance, pendingMeans, totals, transactions, leftOut, outdated } = savingsView(
    member,
    known,
    useToday(),
  )
  const { ours } = accountMessages
  const { shown, pager, top } = usePagesHere(transactions)
  return (
    <AccountSavings
      heading={accountMessages.mySavings}
      available={{
        label: ours.availableBalance,
        figure: balance.available,
        isText: balance.is === 'reading',
      }}
      {...(balance.pending !== undefined && {
        pending: {
          label: ours.pendingBalance,
          figure: balance.pending,
          note: pendingMeans,
        },
      })}
      notices={notices}
      actions={actions}
      totals={totals && { title: totals.title, entries: totals.facts }}
    >
      <AskUs question={ours.missingQuestion}>{ours.missing}</AskUs>
      <AccountOutdated>{outdated}</AccountOutdated>
      <div ref={top} tabIndex={-1}>
        <Table
          caption={ours.transactions}
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          rowGroup={({ month }) => month}
          rowNote={({ day }) => day}
          rowTitle={({ tooltip }) => tooltip}
          rowDetail={({ way }) => <TransactionDetail way={way} />}
          hasHangingCorners
        />
      </div>
      {pager}
      <LeftOut count={leftOut} />
      {transactions.length + leftOut === 0 && (
        <>
          <p className="muted">{ours.noTransactions}</p>
          {balance.firstLines && <FirstLines lines={balance.firstLines} />}
          <p>
            <Link href={paths.cashback}>{ours.seeCashback}</Link>
          </p>
        </>
      )}
    </AccountSavings>
  )
}

const { ours } = accountMessages

const columns: readonly TableColumn<TransactionRow>[] = [
  { heading: ours.name, cell: ({ name }) => name },
  { heading: ours.type, cell: ({ type }) => type },
  {
    heading: ours.status,
    cell: ({ status, statusKind }) => status !== '' && <Status kind={statusKind}>{status}</Status>,
  },
  {
    heading: ours.purchaseAmount,
    cell: ({ purchaseAmount }) => purchaseAmount,
    figure: true,
    labelled: true,
  },
  {
    heading: ours.cashbackAmount,
    cell: ({ cashbackAmount, isGain }) =>
      isGain ? <GainFigure>{cashbackAmount}</GainFigure> : cashbackAmount,
    lead: true,
  },
]
