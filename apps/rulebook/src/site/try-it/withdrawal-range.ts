import { amountFromText, formatPounds, poundsOf } from '@save/domain/kernel'
import {
  blankTransfer,
  complaintsAboutTransfer,
  leftAfter,
  minimumOf,
  transferValueIn,
} from '@save/domain/withdrawal'
import {
  type Answer,
  anAmount,
  newCase,
  type TryIt,
  type Typed,
  textIn,
  typedAs,
  unreadable,
} from './try-it.ts'

/** The table's range; a row has no columns for another. */
const range = { minimum: '5.00', balance: '1284.60' }

export const withdrawalRange: TryIt = {
  id: 'withdrawal-range',
  title: 'May this amount be transferred?',
  chapter: 'withdrawal',
  fields: [
    {
      name: 'settings',
      label: 'Minimum in the settings, in pounds',
      hint: 'Empty when they give none.',
      first: range.minimum,
    },
    { name: 'balance', label: 'Available balance, in pounds', first: range.balance },
    { name: 'typed', label: 'Amount that is typed', first: '1284.61' },
  ],
  answer,
  columns: { typed: 'typed' },
  table: {
    file: 'packages/domain/src/withdrawal/transfer.test.ts',
    headings: ['id', 'case', 'typed', 'transfers', 'leaves'],
  },
}

function answer(typed: Typed): Answer {
  const settings = amountFromText(textIn(typed, 'settings'))
  if (settings === undefined && textIn(typed, 'settings').trim() !== '')
    return unreadable('settings', anAmount)
  const balance = amountFromText(textIn(typed, 'balance'))
  if (balance === undefined) return unreadable('balance', anAmount)
  const minimum = minimumOf(
    settings === undefined ? {} : { minimumMemberWithdrawalAmount: settings },
  )
  const text = textIn(typed, 'typed')
  const read = amountFromText(text)
  const value = transferValueIn(text, { minimum, balance })
  const left = leftAfter(text, { minimum, balance })
  const complaint = complaintsAboutTransfer(
    { ...blankTransfer, transferValue: text },
    { minimum, balance },
  ).transferValue
  const isTheTables =
    poundsOf(minimum).toFixed(2) === range.minimum && poundsOf(balance).toFixed(2) === range.balance
  const gives = {
    transfers: value === undefined ? 'no' : poundsOf(value).toFixed(2),
    leaves: left === undefined ? '' : formatPounds(left),
  }
  return {
    says: complaint ?? `${formatPounds(value ?? balance)} may be transferred.`,
    isRefusal: value === undefined,
    steps: [
      { what: 'The least that may be transferred', gives: formatPounds(minimum) },
      { what: 'The most, the available balance', gives: formatPounds(balance) },
      typedAs(read),
      { what: 'Within both, ends included', gives: value === undefined ? 'no' : 'yes' },
      {
        what: 'Balance afterwards',
        gives: left === undefined ? 'nothing to say' : formatPounds(left),
      },
    ],
    row: isTheTables ? { id: 'BANKW-12', case: newCase, typed: `'${text}'`, ...gives } : undefined,
    gives,
  }
}
