import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rolesIn } from '../../source/table-roles.ts'
import { tablesIn } from '../../source/written-tables.ts'
import type { Table } from '../cases/tables.ts'
import { complaintsAboutGaps, explainedFindings, findingsIn } from './gap-reasons.ts'
import { findingsOf } from './gaps.ts'

const headings = ['case', 'amount', 'kind', 'sold']
const tableOf = (...rows: readonly (readonly string[])[]): Table => ({
  anchor: 'table',
  title: 'What is sold?',
  file: '',
  headings,
  rows: rows.map((cells, place) => ({
    anchor: `row-${place}`,
    cells,
    result: 'passed',
    ids: [],
    complaints: [],
  })),
})
const roles = { expected: new Set(['sold']), given: new Set(['amount', 'kind']) }
const says = (...rows: readonly (readonly string[])[]) =>
  findingsOf(tableOf(...rows), roles).map((finding) => finding.says)

describe('What does a table leave open?', () => {
  test('a limit between two rows that are further apart than a penny', () => {
    const [found, ...more] = says(
      ['under', '£4.00', 'open', 'no'],
      ['over', '£5.00', 'open', 'yes'],
    )
    expect(found).toBe(
      'Between £4.00 and £5.00 (amount) the answer changes (sold), but no two rows show where.',
    )
    expect(more).toEqual([])
  })

  test('nothing when two rows are at the limit, or when nothing changes', () => {
    expect(says(['a', '£4.99', 'open', 'no'], ['b', '£5.00', 'open', 'yes'])).toEqual([])
    expect(says(['a', '£1.00', 'open', 'no'], ['b', '£4.00', 'open', 'no'])).toEqual([])
  })

  test('nothing when another given column differs, too', () => {
    expect(says(['a', '£1.00', 'open', 'no'], ['b', '£9.00', 'closed', 'yes'])).toEqual([])
  })

  test('no limit where the answer is a figure that grows', () => {
    expect(says(['a', '£1.00', 'open', '£2.00'], ['b', '£9.00', 'open', '£18.00'])).toEqual([])
  })

  test('two rows with the same input, with one answer or with two', () => {
    expect(says(['a', '£1.00', 'open', 'no'], ['b', '£1.00', 'open', 'no'])).toEqual([
      'The same input is answered twice.',
    ])
    expect(says(['a', '£1.00', 'open', 'no'], ['b', '£1.00', 'open', 'yes'])).toEqual([
      'The input is the same, but the answers differ: no column shows why.',
    ])
  })
})

describe('Where does an answer that is a figure have a limit?', () => {
  const at = (...amounts: readonly (readonly [amount: string, sold: string])[]) =>
    says(...amounts.map(([amount, sold]) => ['a', amount, 'open', sold]))

  test('where it stood still before, or stands still afterwards', () => {
    expect(at(['1', '1'], ['59', '1'], ['61', '2'])).toHaveLength(1)
    expect(at(['1', '1'], ['60', '1'], ['61', '2'])).toEqual([])
    expect(at(['249.50', '249.50'], ['251', '250'], ['900', '250'])).toHaveLength(1)
  })

  test('where a whole number becomes one more', () => {
    expect(at(['60', '1'], ['120', '2'])).toHaveLength(1)
  })

  test('not in a formula, nor where it is rounded', () => {
    expect(at(['100', '8'], ['200', '16'], ['300', '24'])).toEqual([])
    expect(at(['10.00', '0.80'], ['10.01', '0.80'], ['20.00', '1.60'])).toEqual([])
  })

  test('where a word becomes a figure', () => {
    expect(at(['4.98', 'no'], ['5.00', '5.00'])).toHaveLength(1)
  })
})

describe('A row at one side of a limit wants the other side', () => {
  test('where the limit is another figure of the row', () => {
    const limits = { expected: new Set(['sold']), given: new Set(['amount', 'kind']) }
    const found = (...rows: readonly (readonly string[])[]) => findingsOf(tableOf(...rows), limits)
    expect(found(['a', '250.01', '250', 'no'])).toHaveLength(2)
    expect(found(['a', '250.01', '250', 'no'], ['b', '250', '250', 'yes'])).toEqual([])
  })

  test('where it is the whole pounds beside it', () => {
    expect(says(['a', '250.01', 'open', 'no'])).toEqual([
      '250.01 (amount) is a step from 250.00, but no other row shows the answer on the other side.',
    ])
  })
})

