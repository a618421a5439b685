import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rolesIn } from '../../source/table-roles.ts'
import { titlesByPlace } from '../../source/titles-of-tables.ts'
import { tablesIn } from '../../source/written-tables.ts'
import { factNames, rowNames, tableName } from './place-names.ts'

const file = 'packages/domain/src/payslip/bands.test.ts'
const table = 'payslip/what-does-each-band-take'

describe('What is a table called in an address?', () => {
  test.each([
    ['How much is free of tax? (PAY-01, OQ-138)', 'payslip/how-much-is-free-of-tax'],
    ['Is it refused? (section 8, OQ-116)', 'payslip/is-it-refused'],
  ])('%s: %s', (title, name) => {
    expect(tableName(file, title)).toBe(name)
  })

  test.each([
    ['What is paid? A penny each side', 'payslip/what-is-paid~vdth'],
    [
      'What does it (the payslip) come to in the end?',
      'payslip/what-does-it-come-to-in-the-end~vjqz',
    ],
    [
      'What does the page say when the payment is refused, and the member comes back?',
      'payslip/what-does-the-page-say-when~cnmw',
    ],
  ])('with a mark, if there is more to its title: %s: %s', (title, name) => {
    expect(tableName(file, title)).toBe(name)
    // Under another one it is another table.
    expect(tableName(file, title.replace(/.(?=\W*$)/, 'x'))).not.toBe(name)
    expect(tableName(file, `${title} (PAY-01)`)).toBe(name)
  })

  test('below the chapter that shows it, wherever its file is', () => {
    expect(tableName('apps/portal/src/benefits/order-table.test.tsx', 'What?')).toBe(
      'benefits/what',
    )
    expect(tableName('packages/api-adapter/src/client/deadline-table.test.ts', 'What?')).toBe(
      'server/what',
    )
  })
})

describe('What is a row called in an address?', () => {
  const namesOf = (headings: readonly string[], ...rows: readonly (readonly string[])[]) =>
    rowNames(table, { headings, answers: ['is'], rows }).map((name) =>
      name.replace(`${table}/`, ''),
    )

  test('by its case', () => {
    expect(namesOf(['id', 'case', 'typed', 'is'], ['A-01', 'a penny', '0.01', 'yes'])).toEqual([
      'a-penny',
    ])
  })

  test('by its case and what is given, where two have one case', () => {
    expect(
      namesOf(
        ['case', 'typed', 'is'],
        ['a penny', '0.01', 'yes'],
        ['a penny', '', 'no'],
        ['a pound', '1', 'no'],
      ),
    ).toEqual(['a-penny-0.01', 'a-penny-none', 'a-pound'])
  })

  test('without cases by all that is given, and never by what comes of it', () => {
    expect(
      namesOf(['nation', 'salary', 'is'], ['Wales', '12570', '0'], ['Scotland', '43662', '1']),
    ).toEqual(['wales-12570', 'scotland-43662'])
  })

  test('by as much as tells the rows apart, if that is not given', () => {
    expect(namesOf(['is', 'shown'], ['a', 'x'], ['b', 'x'])).toEqual(['a', 'b'])
    expect(rowNames(table, { headings: ['is'], answers: ['is'], rows: [['a'], ['b']] })).toEqual([
      `${table}/a`,
      `${table}/b`,
    ])
  })

  test('by a number, if nothing tells them apart', () => {
    expect(namesOf(['typed', 'is'], ['5', '5'], ['5', '5'])).toEqual(['5-5', '5-5~2'])
  })
})

test('A test that reads no row is called by its group and what it says', () => {
  expect(
    factNames(file, [
      { titles: ['PAY-01 to PAY-03 alone'] },
      { titles: ['Paying', 'By card (PAY-04)', 'OQ-135, PAY-04 once'] },
      { titles: ['By card (PAY-04)', 'PAY-05 never'] },
    ]),
  ).toEqual(['payslip/alone', 'payslip/by-card/once', 'payslip/by-card/never'])
})

describe('A table of the domain that gets another order, or loses a row: each link leads where it led', () => {
  const files = globSync('packages/domain/src/**/*.test.ts').toSorted()
  test.each(files)('%s', (file) => {
    const text = readFileSync(file, 'utf8')
    const [titles, roles] = [titlesByPlace(text), rolesIn(text)]
    const lost = tablesIn(text).flatMap(({ headings, rows }, place) => {
      const name = tableName(file, titles[place] ?? file)
      const cases = { headings, answers: roles[place]?.answers }
      const nameOf = (some: typeof rows) => {
        const names = rowNames(name, { ...cases, rows: some })
        return new Map(names.map((row, at) => [row, some[at]]))
      }
      const before = nameOf(rows)
      const others = [rows.toReversed(), ...rows.map((gone) => rows.filter((row) => row !== gone))]
      expect(before.size).toBe(rows.length)
      expect(nameOf(rows.toReversed())).toEqual(new Map([...before].toReversed()))
      return others.flatMap((rows) =>
        [...nameOf(rows)].filter(([row, cells]) => before.has(row) && before.get(row) !== cells),
      )
    })
    expect(lost).toEqual([])
  })

  test.each(files)('%s: names fit into a letter', (file) => {
    const text = readFileSync(file, 'utf8')
    const [titles, roles] = [titlesByPlace(text), rolesIn(text)]
    const names = tablesIn(text).flatMap(({ headings, rows }, place) => {
      const name = tableName(file, titles[place] ?? file)
      return [name, ...rowNames(name, { headings, answers: roles[place]?.answers, rows })]
    })
    expect(names.filter((name) => name.length > 80 || !/^[a-z0-9./~-]+$/.test(name))).toEqual([])
  })
})
