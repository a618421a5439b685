import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  property,
  string,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Day, Pence } from '../kernel/index.ts'
import * as cells from './cells.ts'
import { reportOf } from './check.ts'
import { play, story } from './story.ts'
import { table } from './table.ts'

const wholeNumber = integer({ min: -10_000_000, max: 10_000_000 })
const pence = wholeNumber.map((value) => Pence.make(value))
const storySteps = {
  pressed: (journey: string[]) => journey.push('pressed'),
  'an answer': async (journey: string[]) => journey.push(await Promise.resolve('an answer')),
}

describe('Reading back a written cell', () => {
  reads('text', cells.text, string())
  reads('quoted', cells.quoted, string({ unit: 'grapheme' }))
  reads('money', cells.money, pence)
  reads('count', cells.count, oneof(wholeNumber, constant(-0)))
  reads('decimal', cells.decimal, double({ noDefaultInfinity: true, noNaN: true }))
  reads(
    'percent',
    cells.percent,
    wholeNumber.map((hundredths) => hundredths / 100 + 0),
  )
  reads('yesNo', cells.yesNo, boolean())
  reads('day', cells.day, constantFrom(Day.make('2026-04-06'), Day.make('1999-12-31')))
  reads('oneOf', cells.oneOf('open', 'locked'), constantFrom('open', 'locked'))
  reads('inWords', cells.inWords(['overLimit', 'idle']), constantFrom('overLimit', 'idle'))
  reads('named', cells.named({ monthly: 12, never: undefined }), constantFrom(12, undefined))
  reads('orNone', cells.orNone(cells.money), oneof(pence, constant(undefined)))
  reads('list', cells.list(cells.count), array(wholeNumber))
  reads('story', story(storySteps), array(constantFrom(...Object.values(storySteps))))

  function reads<Value>(name: string, cell: cells.Cell<Value>, values: Arbitrary<Value>) {
    test(name, () => {
      const same = (value: Value) => expect(cell.read(cell.write(value))).toEqual(value)
      assert(property(values, (value) => void same(value)))
    })
  }
})

describe('Writing a cell', () => {
  test.each([
    ['minus zero as it is, counted', cells.count.write(-0), '-0'],
    ['minus zero as it is, measured', cells.decimal.write(-0), '-0'],
    ['names of the code as words', cells.inWords(['overLimit']).write('overLimit'), 'over limit'],
    ['an unknown value all the same', cells.named<number>({ a: 1 }).write(3), '(unnamed: 3)'],
    ['no value in other words', cells.orNone(cells.count, 'nobody').write(undefined), 'nobody'],
    ['no values in other words', cells.list(cells.count, { none: 'nobody' }).write([]), 'nobody'],
    ['values in their order', cells.list(cells.count, { separator: ' ' }).write([2, 1]), '2 1'],
    ['a story', story(storySteps).write(Object.values(storySteps)), 'pressed; an answer'],
    ['a story in which nothing happens', story(storySteps).write([]), '(nothing)'],
  ])('%s', (_, written, expected) => expect(written).toBe(expected))
})

describe('Refusing a cell', () => {
  test.each<[string, Pick<cells.Cell<unknown>, 'hint' | 'read'>, string]>([
    ['20-00-01', cells.quoted, 'text between double quotes, such as "20-00-01"'],
    ['', cells.money, 'an amount, such as £1,234.50'],
    ['£1.234', cells.money, 'an amount, such as £1,234.50'],
    ['1.5', cells.count, 'a whole number'],
    ['', cells.decimal, 'a number, such as 37.5'],
    ['5 %', cells.percent, 'a percentage, such as 12.5%'],
    ['6 April', cells.day, 'a day, such as 2026-04-06'],
    ['maybe', cells.yesNo, 'one of yes, no'],
    ['overLimit', cells.inWords(['overLimit', 'idle']), 'one of over limit, idle'],
    ['none', cells.orNone(cells.yesNo), 'one of yes, no, or (none)'],
    ['none', cells.orNone(cells.yesNo, ''), 'one of yes, no, or nothing'],
    [
      '1, x',
      cells.list(cells.count),
      "a whole number; several are separated by ', ', no value is (none)",
    ],
  ])("'%s' is refused with the allowed content", async (text, cell, hint) => {
    const cells = { title: 'What is read?', given: { value: { ...cell, write: String } } }
    const { decide } = table({ ...cells, answers: {}, rows: 'value', decide: () => ({}) })
    const refusals = { value: `'${text}' is not ${hint}.` }
    expect(await decide({ value: text })).toEqual({ refusals })
  })
})

const doubledIn = (rows: string) =>
  table({
    title: 'Doubled?',
    given: { number: cells.count },
    answers: { doubled: cells.count },
    rows,
    decide: async ({ number }) => ({ doubled: number * 2 }),
  })

test('a row has its requirements, its typed values, and a name that defaults to the given cells', () => {
  const { rows, givenIn } = doubledIn(`
    id               | case | number | doubled
    HELP-05, HELP-06 | two  | 2      | 4
    ours             | none | 0      | 0
  `)
  expect(rows.map(({ ids, name }) => [ids, name])).toEqual([
    [['HELP-05', 'HELP-06'], 'two'],
    [[], 'none'],
  ])
  expect(rows.map(givenIn)).toEqual([{ number: 2 }, { number: 0 }])
  expect(doubledIn('number | doubled\n7 | 14').rows[0]?.name).toBe('7')
})

test('a wrong cell is reported in its place', async () => {
  const doubled = doubledIn('case | number | doubled\nthree | 3 | 7\nfour | 04 | 8\nfive | 5 | 10')
  const reports = doubled.rows.map(async (row) => {
    const outcome = await doubled.decide(row.cells)
    const received =
      'refusals' in outcome ? outcome.refusals : { ...outcome.given, ...outcome.answers }
    return reportOf(doubled, row, received)?.replace(/ +$/gm, '')
  })
  expect(await Promise.all(reports)).toEqual([
    '         | case  | number | doubled\nexpected | three | 3      | 7\nreceived |       |        | 6',
    '         | case | number | doubled\nexpected | four | 04     | 8\nreceived |      | 4      |',
    undefined,
  ])
})

test.each([
  ['a heading is not a column', 'number | double\n1 | 2', 'has the headings number | double, not'],
  ['the columns have another order', 'doubled | number\n2 | 1', 'not number | doubled'],
  ['a row lacks a cell', 'number | doubled\n1', 'needs 2 cells: 1'],
  ['a row has a cell too many', 'number | doubled\n1 | 2 | 3', 'needs 2 cells: 1 | 2 | 3'],
  ['two rows have one name', 'number | doubled\n1 | 2\n1 | 3', 'has two rows called "1"'],
])('a table is refused if %s', (_, rows, message) => {
  expect(() => doubledIn(rows)).toThrow(message)
})

test('a story is played step by step', async () => {
  const steps = [storySteps['an answer'], storySteps.pressed]
  expect(await play(steps, [])).toEqual(['an answer', 'pressed'])
})
