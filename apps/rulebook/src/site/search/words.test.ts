import { expect, test } from 'vitest'
import { conceptsIn, inUnits, phraseOf, termsOf, withoutFrame } from './words.ts'

const wordsAsked = (question: string) =>
  conceptsIn(question).flatMap((names) => names.flatMap(({ terms }) => terms))

test('Small words are ignored, unless there are no others', () => {
  expect(wordsAsked('What is the limit?')).toContain('limit')
  expect(wordsAsked('What is the limit?')).not.toContain('what')
  expect(wordsAsked('what is it')).toEqual(['what', 'is', 'it'])
})

test('A number may be spelled out, and a number in the millions is an amount', () => {
  expect(wordsAsked('divided by twelve')).toContain('12')
  expect(wordsAsked('1,234,567 as sacrifice')).toEqual(
    expect.arrayContaining(['amount', 'million']),
  )
})

test.each([
  ['a benefit worth 0 pounds', 'a benefit worth £0'],
  ['£5 pounds', '£5 pounds'],
  ['150 percent, or 12.5 per cent', '150%, or 12.5%'],
  ['a balance of minus 5 pounds', 'a balance of negative £5'],
  ['amount minus saving', 'amount minus saving'],
  ['How is 1284.6 shown?', 'How is 1284.6 formatted as a price shown?'],
  ['How is 0.075 shown?', 'How is 0.075 shown?'],
])('%s is read as %s', (question, read) => {
  expect(inUnits(question)).toBe(read)
})

test('A name in the code is found by its words, and a plural by its singular', () => {
  expect(termsOf('IsSavingsOn')).toEqual(['issavingson', 'is', 'sav', 'on'])
  expect(termsOf('rates')).toEqual(termsOf('rate'))
})

test('An amount with one decimal is the same with two', () => {
  expect(termsOf('£1,284.60')).toEqual(termsOf('£1,284.6'))
  expect(termsOf('1,284.06')).not.toEqual(termsOf('1,284.6'))
})

test.each([
  ['What does a member see who has no savings?', ' who has no savings?'],
  ['What does the member see', 'What does the member see'],
  ['May a member see the statement?', 'May a member see the statement?'],
])('%s asks about %j', (question, about) => {
  expect(withoutFrame(question)).toBe(about)
})

test('Amounts and gaps read alike', () => {
  expect(phraseOf('At most £{limit}')).toEqual(phraseOf('at most £1,250.00'))
})