describe('A row at a limit wants the other side, even if nothing of that is left', () => {
  test('where it is named after the limit', () => {
    const name = (name: string) => says([name, '26514.00', 'open', 'yes'])
    for (const at of ['a penny more than is left', 'exactly as much', 'the maximum itself'])
      expect(name(at)).toEqual([
        `“${at}” is named after a limit, but no row a step from it shows the other side.`,
      ])
    expect(name('nine tenths of a penny more')).toEqual([])
    expect(
      says(['exactly', '26514.00', 'open', 'yes'], ['more', '26514.01', 'open', 'no']),
    ).toEqual([])
  })

  test('where it is named after the limit, and its neighbours are on its own side', () => {
    const elsewhere = ['none', '0', 'closed', 'no']
    const [name, under] = ['a penny over the least', ['a', '26514.00', 'open', '26514.00']]
    const own = [name, '26514.01', 'open', '26514.01']
    expect(says(under, own, elsewhere)).toEqual([
      `“${name}” is named after a limit, but no row a step from it shows the other side.`,
    ])
    // As much for more is a limit, and so is a word.
    expect(says(under, [name, '26514.01', 'open', '26514.00'], elsewhere)).toEqual([])
    expect(says(under, own, ['b', '26513.99', 'open', 'no'], elsewhere)).toEqual([])
  })

  test('where it is a step from zero, and others go on from it', () => {
    expect(says(['a', '0.01', 'open', 'yes'], ['b', '5.00', 'open', 'yes'])).toEqual([
      '0.01 (amount) is a step from 0, but no other row shows the answer on the other side.',
    ])
    expect(
      says(['a', '0', 'open', 'no'], ['b', '0.01', 'open', 'yes'], ['c', '5.00', 'open', 'yes']),
    ).toEqual([])
    expect(says(['a', '0.01', 'open', 'yes'])).toEqual([])
  })

  test('where it is as much as another figure that is a limit elsewhere in the table', () => {
    const found = (...rows: readonly (readonly string[])[]) =>
      findingsOf(tableOf(...rows), roles).map(({ says }) => says)
    const elsewhere = [
      ['c', '90', '90', 'yes'],
      ['d', '91', '90', 'no'],
    ]
    expect(found(['a', '250', '250', 'yes'], ...elsewhere)).toContain(
      '250 (amount) is as much as kind, but no other row shows the answer on the other side.',
    )
    expect(found(['a', '250', '250', 'yes'])).toEqual([])
    expect(found(['a', '250', '250', 'yes'], ['b', '251', '250', 'no'], ...elsewhere)).toEqual([])
  })
})

