import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Figure } from './figure.tsx'
import { headAndTail, wordsAndFigure } from './figure-text.ts'

test.each([
  ['Up to £25.00', 'Up to ', '£25.00'],
  ['Saving of 5.00%', 'Saving of ', '5.00%'],
  ['7.5%', '', '7.5%'],
])('of %s the figure is what comes last', (text, words, figure) => {
  expect(wordsAndFigure(text)).toEqual([words, figure])
})

test.each([
  ['£1,284.60', '£1,284', '.60'],
  ['-£3.05', '-£3', '.05'],
  ['4.25%', '4.25', '%'],
  ['£40', '£40', ''],
  ['7.5', '7.5', ''],
])('of %s the tail is pence or the percent sign', (figure, head, tail) => {
  expect(headAndTail(figure)).toEqual([head, tail])
})

test('a figure is set in two weights and stays one string', () => {
  render(<Figure href="/MyAccount">£1,284.60</Figure>)
  const link = screen.getByRole('link', { name: '£1,284.60' })
  expect(link.textContent).toBe('£1,284.60')
  expect(link.querySelector('.figure-pence')?.textContent).toBe('.60')
})
