import { expect, test } from 'vitest'
import { figureInWords, sentenceInWords } from './in-words.ts'

test.each([
  ['0.08', 'choiceRates.employeeNIRate', '8%'],
  ['20', 'rateBook incomeTax.percent', '20%'],
  ['2', 'configurationOn.cashbackTypes.percent', '2'],
  ['1', 'configurationOn.cashbackTypes.pounds', '1'],
  ['20', 'genderCodes.percent', '20'],
])('%s of %s reads %s: a code that means percent is no share', (code, name, says) => {
  expect(figureInWords(code, name)).toBe(says)
})

test('A sentence is shown as it reads, and anything else as it is written', () => {
  expect(sentenceInWords("'Wait'")).toBe('Wait')
  expect(sentenceInWords('(limit: Pence) => `At most $' + '{formatPounds(limit)}.`')).toBe(
    'At most ‹limit›.',
  )
  expect(sentenceInWords('...list.map((one) => one)')).toBe('...list.map((one) => one)')
})