describe('A reason explains its own gap, and no other', () => {
  const reason = {
    table: 'What is sold?',
    column: 'amount',
    between: [['£4.00', '£5.00']] as const,
    because: 'Nothing is between them.',
  }
  const rows = [
    ['under', '£4.00', 'open', 'no'],
    ['over', '£5.00', 'open', 'yes'],
  ]
  const complaints = (table: Table) =>
    complaintsAboutGaps([table], [reason], explainedFindings(table, roles, [reason]))

  test('with its cells on both sides', () => {
    const table = tableOf(...rows)
    expect(explainedFindings(table, roles, [reason])).toMatchObject([{ because: reason.because }])
    expect(complaints(table)).toEqual([])
  })

  test('and lapses when the gap becomes wider, or is filled', () => {
    const [first = []] = rows
    expect(complaints(tableOf(first, ['over', '£6.00', 'open', 'yes']))).toEqual([
      'What is sold?: Between £4.00 and £6.00 (amount) the answer changes (sold), but no two rows show where. Add the row, or a reason to docs/rulebook-gaps.yaml.',
      'docs/rulebook-gaps.yaml, What is sold? (amount): there is no gap between £4.00 and £5.00, so it needs no reason.',
    ])
    expect(complaints(tableOf(first, ['over', '£4.01', 'open', 'yes']))).toEqual([
      'docs/rulebook-gaps.yaml, What is sold? (amount): there is no gap between £4.00 and £5.00, so it needs no reason.',
    ])
  })

  test('an input that occurs twice makes the rulebook fail, whatever it is answered', () => {
    for (const [answer, says] of [
      ['no', 'The input is the same, but the answers differ: no column shows why.'],
      ['yes', 'The same input is answered twice.'],
    ] as const) {
      const table = tableOf(['one', '£4.00', 'open', 'yes'], ['other', '£4.00', 'open', answer])
      expect(complaintsAboutGaps([table], [], explainedFindings(table, roles, []))).toEqual([
        `What is sold?: ${says} Change or remove one of these rows: case: one · amount: £4.00 · kind: open · sold: yes; case: other · amount: £4.00 · kind: open · sold: ${answer}`,
      ])
    }
  })

  test('a cell that is no figure hides no limit', () => {
    const table = tableOf(
      ['sold', '£5.00', 'open', 'yes'],
      ['oddly written', '£10.005', 'open', 'no'],
      ['over', '£250.02', 'open', 'no'],
    )
    const odd = {
      table: 'What',
      column: 'amount',
      written: ['£10.005'],
      because: 'How it is written.',
    }
    expect(
      explainedFindings(table, roles, [odd]).map(({ says, because }) => [says, because]),
    ).toEqual([
      [
        'Between £5.00 and £250.02 (amount) the answer changes (sold), but no two rows show where.',
        undefined,
      ],
      ['Gaps are sought without £10.005 (amount).', 'How it is written.'],
    ])
  })
})

test('A table whose rows prove nothing is told as that, and as no gap', () => {
  const open = ['under', '£4.00', 'open', 'no']
  const table = tableOf(open, ['over', '£9.00', 'open', 'yes'])
  const doubted = { ...table, rows: table.rows.map((row) => ({ ...row, doubt: 'No test.' })) }
  expect(explainedFindings(table, roles, [])).toHaveLength(1)
  expect(explainedFindings(doubted, roles, [])).toEqual([])
  const reason = { table: 'What', column: 'amount', between: [['1', '2']] as const, because: '' }
  expect(complaintsAboutGaps([table], [reason], [])).toHaveLength(1)
  expect(complaintsAboutGaps([doubted], [reason], [])).toEqual([])
})

