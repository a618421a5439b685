import { assert, integer, pre, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasValue, wrongCellsOf } from './wrong-cell.ts'

const wrongIn = (
  table: { readonly headings: readonly string[]; readonly answers?: readonly string[] },
  cells: readonly string[],
  expected: string,
  received: string,
) => {
  const row = { cells, complaints: [{ says: '', expected, received }] }
  return wrongCellsOf({ ...table, rows: [row] }, row)
}

describe('Which cell of a failed row is wrong?', () => {
  const headings = ['id', 'case', 'amount', 'saving']
  const wrong = (cells: readonly string[], expected: string, received: string) =>
    wrongIn({ headings }, cells, expected, received)[0]

  const cases = [
    ['as it is written', '£306.00', '£306.00', '£294.00', '£294.00'],
    ['pence for pounds', '£306.00', '30600', '29400', '£294.00'],
    ['pence for plain pounds', '306.00', '30600', '29400', '£294.00'],
    ['a fraction of a penny', '306.00', '30600', '30600.5', '£306.005'],
    ['what is empty', 'some', '"some"', '""', '(nothing)'],
    ['a quoted text', 'AB123', '"AB123"', '"AB124"', 'AB124'],
    ['a text in quotes in the table', "'AB'", 'AB', 'AC', "'AC'"],
    ['decimals', '28.50', '28.5', '28.25', '£28.25'],
    ['yes and no', 'yes', 'true', 'false', 'no'],
    ['nothing at all', '(none)', 'undefined', '5', '5'],
  ] as const
  for (const [name, cell, expected, received, shown] of cases)
    test(name, () => {
      expect(wrong(['A-01', 'a case', '1200', cell], expected, received)).toEqual({
        column: 3,
        expected: /^\d+\.\d\d$/.test(cell) ? `£${cell}` : cell,
        received: shown,
      })
    })

  test('for a record, each entry that differs, by its column', () => {
    const expected = 'Object {\n  "amount": 120000,\n  "saving": "£306.00",\n}'
    const received = expected.replace('306', '294')
    const row = {
      cells: ['A-01', 'a case', '1200', '£306.00'],
      complaints: [{ says: '', expected, received }],
    }
    expect(wrongCellsOf({ headings, answers: ['saving'], rows: [row] }, row)).toEqual([
      { column: 3, expected: '£306.00', received: '£294.00' },
    ])
  })

  test('for a list, each entry that differs, by its cell', () => {
    const expected = '[\n  "5",\n  30600,\n]'
    const row = {
      cells: ['A-01', 'a case', '5', '£306.00'],
      complaints: [{ says: '', expected, received: expected.replace('306', '294') }],
    }
    expect(wrongCellsOf({ headings, answers: ['amount', 'saving'], rows: [row] }, row)).toEqual([
      { column: 3, expected: '£306.00', received: '£294.00' },
    ])
  })

  test('for lists of different lengths a cell is named only where the table has one answer', () => {
    const row = {
      cells: ['A-01', 'a case', '5', '6'],
      complaints: [{ says: '', expected: '[\n  "5",\n]', received: '[]' }],
    }
    const named = (...answers: readonly string[]) =>
      wrongCellsOf({ headings, answers, rows: [row] }, row)
    expect(named('amount', 'saving')).toEqual([])
    expect(named('saving')).toEqual([{ column: 3, expected: '6', received: '(nothing)' }])
  })

  test('for what came besides what was expected, both', () => {
    const table = {
      headings: ['case', 'complaint'],
      answers: ['complaint'],
      rows: [{ cells: ['no name', 'Please specify your name'] }],
    }
    const complaint = {
      says: 'not equal',
      expected: '{\n  "name": "Please specify your name",\n}',
      received: '{\n  "name": "Please specify your name",\n  "orderNumber": "Please give it",\n}',
    }
    const row = { cells: ['no name', 'Please specify your name'], complaints: [complaint] }
    expect(wrongCellsOf(table, row).map(({ received }) => received)).toEqual([
      'Please specify your name; besides, order number: Please give it',
    ])
  })

  test('an empty cell expects nothing, and says so', () => {
    expect(
      wrongIn({ headings: ['case', 'says'], answers: ['says'] }, ['a', ''], '""', '"Sorry."'),
    ).toEqual([{ column: 1, expected: '(nothing)', received: 'Sorry.' }])
  })

  test('of two cells with the same text, the one on the right', () => {
    expect(wrong(['A-01', 'a case', '5', '5'], '5', '6')?.column).toBe(3)
  })

  test('one that its test can’t read, which the failure quotes', () => {
    const named = (says: string) => {
      const row = { cells: ['A-01', 'a case', '5', '£6'], complaints: [{ says }] }
      return wrongCellsOf({ headings, answers: ['amount', 'saving'], rows: [row] }, row)
    }
    expect(named('Not an amount in pounds: £6')).toEqual([
      { column: 3, expected: '£6', received: '(its test can’t read this cell)' },
    ])
    expect(named('Not an amount in pounds: £7')).toEqual([])
    expect(named('Nothing is known of: a case')).toEqual([])
  })

  test('nothing at all in place of an amount', () => {
    expect(wrong(['A-01', 'a case', '1200', '306.00'], '30600', 'undefined')).toEqual({
      column: 3,
      expected: '£306.00',
      received: '(nothing)',
    })
  })

  test('the name of a case is never wrong', () => {
    expect(wrong(['A-01', '5', '7', '8'], '5', '6')).toBeUndefined()
  })

  test('without what was compared there is no cell to name', () => {
    const row = { cells: ['A-01', 'a case', '1', '2'], complaints: [{ says: 'It broke.' }] }
    expect(wrongCellsOf({ headings, answers: ['saving'], rows: [row] }, row)).toEqual([])
  })
})

