import { readFileSync } from 'node:fs'
import { choiceMessages } from '@save/domain/benefits'
import { formatPounds, Pence } from '@save/domain/kernel'
import { array, assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tablesIn } from '../../source/written-tables.ts'
import { tries } from '../try-it/tries.ts'
import { columnsOf } from './columns.ts'
import { csvOf, numberedRowsOf, rowsOf, tabbedOf } from './csv.ts'
import { firstCase, workedCases } from './many-cases.ts'
import { summaryOf } from './summary.ts'

describe('A table as CSV', () => {
  test('cells with commas, quotes and lines are quoted', () => {
    expect(csvOf([['a', 'b,c', 'say "no"', 'two\nlines', ' x']])).toBe(
      'a,"b,c","say ""no""","two\nlines"," x"\r\n',
    )
  })

  test('what was written is read again as it was', () => {
    const cells = array(string(), { minLength: 2, maxLength: 4 })
    assert(
      property(cells, cells, (one, other) => {
        const rows = [
          ['first', ...one],
          ['second', ...other],
        ]
        expect(rowsOf(csvOf(rows))).toEqual(rows)
        const isHeading = (name: string) => name === 'first' || one.includes(name)
        expect(rowsOf(tabbedOf(rows), isHeading)).toEqual(rows)
      }),
    )
  })

  test('spreadsheets write semicolons or tabs, a mark in front and lines at the end', () => {
    expect(rowsOf('\uFEFFa;b\r\n1;2,5\r\n\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2,5'],
    ])
    expect(rowsOf('a\tb\n1\t\n')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ])
  })

  test('the headings that are known decide what separates the cells, not a comma in one of them', () => {
    const isKnown = (heading: string) => ['Amount, in pounds', 'Tax'].includes(heading)
    const rows = [
      ['Amount, in pounds', 'Tax'],
      ['600', '20%'],
    ]
    for (const part of ['\t', ';'])
      expect(rowsOf(`Amount, in pounds${part}Tax\n600${part}20%\n`, isKnown)).toEqual(rows)
    expect(rowsOf('"Amount, in pounds",Tax\n600,20%\n', isKnown)).toEqual(rows)
    expect(rowsOf('"Amount, in pounds";"Tax"\n600;20%\n', isKnown)).toEqual(rows)
  })

  test.each([
    ['sep=;\r\na,b;c\r\n1,5;2\r\n', ['a,b', 'c'], ['1,5', '2']],
    ['\uFEFFSEP=,\na,b;c\n1;2,3\n', ['a', 'b;c'], ['1;2', '3']],
    ['"sep=\t"\na\tb\n1\t2\n', ['a', 'b'], ['1', '2']],
  ])('a first line that names the separator is none of the rows: %j', (text, ...rows) => {
    expect(rowsOf(text)).toEqual(rows)
    expect(numberedRowsOf(text).map(({ number }) => number)).toEqual([1, 2])
  })

  test('rows are counted as a spreadsheet counts them, empty ones too', () => {
    expect(numberedRowsOf('a,b\n\n1,2\n')).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 3, cells: ['1', '2'] },
    ])
  })

  test('a quote that is never closed can’t be read', () => {
    expect(() => rowsOf('a,b\n"1,2\n')).toThrow('Row 2')
  })
})

