import { describe, expect, test } from 'vitest'
import { placesToday } from './place-today.ts'

const file = 'packages/domain/src/vouchers/voucher-price.rules.ts'
const policy = 'packages/domain/src/vouchers/vouchers.policy.ts'
const messages = 'packages/domain/src/vouchers/vouchers.messages.ts'
const machine = 'packages/domain/src/vouchers/purchase.machine.ts'
const cases = 'packages/domain/src/vouchers/voucher-price.test.ts'

const row = (anchor: string, ...cells: readonly string[]) => ({ anchor, cells })
const chapters = [
  {
    source: {
      rules: [{ file, declarations: [{ name: 'priceOf' }] }],
      figures: [{ file: policy, figures: [{ name: 'vouchersPolicy.most' }] }],
      sentences: [{ file: messages, sentences: [{ key: 'ours.price' }] }],
    },
    machines: [{ file: machine, name: 'purchaseMachine' }],
    tables: [
      {
        file: cases,
        title: 'What is paid?',
        anchor: 'vouchers/what-is-paid',
        headings: ['case', 'price'],
        rows: [
          row('vouchers/what-is-paid/a-penny', 'a penny', '1'),
          row('vouchers/what-is-paid/twice-1', 'twice', '1'),
          row('vouchers/what-is-paid/twice-2', 'twice', '2'),
        ],
      },
    ],
  },
] as unknown as Parameters<typeof placesToday>[0]
const { ofChange, ofTable } = placesToday(chapters)

describe('Where does what changed stand today?', () => {
  test.each([
    ['rule', file, 'priceOf', 'rule-vouchers-voucher-price-priceOf'],
    ['rule', file, 'priceOf, as it is written', 'rule-vouchers-voucher-price-priceOf'],
    [
      'figure or rate',
      policy,
      'vouchersPolicy.most',
      'figure-vouchers-vouchers-vouchersPolicy-most',
    ],
    ['sentence', messages, 'vouchersMessages.ours.price', 'sentence-vouchers-vouchers-ours-price'],
    ['machine', machine, 'states.asking', 'machine-purchaseMachine'],
    ['case', cases, 'a penny', 'vouchers/what-is-paid/a-penny'],
  ] as const)('%s in %s, %s: %s', (kind, file, name, anchor) => {
    expect(ofChange({ kind, file, name })).toBe(anchor)
  })

  test.each([
    ['rule', file, 'gone'],
    ['case', cases, 'gone'],
    ['case', cases, 'twice'],
    ['machine', file, 'states.asking'],
    ['screen', file, 'priceOf'],
  ] as const)('%s in %s, %s: nowhere, or nobody can tell', (kind, file, name) => {
    expect(ofChange({ kind, file, name })).toBeUndefined()
  })

  test('a table by its file and its title', () => {
    expect(ofTable(cases, 'What is paid?')).toBe('vouchers/what-is-paid')
    expect(ofTable(cases, 'What is owed?')).toBeUndefined()
    expect(ofTable(file, 'What is paid?')).toBeUndefined()
  })
})
