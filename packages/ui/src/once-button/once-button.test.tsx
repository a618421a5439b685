import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OnceButton } from './once-button.tsx'

test('OQ-135 the second click of a double click is no second wish', () => {
  const press = vi.fn()
  render(<OnceButton onClick={press}>Pay</OnceButton>)
  const button = screen.getByRole('button', { name: 'Pay' })
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect(press).toHaveBeenCalledTimes(1)
})