describe('A row of the product that shows a limit is missed once it is gone', () => {
  /** The tables of a test file, as they are written, without one of their rows. */
  const foundWithout = (file: string, gone?: string) => {
    const path = `packages/domain/src/${file}`
    const tables = tablesIn(readFileSync(path, 'utf8')).map(({ headings, rows }, place): Table => {
      const written = rows.slice(1).filter((cells) => cells.join(' | ') !== gone)
      return {
        ...tableOf(),
        title: `table ${place}`,
        file: path,
        headings,
        rows: written.map((cells, at) => ({
          anchor: `${place}-${at}`,
          cells,
          result: 'passed',
          ids: [],
          complaints: [],
        })),
      }
    })
    if (gone !== undefined)
      expect(tables.flatMap(({ rows }) => rows).length).toBeLessThan(
        tablesIn(readFileSync(path, 'utf8')).flatMap(({ rows }) => rows.slice(1)).length,
      )
    const written = [{ table: 'table', column: 'typed', written: ['10.005'], because: '' }]
    return findingsIn(tables, written).filter(({ edges }) => edges !== undefined)
  }

  test.each([
    [
      'vouchers/voucher-amount.test.ts',
      'VOUCHER-19 | the maximum itself | yes | 5.00 | 250.00 | 250.00 | sold',
    ],
    [
      'vouchers/voucher-amount.test.ts',
      'VOUCHER-19 | the minimum itself | yes | 5.00 | 250.00 | 5.00 | sold',
    ],
    ['kernel/paging/paging.test.ts', 'exactly a page | 60 | 1'],
    ['kernel/paging/paging.test.ts', 'one more | 61 | 2'],
    ['kernel/paging/paging.test.ts', 'exactly two pages | 120 | 2'],
    ['withdrawal/daily-limit.test.ts', '250 | 250 | 0 | no'],
    ['withdrawal/daily-limit.test.ts', '250 | 250 | 0 | 250 | no'],
    ['withdrawal/card-decision.test.ts', 'exactly the limit | 250 | 250 | none | 250'],
    ['paying/best-way.test.ts', 'exactly the least | 10.00 | from £10.00 | 10.00 | 0.50'],
    ['payslip/payslip.test.ts', 'the whole salary | none | 0.00 | 30000.00 | no'],
    [
      'payslip/warnings.test.ts',
      'a penny less is left | 31811.31 | 21 or over | 0.00 | 0.00 | yes',
    ],
    [
      'paying/best-way.test.ts',
      'a penny below the least voucher | 9.99 | from £10.00 | (none) | (none)',
    ],
    ['withdrawal/card-decision.test.ts', 'nothing | 0 | 250 | none | nothing to say'],
    ['account/account.test.ts', 'OQ-108 | none | 0 | yes'],
    ['withdrawal/transfer.test.ts', "BANKW-11 | a penny over the balance | '1284.61' | no | "],
    ['withdrawal/transfer.test.ts', "BANKW-10 | a penny under the minimum | '4.99' | no | "],
  ])('%s: %s', (file, gone) => {
    expect(foundWithout(file, gone).length).toBeGreaterThan(foundWithout(file).length)
  })
})

describe('Which columns are given, and which expected?', () => {
  const source = (body: string) => `
const cases = decisionTable(['case', 'amount', 'kind', 'sold'], \`...\`)
for (const row of cases) {
  test(\`\${row.case}: \${row.sold}\`, () => {
    ${body}
  })
}
`
  const rolesOf = (body: string) =>
    rolesIn(source(body)).map(({ expected, given }) => [[...expected], [...given]])

  test('a column that is only in the expected part is an answer', () => {
    expect(rolesOf("expect(isSold(row.amount, row['kind'])).toBe(row.sold === 'yes')")).toEqual([
      [['sold'], ['amount', 'kind']],
    ])
  })

  test('a column that only the title tells is neither, unless the row is passed on as a whole', () => {
    const titled = (body: string) =>
      rolesIn(source(body).replace('row.case', 'row.kind')).map(({ given }) => [...given])
    expect(titled('expect(isSold(row.amount)).toBe(row.sold)')).toEqual([['amount']])
    expect(titled('expect(isSold(row)).toBe(row.sold)')).toEqual([['amount', 'kind']])
  })

  test('a column that is also read elsewhere is given', () => {
    expect(rolesOf('expect(isSold(row.amount)).toEqual([row.kind, row.sold, row.amount])')).toEqual(
      [[['kind', 'sold'], ['amount']]],
    )
  })

  const answersOf = (body: string) => rolesIn(source(body)).map(({ answers }) => answers)

  test('answers are in the order of the comparison', () => {
    expect(answersOf('expect(isSold(row.amount)).toEqual([row.sold, row.kind])')).toEqual([
      ['sold', 'kind'],
    ])
  })

  test('an answer may have a name before it is compared', () => {
    const named = "const sold = row.sold === 'yes'\n"
    expect(answersOf(`${named}expect(isSold(row.amount, row.kind)).toBe(sold)`)).toEqual([['sold']])
    expect(answersOf(`${named}expect(isSold(row.amount, sold)).toBe(sold)`)).toEqual([[]])
  })

  test('the answers of each loop count, but none that another loop takes as input', () => {
    const two = `${source('expect(kindOf(row.amount)).toBe(row.kind)')}
for (const row of cases) test('', () => { expect(isSold(row.amount, row.kind)).toBe(row.sold) })`
    expect(rolesIn(two).map(({ answers }) => answers)).toEqual([['sold']])
  })
})
