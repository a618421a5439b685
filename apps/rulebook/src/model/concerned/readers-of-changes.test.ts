import { describe, expect, test } from 'vitest'
import { changesIn } from '../changes/changes.ts'
import { readersOfChanges, readersToday } from './readers-of-changes.ts'

const texts = new Map([
  ['a/pay.policy.ts', 'export const pay = { least: 1, most: 2 }\nexport const rows = [pay]'],
  [
    'a/pay.rules.ts',
    `import { pay as ours, rows } from './pay.policy.ts'
const { least } = ours
export const isMuch = (sum: number) => sum > ours.most
export const isLittle = (sum: number) => sum < least
export const countOf = () => rows.length
export const both = (sum: number) => isMuch(sum) || isLittle(sum)`,
  ],
  [
    'a/pay.machine.ts',
    `import { pay } from './pay.policy.ts'
const chart = { delays: { wait: pay.waitMs }, guards: { isOpen: () => true } }`,
  ],
])

describe('Which functions read a changed figure or sentence?', () => {
  const readersOf = (name: string) => [...readersOfChanges(texts)({ kind: 'figure or rate', name })]

  test('those that name it, also through a constant or another name of their file', () => {
    expect(readersOf('pay.most')).toEqual(['a/pay.rules.ts#isMuch'])
    expect(readersOf('pay.least')).toEqual(['a/pay.rules.ts#isLittle'])
  })

  test('of a machine that reads it outside its functions each of them', () => {
    expect(readersOf('pay.waitMs')).toEqual(['a/pay.machine.ts#isOpen'])
  })

  test('of what is shown of a machine the functions of that machine', () => {
    const shown = new Map([
      ['a/pay.selectors.ts', 'export const viewOf = () => payMessages.saved'],
      ['a/pay.machine.ts', 'const chart = { guards: { isOpen: () => true } }'],
      ['b/list.selectors.ts', 'export const viewOf = () => payMessages.listed'],
    ])
    const readers = (name: string) => [
      ...readersOfChanges(shown)({ kind: 'sentence', name: `payMessages.${name}` }),
    ]
    expect(readers('saved')).toEqual(['a/pay.machine.ts#isOpen'])
    expect(readers('listed')).toEqual([])
    expect([...readersToday({ kind: 'sentence', name: 'accountMessages.saved' })].join()).toContain(
      'account/edit-card.machine.ts#isSaved',
    )
  })

  test('if none names it, those that take all of the constant, or what is made of it', () => {
    expect(readersOf('pay.unnamed')).toContain('a/pay.rules.ts#countOf')
  })

  test('not those that take another field of it', () => {
    const name = 'sessionPolicy.keptDraftMs'
    expect([...readersToday({ kind: 'figure or rate', name })]).toEqual([])
  })

  test('not those of a file of rules in which one names the constant and another its field', () => {
    const apart = new Map([
      [
        'a/saving.rules.ts',
        `export const bandsOf = ({ pay }: Page) => [pay]
export const savedBy = (sum: number, one: Band) => sum * one.waitMs
const hundredths = (part: number) => part * 100`,
      ],
    ])
    const named = readersOfChanges(apart)({ kind: 'figure or rate', name: 'pay.waitMs' })
    expect([...named]).toEqual(['a/saving.rules.ts#bandsOf'])
  })

  test('a rate of the comparison is read by the rule that reads its field', () => {
    const name = 'choiceRates 2026-04-06.higher.taxRate'
    expect([...readersToday({ kind: 'figure or rate', name })]).toEqual([
      'packages/domain/src/benefits/salary-sacrifice.rules.ts#exactFigures',
    ])
  })

  test('a rule that a run notes, or a machine, is read by none', () => {
    const file = 'a/pay.rules.ts'
    expect(readersOfChanges(texts)({ kind: 'rule', name: 'isMuch', file }).size).toBe(0)
    expect(readersOfChanges(texts)({ kind: 'machine', name: 'chart', file }).size).toBe(0)
  })

  test('a constant of a rule’s own file is read by the rules that it is a part of', () => {
    const file = 'packages/domain/src/payslip/income-tax.rules.ts'
    const [before, after] = [2, 3].map((by) => `const two = wholeNumber(${by})\n`)
    const changes = changesIn(file, `${before}`, `${after}`)
    expect(changes).toHaveLength(1)
    for (const change of [...changes, { kind: 'rule', name: 'two', file } as const])
      expect([...readersToday(change)]).toEqual([`${file}#allowanceOf`])
  })

  test('a band of the rate book is read by the rule that taxes by band, and by none of insurance', () => {
    const name = 'rateBook incomeTax scotland.bands top.percent'
    const readers = [...readersToday({ kind: 'figure or rate', name })].join()
    expect(readers).toContain('#taxByBand')
    expect(readers).not.toContain('#insuranceOn')
  })

  const readsToday = (name: string) => [...readersToday({ kind: 'figure or rate', name })].join()

  test('a threshold of the loans is read by the rule of the loans, and by none of the warnings', () => {
    const readers = readsToday('rateBook loan plan2.above')
    expect(readers).toContain('#loanOn')
    expect(readers).not.toMatch(/#(?:insuranceOn|warning\w+|keyed)/)
  })

  test('the days of a rate are read where it is chosen by day, and not where it is worked with', () => {
    for (const day of ['from', 'until'])
      expect(readsToday(`rateBook nationalInsurance.${day}`)).toBe(
        'packages/domain/src/payslip/rate-book.rules.ts#ratesOn',
      )
  })

  test('the day on which a source was checked is read where that source is named', () => {
    expect(readsToday('rateSources.wales.checkedOn')).toBe(
      'packages/domain/src/payslip/warnings.rules.ts#warningSource',
    )
  })

  test('a limit that stands in a constant of functions is read by what uses that constant', () => {
    expect(readsToday('rateBook nationalInsurance.lowerEarningsLimit')).toContain('#warningsOf')
  })
})
