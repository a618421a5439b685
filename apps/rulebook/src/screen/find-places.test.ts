import { expect, test } from 'vitest'
import { titleOf } from './find-places.ts'

const explanation = { shows: '', because: [], ids: [] }
const message = 'Transfer value should be greater than £10.00'
const balance = { ...explanation, what: 'Available balance', text: '£10.00' }
const complaint = { ...explanation, what: 'What may be transferred', text: message }

test('A place is headed by what explains its whole text, rather than by what explains a figure in it', () => {
  expect(titleOf(message, [balance, complaint])).toBe(`What may be transferred: ${message}`)
  expect(titleOf('Balance £10.00', [balance])).toBe('Available balance: Balance £10.00')
})

test('A sentence is headed by itself, whatever figures it has', () => {
  const sentence = { ...explanation, what: 'The sentence', anchor: 'sentence-1', template: '' }
  const other = 'More than £10.00 a day can’t be withdrawn.'
  for (const explanations of [[balance, sentence], [sentence, balance], [sentence]])
    expect(titleOf(other, explanations)).toBe(other)
})
