import { pounds, type ResourceView, unreachable } from '../kernel/index.ts'
import { inWords, named, orNone, quoted, text, yesNo } from '../testing/cells.ts'
import { exampleMember } from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { balanceView } from './balance.selectors.ts'
import { nameOf } from './member.rules.ts'
import type { Member } from './member.schema.ts'
import { kindOf } from './transaction-kind.rules.ts'

export const memberNames = table({
  title: 'What is the member called?',
  given: { 'display name': text, first: text, last: text, email: text },
  answers: { called: orNone(text, '(nothing)') },
  rows: `
    id       | case                            | display name | first | last | email    | called
    SHELL-16 | the display name                | Priya S.     | Priya | Shah | p@x.test | Priya S.
    SHELL-16 | without it, first and last name |              | Priya | Shah | p@x.test | Priya Shah
    OQ-020   | only a first name               |              | Priya |      | p@x.test | Priya
    OQ-020   | only a last name                |              |       | Shah | p@x.test | Shah
    OQ-020   | no name at all: the email       |              |       |      | p@x.test | p@x.test
    OQ-020   | nothing at all                  |              |       |      |          | (nothing)
  `,
  decide: ({ 'display name': displayName, first, last, email }) => ({
    called: nameOf({
      ...exampleMember,
      displayName,
      name: { firstName: first, lastName: last },
      emailAddress: email,
    }),
  }),
})

const { pendingBalance: _, ...unpending } = exampleMember
const ready = (value: Member): ResourceView<Member> => ({ is: 'ready', value })

export const balances = table({
  title: 'What is shown as the member’s balance?',
  ids: ['OQ-137'],
  given: {
    member: named<ResourceView<Member>>({
      loading: { is: 'loading' },
      failed: { is: 'failed', failure: unreachable },
      'with £5.00 pending': ready({ ...exampleMember, pendingBalance: pounds('5.00') }),
      'without a pending balance': ready(unpending),
      'with a transaction': ready({ ...exampleMember, transactions: [{ id: 'T-1' }] }),
      'with an unreadable transaction': ready({
        ...exampleMember,
        transactions: Object.assign([], { leftOut: 1 }),
      }),
    }),
  },
  answers: { is: text, available: text, pending: orNone(text), 'first lines': yesNo },
  rows: `
    member                         | is      | available               | pending | first lines
    loading                        | reading | Loading your balance... | (none)  | no
    failed                         | unread  | –                       | (none)  | no
    with £5.00 pending             | known   | £1,284.60               | £5.00   | yes
    without a pending balance      | known   | £1,284.60               | (none)  | yes
    with a transaction             | known   | £1,284.60               | £36.12  | no
    with an unreadable transaction | known   | £1,284.60               | £36.12  | no
  `,
  decide: ({ member }) => {
    const { firstLines, ...balance } = balanceView(member)
    return { ...balance, 'first lines': firstLines !== undefined }
  },
})

export const transactionKinds = table({
  title: 'Which kind of transaction does a type mean?',
  ids: ['DATA-14'],
  given: { type: orNone(quoted) },
  answers: { kind: orNone(inWords(['cashback', 'withdrawal'])) },
  rows: `
    case                         | type           | kind
    cashback                     | "Cashback"     | cashback
    in capitals, with a space    | " WITHDRAWAL " | withdrawal
    a word that only begins so   | "Cashbacks"    | (none)
    another word                 | "Bonus"        | (none)
    no type                      | (none)         | (none)
  `,
  decide: ({ type }) => ({ kind: kindOf({ id: '1', ...(type && { transactionType: type }) }) }),
})