describe('A given column is never wrong', () => {
  const orders = { headings: ['case', 'amount', 'leads'], answers: ['leads'] }
  const on = (pence: number) => `Object {\n  "amount": ${pence},\n  "leads": "on",\n}`
  const back = 'Object {\n  "leads": "back",\n  "path": "/Choice/7",\n}'

  test('even if what is compared has its name', () => {
    expect(wrongIn(orders, ['half', '125.555', 'on with 125.56'], on(12556), on(12555))).toEqual([
      { column: 2, expected: 'on with 125.56', received: 'on with 125.55' },
    ])
  })

  test('or says the same as the answer', () => {
    const cells = ['whole', '1200.00', 'on with 1200.00']
    expect(wrongIn(orders, cells, on(120_000), on(119_900))).toEqual([
      { column: 2, expected: 'on with 1200.00', received: 'on with 1199.00' },
    ])
    expect(wrongIn(orders, cells, on(120_000), back)).toEqual([
      { column: 2, expected: 'on with 1200.00', received: 'back' },
    ])
  })

  test('for any amount', () => {
    assert(
      property(integer({ min: 0, max: 99_999 }), integer({ min: 0, max: 99_999 }), (was, came) => {
        pre(was !== came)
        const text = (was / 100).toFixed(2)
        for (const cells of [
          ['a case', text, `on with ${text}`],
          ['a case', text, text],
          ['a case', text, 'something else'],
        ])
          expect(
            wrongIn(orders, cells, on(was), on(came)).every(({ column }) => column === 2),
          ).toBe(true)
      }),
    )
  })

  test('nor is a number rounded to find its cell', () => {
    const table = { headings: ['case', 'given', 'kept'], answers: ['kept'] }
    expect(wrongIn(table, ['a case', '1', '28.50'], '28.504', '3')).toEqual([
      { column: 2, expected: '£28.50', received: '3 (in the unit of its test)' },
    ])
    expect(wrongIn(table, ['a case', '1', '(nothing)'], 'undefined', '0')).toMatchObject([
      { expected: '(nothing)', received: expect.stringMatching(/^£?0$/) },
    ])
  })
})

