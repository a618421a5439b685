import { expect, test } from 'vitest'
import { isSame } from './same-cell.ts'

test.each([
  ['306', '£306.00'],
  ['306.00', '£306.00'],
  ['£306', '£306.00'],
  ['1234.5', '£1,234.50'],
  ['£1,234.50', '£1,234.50'],
  ['-12', '-£12.00'],
  ['−12.00', '-£12.00'],
  ['0', '£0.00'],
  ['-0', '£0.00'],
  ['25.5', '25.50'],
  ['25.50%', '25.50'],
  ['8', '8%'],
  ['9.990', '9.99'],
  ['its form', 'its form'],
])('%s is the same as %s', (expected, result) => {
  expect(isSame(expected, result)).toBe(true)
})

test.each([
  ['306.01', '£306.00'],
  ['306.001', '£306.00'],
  ['-306', '£306.00'],
  ['306%', '£306.00'],
  ['£25.50', '25.50%'],
  ['1,23', '£1.23'],
  ['£8%', '8%'],
  ['', '£0.00'],
  ['no', '£0.00'],
  ['Its form', 'its form'],
])('%s is not %s', (expected, result) => {
  expect(isSame(expected, result)).toBe(false)
})
