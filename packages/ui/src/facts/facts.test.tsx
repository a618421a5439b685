import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Facts } from './facts.tsx'

test('each label is the term and its value the definition', () => {
  render(<Facts facts={[{ label: 'First name', value: 'Priya' }]} />)
  expect(screen.getByRole('term').textContent).toBe('First name')
  expect(screen.getByRole('definition').textContent).toBe('Priya')
})

test('a fact without a value is left out, label and all', () => {
  render(<Facts facts={[{ label: 'Gender', value: '' }]} />)
  expect(screen.queryByText('Gender')).toBeNull()
})