describe('Where several answers say the same', () => {
  const table = {
    headings: ['case', 'amount', 'most', 'exceeded by'],
    answers: ['most', 'exceeded by'],
  }
  const cells = ['a penny below it', '£0.00', '£0.00', '£0.00']
  const list = (most: string, exceeded: string) => `Array [\n  "${most}",\n  "${exceeded}",\n]`

  test('a list is in the order of the test', () => {
    const wanted = list('£0.00', '£0.00')
    expect(wrongIn(table, cells, wanted, list('£68.08', '£0.00'))).toEqual([
      { column: 2, expected: '£0.00', received: '£68.08' },
    ])
    expect(wrongIn(table, cells, wanted, list('£0.00', '£68.08'))).toEqual([
      { column: 3, expected: '£0.00', received: '£68.08' },
    ])
  })

  test('a single value could be any of them: no cell is named', () => {
    expect(wrongIn(table, cells, '0', '6808')).toEqual([])
  })

  test('nor for a list of records', () => {
    const records = '[\n  {\n    "most": 0,\n  },\n  {\n    "most": 0,\n  },\n]'
    expect(wrongIn(table, cells, records, records.replace('0', '6808'))).toEqual([])
  })
})

test('amounts are written as the table shows them', () => {
  const row = {
    cells: ['a case', '5', '125.56'],
    complaints: [{ says: '', expected: '"125.56"', received: '"125.55"' }],
  }
  const table = { headings: ['case', 'typed', 'amount'], answers: ['amount'], rows: [row] }
  expect(wrongCellsOf(table, row)).toEqual([
    { column: 2, expected: '£125.56', received: '£125.55' },
  ])
})

describe('In a column of pounds with pence, whole pounds may be written without pence', () => {
  const record = (pence: number) => `Object {\n  "amount": ${pence},\n  "ends": "no more",\n}`
  const came = (cell: string, others: readonly string[], wanted: string, got: string) => {
    const rows = [cell, ...others].map((amount) => ({
      cells: ['a case', 'no more', amount],
      complaints: [{ says: '', expected: wanted, received: got }],
    }))
    const table = { headings: ['case', 'ends', 'amount'], answers: ['ends', 'amount'], rows }
    return rows[0] && wrongCellsOf(table, rows[0])
  }

  test('nought is in pence as the others are', () => {
    for (const [wanted, got] of [
      [record(0), record(25_000)],
      ['0', '25000'],
    ] as const)
      expect(came('0', ['0.01', '1284.60'], wanted, got)).toEqual([
        { column: 2, expected: '£0.00', received: '£250.00' },
      ])
  })

  test('so are whole pounds', () => {
    expect(came('150', ['1284.60'], record(15_000), record(25_050))).toEqual([
      { column: 2, expected: '£150.00', received: '£250.50' },
    ])
  })

  test('in a column of plain numbers they are what they are', () => {
    expect(came('0', ['12'], '0', '25')).toEqual([{ column: 2, expected: '0', received: '25' }])
    expect(came('150', ['12'], '15000', '25000')).toEqual([])
  })
})

describe('Words were expected where an amount came', () => {
  const came = (
    headings: readonly [string, string],
    other: string,
    expected: string,
    got: string,
  ) => {
    const rows = ['(not)', other].map((cell) => ({
      cells: ['a case', cell],
      complaints: [{ says: '', expected, received: got }],
    }))
    const [row] = rows
    return row && wrongCellsOf({ headings, answers: [headings[1]], rows }, row)
  }

  test('in a column of pounds it is told in pounds, since a test compares pence', () => {
    const wrong = { column: 1, expected: '(not)' }
    for (const [want, got] of [
      ['(not)', '579'],
      ['Object {\n  "kept": "(not)",\n}', 'Object {\n  "kept": 579,\n}'],
    ] as const)
      expect(came(['case', 'kept'], '5.79', want, got)).toEqual([{ ...wrong, received: '£5.79' }])
    expect(came(['case', 'kept'], '5.79', '"(not)"', '1500000')).toEqual([
      { ...wrong, received: '£15,000.00' },
    ])
    expect(came(['case', 'limit'], '250', '"(not)"', '25050')).toEqual([
      { ...wrong, received: '£250.50' },
    ])
  })

  test('a text that came in pounds stays, and so does a count', () => {
    const wrong = { column: 1, expected: '(not)' }
    expect(came(['case', 'kept'], '5.79', '"(not)"', '"5.80"')).toEqual([
      { ...wrong, received: '£5.80' },
    ])
    expect(came(['case', 'pages'], '5', '"(not)"', '579')).toEqual([{ ...wrong, received: '579' }])
  })
})

