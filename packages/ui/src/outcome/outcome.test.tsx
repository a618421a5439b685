import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Outcome } from './outcome.tsx'

test('the outcome’s title is a heading only if the outcome is the whole page', () => {
  const { rerender } = render(<Outcome mark="empty" title="No Vouchers Found" />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByText('No Vouchers Found')).toBeTruthy()
  rerender(
    <Outcome page mark="trouble" title="Something went wrong.">
      <button type="button">Try again</button>
    </Outcome>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
