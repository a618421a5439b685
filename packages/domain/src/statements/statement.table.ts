import { Effect } from 'effect'
import type { Pence } from '../kernel/index.ts'
import { count, list, money, oneOf, yesNo } from '../testing/cells.ts'
import { exampleMember } from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { maySee, readStatement, slicesOf, totalOf } from './statement.rules.ts'
import type { StatementItem } from './statement.schema.ts'
import { statementsPolicy } from './statements.policy.ts'

export const itemsWorth = (values: readonly Pence[]): readonly StatementItem[] =>
  values.map((value, index) => ({ name: `Benefit ${index + 1}`, value }))

const valuesOf = (items: readonly StatementItem[]) => items.map(({ value }) => value)

const statement = oneOf('wellness', 'reward')

export const permissions = table({
  title: 'Who may see a statement?',
  given: { statement, 'wellness flag': yesNo, 'reward flag': yesNo },
  answers: { answer: yesNo },
  rows: `
    id      | statement | wellness flag | reward flag | answer
    PERM-03 | wellness  | yes           | no          | yes
    PERM-03 | wellness  | no            | yes         | no
    PERM-04 | reward    | no            | yes         | yes
    PERM-04 | reward    | yes           | no          | no
  `,
  decide: ({ statement, 'wellness flag': wellness, 'reward flag': reward }) => ({
    answer: maySee(statement, {
      ...exampleMember,
      canSeeTotalWellnessStatement: wellness,
      canSeeTotalRewardStatement: reward,
    }),
  }),
})

export const sources = table({
  title: 'Which list serves which statement?',
  ids: ['OQ-127'],
  given: { statement, MemberWellness: money, MemberBenefits: money },
  answers: { shows: list(money) },
  rows: `
    statement | MemberWellness | MemberBenefits | shows
    wellness  | £1.00          | £2.00          | £1.00
    reward    | £1.00          | £2.00          | £2.00
  `,
  decide: async ({ statement, MemberWellness, MemberBenefits }) => {
    const port = {
      readMemberWellness: () => Effect.succeed(itemsWorth([MemberWellness])),
      readMemberBenefits: () => Effect.succeed(itemsWorth([MemberBenefits])),
    }
    return { shows: valuesOf(await Effect.runPromise(readStatement(statement, port))) }
  },
})

export const totals = table({
  title: 'What is a statement’s total?',
  ids: ['STMT-07', 'OQ-038', 'OQ-128'],
  given: { values: list(money, { none: '' }) },
  answers: { total: money, slices: list(money, { none: '' }) },
  rows: `
    case                              | values                    | total     | slices
    one value                         | £12.50                    | £12.50    | £12.50
    several values                    | £760.00, £850.00, £414.35 | £2,024.35 | £760.00, £850.00, £414.35
    nothing is in the total, no slice | £12.50, £0.00             | £12.50    | £12.50
    a penny is a slice                | £12.50, £0.01             | £12.51    | £12.50, £0.01
    a debt is in the total, no slice  | £12.50, -£2.50            | £10.00    | £12.50
    more debt than worth              | £12.50, -£20.00           | -£7.50    | £12.50
    no items                          |                           | £0.00     |
  `,
  decide: ({ values }) => {
    const items = itemsWorth(values)
    return { total: totalOf(items), slices: valuesOf(slicesOf(items)) }
  },
})

export const chart = table({
  title: 'How large is the pie chart?',
  given: {},
  answers: { pixels: count },
  rows: `
    id      | case                   | pixels
    STMT-04 | each side of the chart | 300
  `,
  decide: () => ({ pixels: statementsPolicy.chartSize }),
})