describe('What came in place of the only answer of a row is told, whatever form its test compares', () => {
  const record = (...entries: readonly string[]) =>
    entries.length === 0 ? '{}' : `{\n${entries.map((entry) => `  ${entry},\n`).join('')}}`
  const list = (...values: readonly string[]) =>
    `[\n${values.map((value) => `  ${value},\n`).join('')}]`
  const complaint = 'Account number should be a number in the format 99999999'
  const cases = [
    ['no complaint', complaint, record(`"accountNumber": "${complaint}"`), record(), '(nothing)'],
    [
      'a complaint',
      '(nothing)',
      record(),
      record(`"name": "Please say \\"who\\""`),
      'Please say "who"',
    ],
    [
      'two complaints',
      '(nothing)',
      record(),
      record('"name": "No name."', '"city": "No city."'),
      'No name., No city.',
    ],
    ['no text', 'it was made', '"Your withdrawal was made."', 'undefined', '(nothing)'],
    ['another text', 'it was made', '"It was made."', '"Nobody knows."', 'Nobody knows.'],
    [
      'another field',
      'sortCode',
      record('"sortCode": "Refused."'),
      record('"value": "Refused."'),
      'value',
    ],
    ['no longer', 'yes', list('[\n    "/out",\n  ]', 'true'), list('[]', 'false'), 'no'],
    ['once more', 'no', list('"settled"', '0'), list('"settled"', '1'), 'yes'],
    [
      'neither',
      'yes',
      list('[\n    "/out",\n  ]', 'true'),
      list('[]', 'true'),
      '(in the words of its test: nothing instead of /out)',
    ],
    [
      'several',
      'the list',
      list('false', 'false'),
      list('true', 'false'),
      '(in the words of its test: true instead of false)',
    ],
    [
      'no card',
      "'Priti'",
      record('"name": "Shah"', '"title": "Priti"'),
      record('"name": "Shah"'),
      '(nothing)',
    ],
    ['digits in quotes', '"0012"', '0012', '00123456', '"00123456"'],
    [
      'values as one text',
      '(nothing)',
      record('"said": "[]"'),
      record('"said": "[{\\"call\\":\\"changes\\",\\"text\\":\\"Not saved.\\"}]"'),
      'changes, Not saved.',
    ],
  ] as const
  test.each(cases)('%s', (_, cell, expected, received, told) => {
    const table = { headings: ['case', 'said'], answers: ['said'] }
    expect(wrongIn(table, ['a case', cell], expected, received)).toEqual([
      { column: 1, expected: cell, received: told },
    ])
  })

  test('of two spellings of one amount each is what the field says', () => {
    const table = { headings: ['typed', 'up', 'down'], answers: ['up', 'down'] }
    const list = (...texts: readonly string[]) =>
      `Array [\n${texts.map((text) => `  "${text}",`).join('\n')}\n]`
    expect(
      wrongIn(table, ["'10'", '20.00', '0.00'], list('20.00', '0.00'), list('20', '0')),
    ).toEqual([
      { column: 1, expected: '20.00', received: '20' },
      { column: 2, expected: '0.00', received: '0' },
    ])
    expect(
      wrongIn(table, ["'10'", '20.00', '0.00'], list('20.00', '0.00'), list('30.00', '0.00')),
    ).toEqual([{ column: 1, expected: '£20.00', received: '£30.00' }])
  })

  test('in the words of its test it is no value', () => {
    const cell = { column: 1, expected: 'yes' }
    expect(hasValue({ ...cell, received: '(in the words of its test: 1 instead of 0)' })).toBe(
      false,
    )
    expect(hasValue({ ...cell, received: 'no' })).toBe(true)
    expect(hasValue({ ...cell, received: 'yes' })).toBe(false)
  })
})
