import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Filters } from './filters.tsx'

test('filters are a named search', () => {
  render(<Filters aria-label="Retailers" />)
  expect(screen.getByRole('search', { name: 'Retailers' })).toBeTruthy()
})

test('Enter in a filter loads no page', () => {
  render(<Filters aria-label="Retailers" />)
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false)
})
