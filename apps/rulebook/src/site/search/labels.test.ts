import { expect, test } from 'vitest'
import { asSentence, labelsFor, labelsIn, sentencePattern } from './labels.ts'

test.each<[rule: string, labels: readonly string[]]>([
  ["Checkout shows 'You Save' = the sum.", ['you sav']],
  ["The list has first, next and 'Page X of Y'.", ['pag # of #']],
  ["One offer is shown as '1 cashback offer'.", ['1 cashback offer']],
  ["Any other number is shown as 'N cashback offers'.", ['# cashback offer']],
  ["It says 'More than £{limit} a day can't be had.'", ["mor than # a day can't be had"]],
  ["The member's own.", []],
])('What labels does a rule quote? %s', (rule, labels) => {
  expect([...labelsIn(rule)]).toEqual(labels)
})

test.each<[question: string, labels: readonly string[]]>([
  ['You Save £3.00', ['you sav £3', 'you sav #', 'you sav']],
  ['Page 2 of 3', ['pag 2 of 3', 'pag # of #', 'pag # of']],
  ['1 cashback offer', ['1 cashback offer', '# cashback offer', 'cashback offer']],
  ['voucher £12.505', ['voucher £12.505', 'voucher #']],
  ['Pay', []],
  ['£3.00', []],
])('What label may a question be? %s', (question, labels) => {
  expect(labelsFor(question)).toEqual(labels)
})

test.each<[sentence: string, asked: string, isIt: boolean]>([
  ['We are sending it to you.', 'we are sending it to you', true],
  ['We are sending it to you.', 'are you sending it', false],
  ['The minimum is ‹minimum›.', 'The minimum is £5.00.', true],
  ['At the rates of ‹year› for ‹nation›.', 'At the rates of 2026-27 for Northern Ireland.', true],
  ['At the rates of ‹year› for ‹nation›.', 'At the rates of', false],
  ['‹amount›', '£5.00', false],
])('Is a question the sentence ‘%s’? %s: %s', (sentence, asked, isIt) => {
  expect(sentencePattern(sentence)?.test(asSentence(asked)) === true).toBe(isIt)
})