describe('Many cases at once', () => {
  const salary = tries.find(({ id }) => id === 'salary-sacrifice')

  for (const tryIt of tries) {
    const { title, table } = tryIt
    const written = tablesIn(readFileSync(table.file, 'utf8')).find(
      ({ headings }) => headings.join() === table.headings.join(),
    )

    if (tryIt.columns !== undefined)
      test(`${title} Its decision table goes out and comes back without a difference`, () => {
        const [head = [], ...rows] = written?.rows ?? []
        expect(rows.length).toBeGreaterThan(3)
        const { cases } = workedCases(tryIt, csvOf([head, ...rows]))
        expect(cases).toHaveLength(rows.length)
        expect(cases.filter(({ differences }) => differences.length > 0)).toEqual([])
      })

    test(`${title} The case that it begins with can be worked out`, () => {
      const { cases } = workedCases(tryIt, csvOf(firstCase(tryIt, {})))
      expect(cases.map(({ differences }) => differences)).toEqual([[]])
      expect(cases[0]?.says).not.toBe('')
    })
  }

  test('a different result is shown with both values', () => {
    const text = 'case,amount,benefit in kind %,NI,tax,saving\none,1200.00,12.5,0.08,0.2,£300.00\n'
    const found = salary && workedCases(salary, text)
    expect(found?.cases[0]?.differences).toEqual([
      { column: 'saving', expected: '£300.00', result: '£306.00' },
    ])
    expect(found?.rows[1]?.at(-1)).toBe('saving')
  })

  test('an expected figure is read as its column has it, however a spreadsheet writes it', () => {
    const text =
      'amount,benefit in kind %,NI,tax,saving,%,a month\n' +
      '1200,12.5,0.08,0.2,306,25.5%,74.5\n1200.00,12.5,0.08,0.2,306.00,25.50,£74.50\n'
    const found = salary && workedCases(salary, text)
    expect(found?.cases.map(({ differences }) => differences)).toEqual([[], []])
    const [wrong] = (salary && workedCases(salary, text.replace('306', '306.01')).cases) ?? []
    expect(wrong?.differences).toEqual([
      { column: 'saving', expected: '306.01', result: '£306.00' },
    ])
  })

  test('a heading counts whatever its letter case', () => {
    const text =
      'Amount,Benefit in kind %,ni,Tax,Saving\n600.00,12.5,0.08,0.2,£153.00\n600.00,12.5,0.08,0.2,£1.00\n'
    const found = salary && workedCases(salary, text)
    expect(found?.notes).toEqual([])
    expect(found?.cases.map(({ differences }) => differences)).toEqual([
      [],
      [{ column: 'saving', expected: '£1.00', result: '£153.00' }],
    ])
  })

  test.each(['\t', ';'])('the fields’ own names as a spreadsheet copies them, with %j', (part) => {
    const lines = [
      ['Case', 'Amount for a year, in pounds', 'Tax rate, as a fraction'],
      ['A', '600', '20%'],
    ]
    const found = salary && workedCases(salary, lines.map((cells) => cells.join(part)).join('\n'))
    expect(found?.headings).toEqual(['case', ...(lines[0]?.slice(1) ?? [])])
    expect(found?.cases[0]?.says).toContain('Saves £168.00')
    expect(found?.notes.join()).not.toContain('is no column')
  })

  test('the value of a benefit in kind has one column name, whichever rule it is for', () => {
    for (const id of ['salary-sacrifice', 'payslip']) {
      const tryIt = tries.find((one) => one.id === id)
      expect(tryIt && columnsOf(tryIt)).toContain('benefit in kind %')
      for (const name of ['benefit in kind %', 'in kind %', 'In Kind %']) {
        const found = tryIt && workedCases(tryIt, `amount,${name}\n1200.00,100\n`)
        expect(found?.notes.join()).not.toMatch(/is no column|Benefit in kind/)
        expect(found?.cases[0]?.isUnreadable).toBe(false)
      }
    }
  })

  test('results go by the names that the page gives them, too', () => {
    const steps = salary?.answer(
      Object.fromEntries(salary.fields.map(({ name, first }) => [name, first])),
    ).steps
    for (const name of Object.keys(salary?.results ?? {}))
      expect(steps?.some(({ what }) => what.startsWith(`${name} = `))).toBe(true)
    const found =
      salary && workedCases(salary, 'amount,saving %,Monthly Cost\n1200.00,34.01,£1.00\n')
    expect(found?.compared).toEqual(['%', 'a month'])
    expect(found?.notes.join()).not.toContain('is no column')
    expect(found?.cases[0]?.differences.map(({ column }) => column)).toEqual(['%', 'a month'])
  })

  test('two columns for one thing are refused', () => {
    const twice = (head: string) => () => salary && workedCases(salary, `${head}\n1.00,2.00\n`)
    expect(twice('amount,Amount')).toThrow('“amount” and “Amount” are one column')
    expect(twice('amount,"Amount for a year, in pounds"')).toThrow('are one column')
    expect(twice('in kind %,Benefit in kind %')).toThrow('are one column')
    expect(twice('amount,saving,Saving')).toThrow('“saving” and “Saving” are one column')
    expect(twice('amount,note,note,,')).not.toThrow()
  })

  test('the verdict is about the columns that were looked at', () => {
    const verdict = (text: string) => salary && summaryOf(workedCases(salary, text)).join(' ')
    const whole = 'amount,benefit in kind %,NI,tax,saving\n1200.00,12.5,0.08,0.2,£306.00\n'
    expect(verdict(whole)).toBe('1 case, none differs.')
    expect(verdict('amount,saving,savings\n1200.00,£336.00,£1.00\n')).toContain(
      '1 case, none differs in “saving”. ',
    )
    expect(verdict('amount,savings\n1200.00,£1.00\n')).toContain(
      '1 case worked out. No column says what is expected, so nothing is compared. ',
    )
    expect(verdict(whole.replace('£306.00', '5'))).toBe('1 case, 1 with a difference in “saving”.')
    const two = 'amount,saving,a month\n1200.00,£336.00,£1.00\n'
    expect(verdict(two)).toContain('1 case, 1 with a difference in “a month”. ')
    expect(verdict('amount,NI\n1200.00,8\n1200.00,0.08\n')).toContain(
      '2 cases: 1 worked out, 1 can’t be read. No column says what is expected, so nothing is compared. ',
    )
  })

  test('input that can’t be read is named by its field, and nothing is worked out for it', () => {
    const found = salary && workedCases(salary, 'amount,NI\n1200.00,8\n')
    expect(found?.cases[0]?.says).toContain('National Insurance rate')
  })

  test('an amount that is read and refused is not one that can’t be read', () => {
    const first = (id: string, text: string) =>
      tries.flatMap((tryIt) => (tryIt.id === id ? workedCases(tryIt, text).cases : []))[0]
    for (const id of ['salary-sacrifice', 'payslip'])
      expect(first(id, 'amount\n-5\n')).toMatchObject({
        isUnreadable: false,
        says: `Amount for a year, in pounds: ${choiceMessages.wrongAmount}`,
      })
    expect(first('salary-sacrifice', 'amount\nten\n')?.isUnreadable).toBe(true)
    expect(first('payslip', 'salary\n-5\n')?.isUnreadable).toBe(false)
    expect(first('payslip', 'salary\n12,34\n')?.isUnreadable).toBe(true)
    expect(first('salary-sacrifice', 'amount,saving\n-5,£1.00\n')?.differences).toEqual([
      { column: 'saving', expected: '£1.00', result: '' },
    ])
  })

  test('an empty cell asks for the figure, and expects none', () => {
    const table = 'amount,in kind %,saving,a month\n1200.00,12.5,,£74.51'
    const [asked] = tries.flatMap((tryIt) =>
      tryIt.id === 'salary-sacrifice' ? workedCases(tryIt, table).cases : [],
    )
    expect(asked?.differences).toEqual([
      { column: 'a month', expected: '£74.51', result: '£74.50' },
    ])
  })

  test('an expected result that can’t be worked out is neither a difference nor agreement', () => {
    const text = 'amount,benefit in kind %,NI,tax,saving\n1200.00,12.5,8,0.2,£306.00\n'
    const found = salary && workedCases(salary, text)
    expect(found?.cases[0]?.isUnreadable).toBe(true)
    expect(found?.cases[0]?.differences).toEqual([])
    expect(found?.rows[1]?.at(-1)).toBe('can’t be read')
  })

  test('a transfer is compared in any range, and not only in that of the table', () => {
    const transfer = tries.find(({ id }) => id === 'withdrawal-range')
    const text = 'settings,balance,typed,transfers\n10.00,20.00,9.99,9.99\n'
    const [low] = (transfer && workedCases(transfer, text).cases) ?? []
    expect(low?.differences).toEqual([{ column: 'transfers', expected: '9.99', result: 'no' }])
  })

  test('what the table lacks and what is not looked at is said', () => {
    const found = salary && workedCases(salary, 'amount,NI rate,savings\n1200.00,0.02,£1.00\n')
    expect(found?.notes).toEqual([
      'No column says “Benefit in kind value, in percent”: none is taken.',
      'No column says “National Insurance rate, as a fraction”: 0.08 is taken.',
      'No column says “Tax rate, as a fraction”: 0.2 is taken.',
      '“NI rate” is no column of this rule, so it is not looked at.',
      '“savings” is no column of this rule, so it is not looked at.',
    ])
    const whole = 'case,amount,benefit in kind %,NI,tax,saving\none,1200.00,12.5,0.08,0.2,£306.00\n'
    expect(salary && workedCases(salary, whole).notes).toEqual([])
  })

  test('a text without the columns is refused, and they are named', () => {
    expect(() => salary && workedCases(salary, 'a,b\n1,2\n')).toThrow(
      salary && columnsOf(salary).join(', '),
    )
  })

  test('of a thousand cases each has its own result', () => {
    const rows = Array.from({ length: 1000 }, (_, place) => `${place * 100}.00,12.5,0.08,0.2`)
    const found = salary && workedCases(salary, `amount,kind,NI,tax\n${rows.join('\n')}\n`)
    // 8% of the amount, and 20% of the seven eighths of it that are no benefit in kind.
    const savings = rows.map((_, place) => `Saves ${formatPounds(Pence.make(place * 2550))}`)
    const says = (found?.cases ?? []).map(({ says }) => /Saves £[\d,.]*\d/.exec(says)?.[0])
    expect(says).toEqual(savings)
  })
})

test.each(tries)(
  '$title: its own table, downloaded and not edited, shows no difference',
  (tryIt) => {
    const { file, headings } = tryIt.table
    const table = tablesIn(readFileSync(file, 'utf8')).find(
      (written) => written.headings.join() === headings.join(),
    )
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
    const csv = (table?.rows ?? []).map((cells) => cells.map(cell).join(',')).join('\n')
    const { cases } = workedCases(tryIt, csv)
    expect(cases.length).toBeGreaterThan(3)
    const differing = cases.filter(({ differences }) => differences.length > 0)
    expect(differing.map(({ cells, differences }) => [cells.join(' | '), differences])).toEqual([])
  },
)
