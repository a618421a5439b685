import { expect, test } from 'vitest'
import { changeLine } from '../../page/changes/change-line.ts'
import { html } from '../../page/html.ts'
import { changesIn } from './changes.ts'

const told = (before: string, after: string, file = 'packages/domain/src/payslip/tax.rules.ts') =>
  changesIn(file, before, after).map((change) =>
    String(changeLine(change, (text) => html`${text}`))
      .replace(/<code.*?<\/code>|<[^>]+>|\n/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

const rules = (step: number, says = 'Less £1 for each £2 of income above £100,000.') =>
  `const two = wholeNumber(${step})
const lessFor = (income: Pence) => dividedBy(income, two)
/** ${says} */
export const allowance = (income: Pence) => minus(personal, lessFor(income))
/** No tax. */
export const free = 1
`

test('A constant without a comment is told with the words of the rules that use it', () => {
  expect(told(rules(2), rules(3))).toEqual([
    expect.stringContaining(
      'The words of allowance, which reads it, are as they were: “Less £1 for each £2 of income above £100,000.” Check that they still hold.',
    ),
  ])
})

test('but not with words that have changed as well', () => {
  const lines = told(rules(2), rules(3, 'Less £1 for each £3.'))
  expect(lines.join()).not.toContain('still holds')
})

test('What is said of a figure is told where it is said in another way', () => {
  const policy = (says: string, count: number) =>
    `export const retailersPolicy = {
  /** ${says} */
  viewedRetailers: ${count},
}`
  const file = 'packages/domain/src/retailers/retailers.policy.ts'
  expect(told(policy('How many it offers.', 8), policy('How many it shows.', 8), file)).toEqual([
    'what is said of “viewed retailers” changed How many it offers. How many it shows.',
  ])
  expect(told(policy('How many.', 8), policy('How many.', 9), file)).toHaveLength(1)
})

test('What is said at the head of a file of rules', () => {
  const file = (says: string) => `/** ${says} */\nimport { a } from './a.ts'\nexport const b = a\n`
  expect(told(file('Of BANKW-23.'), file('Of BANKW-24.'))).toEqual([
    'What is said of the whole file tax.rules.ts changed Of BANKW-23. Of BANKW-24.',
  ])
})

test('A time that a machine itself states is told', () => {
  const machine = (after: string) =>
    `export const tokenMachine = setup({}).createMachine({ states: { failed: { on: { again: 'loading' }${after} } } })`
  const lines = told(
    machine(''),
    machine(", after: { 5000: 'loading' }"),
    'packages/domain/src/a/a.machine.ts',
  )
  expect(lines.join()).toContain('When: 5 s (5000 ms) have passed.')
})
