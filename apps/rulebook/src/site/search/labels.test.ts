import { expect, test } from 'vitest'
import { labelsFor, labelsIn } from './labels.ts'

test.each<[rule: string, labels: readonly string[]]>([
  ["Checkout shows 'You Save' = the sum.", ['you sav']],
  ["The list has first, next and 'Page X of Y'.", ['pag # of #']],
  ["One offer is shown as '1 cashback offer'.", ['1 cashback offer']],
  ["Any other number is shown as 'N cashback offers'.", ['# cashback offer']],
  ["The member's own.", []],
])('What labels does a rule quote? %s', (rule, labels) => {
  expect([...labelsIn(rule)]).toEqual(labels)
})

test.each<[question: string, labels: readonly string[]]>([
  ['You Save £3.00', ['you sav £3', 'you sav #', 'you sav']],
  ['Page 2 of 3', ['pag 2 of 3', 'pag # of #', 'pag # of']],
  ['1 cashback offer', ['1 cashback offer', '# cashback offer', 'cashback offer']],
  ['Pay', []],
  ['£3.00', []],
])('What label may a question be? %s', (question, labels) => {
  expect(labelsFor(question)).toEqual(labels)
})
