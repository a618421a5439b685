import { Pence } from '@save/domain/kernel'
import { payslipOutcome } from '@save/domain/payslip'
import { dayOfTaxYear } from '@save/domain/testing/pay-examples'
import {
  type Arbitrary,
  assert,
  constant,
  constantFrom,
  oneof,
  property,
  record,
  string,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formIn } from '../try-it/pay-typed.ts'
import { tries } from '../try-it/tries.ts'
import { type Field, remarksIn, type Step, type TryIt, type Typed } from '../try-it/try-it.ts'
import { columnsOf } from './columns.ts'
import { csvOf, rowsOf } from './csv.ts'
import { workedCases } from './many-cases.ts'
import { summaryOf } from './summary.ts'

const rule = (id: string): TryIt => {
  const found = tries.find((tryIt) => tryIt.id === id)
  if (found === undefined) throw new Error(`Nothing to try is called ${id}.`)
  return found
}

const typable = constantFrom(
  ...['', '-5', '-5%', 'abc', '12,34', '£5', '0', '1e2', '1e5', '9', '37.5', '1200', '2000'],
  ...['5000', '12571', '25000', '1000000.01', '100', '200', '5% from pay', '101% from pay'],
  ...['200, 21 or over', '(not known)', '2026-11-22', 'QQ123456A', 'GB123456C', '?category=10'],
)

/** Mostly what the field begins with, so that most cases are worked out. */
const typedInto = ({ first, options }: Field): Arbitrary<string> =>
  oneof(
    { weight: 3, arbitrary: constant(first) },
    { weight: 3, arbitrary: options === undefined ? typable : constantFrom(...options) },
    { weight: 1, arbitrary: string({ maxLength: 6 }) },
  )

const anyCase = ({ fields }: TryIt): Arbitrary<Typed> =>
  record(Object.fromEntries(fields.map((field) => [field.name, typedInto(field)])))

/** The same case as a row: in quotes, so that white space stays. */
const asTable = (tryIt: TryIt, typed: Typed): string =>
  csvOf([columnsOf(tryIt), tryIt.fields.map(({ name }) => `'${typed[name]}'`)])

/** Told from a figure by its words, whatever the panel calls it: a formula is none, though it may say 'No amount, so no saving'. */
const isInWords = ({ what, gives }: Step): boolean =>
  (/^“|, so |JSON|\brefused\b/.test(what) && !what.includes(' = ')) ||
  / .*[.!?]$|\bnothing is\b|\bnot in order\b|\bno amount\b/.test(gives)

/** What the page of the product warns of. */
function saidOnPage(typed: Typed): readonly string[] {
  const form = formIn(typed)
  if ('wrong' in form) throw new Error(form.expected)
  const amount = Pence.make(Number(typed['amount']) * 100)
  const benefitInKindValue = Number(typed['kind'])
  const outcome = payslipOutcome(form, { amount, benefitInKindValue }, dayOfTaxYear)
  if (outcome.is === 'none') return []
  const { warnings, safe } = outcome.answer
  return [...warnings.map(({ text }) => text), ...(safe === undefined ? [] : [safe])]
}

const inOneLine = (words: readonly string[]) => words.join(' ').replaceAll(/\s+/g, ' ')

describe('Many cases at once say what one case says', () => {
  test.each(tries)('$title: each sentence, in the row and in the download', (tryIt) => {
    assert(
      property(anyCase(tryIt), (typed) => {
        const { says, steps } = tryIt.answer(typed)
        const { cases, rows } = workedCases(tryIt, asTable(tryIt, typed))
        const shown = cases.flatMap((worked) => [worked.says, ...worked.alsoSays])
        const downloaded = rowsOf(csvOf(rows))[1] ?? []
        const sentences = steps.filter(isInWords).flatMap(({ what, gives }) => [what, gives])
        for (const sentence of [says, ...sentences])
          for (const place of [shown, downloaded])
            expect(inOneLine(place)).toContain(inOneLine([sentence]))
      }),
    )
  })

  test('each warning about a member’s pay, as the page has it', () => {
    const tryIt = rule('payslip')
    const likely = record({
      amount: constantFrom('10', '1200', '2000', '20000'),
      salary: constantFrom('6000', '12600', '25000', '51000', '101000'),
      kind: constantFrom('0', '50', '100', '150'),
      hours: constantFrom('37.5, 21 or over', '20, 18 to 20', ''),
    })
    const told = new Set<string>()
    const first = Object.fromEntries(tryIt.fields.map(({ name, first }) => [name, first]))
    assert(
      property(likely, (some) => {
        const typed = { ...first, ...some }
        const [worked] = workedCases(tryIt, asTable(tryIt, typed)).cases
        for (const text of saidOnPage(typed)) {
          told.add(text.slice(0, 20))
          expect(worked?.alsoSays).toContain(`The page says: ${text}`)
        }
      }),
      { numRuns: 200 },
    )
    expect(told.size).toBeGreaterThan(6)
  })

  test('a case below the minimum wage is warned of, and one whose hours are missing', () => {
    const table = 'salary,amount,"hours, age"\n25000,2000,"37.5, 21 or over"\n25000,2000,\n'
    const { cases, rows } = workedCases(rule('payslip'), table)
    expect(cases.map(({ alsoSays }) => alsoSays)).toEqual([
      [
        'The page says: Cash pay may not fall below the minimum wage. You can give up at most £147.41 a year; this is £1,852.59 more.',
      ],
      [expect.stringContaining('The page says: Cash pay may not fall below the minimum wage. To')],
    ])
    const column = rows[0]?.indexOf('also says') ?? -1
    expect(rows.slice(1).map((row) => row[column])).toEqual(
      cases.map(({ alsoSays }) => alsoSays[0]),
    )
  })

  test('where no case says more than its result there is no column for it', () => {
    const { rows } = workedCases(rule('slug'), 'name\nBoots\n')
    expect(rows[0]).toEqual(['name', 'result', 'slug (result)', 'differs in'])
  })
})

describe('A case that is read and refused, and one that can’t be read', () => {
  const saysThatItWasRead = /is below £0\.00|which the form doesn’t take/

  test.each(tries)('$title: each says which it is', (tryIt) => {
    assert(
      property(anyCase(tryIt), (typed) => {
        const answer = tryIt.answer(typed)
        const [worked] = workedCases(tryIt, asTable(tryIt, typed)).cases
        if (answer.field === undefined) expect(worked?.isUnreadable).toBe(false)
        else expect(worked?.isUnreadable).toBe(!saysThatItWasRead.test(remarksIn(answer).join(' ')))
      }),
    )
  })

  test('are counted apart, and neither is worked out', () => {
    const of = (id: string, text: string) => summaryOf(workedCases(rule(id), text))[0]
    for (const id of ['salary-sacrifice', 'payslip']) {
      expect(of(id, 'amount\n1200\n0\n-5\nabc\n')).toBe(
        '4 cases: 2 worked out, 1 refused, 1 can’t be read.',
      )
      expect(of(id, 'amount\n-5\n')).toBe('1 case: 1 refused.')
    }
    expect(of('payslip', 'salary,amount\n1000,2000\n')).toBe('1 case: 1 refused.')
    expect(of('withdrawal-range', 'typed\n1\n')).toBe('1 case worked out.')
  })
})
