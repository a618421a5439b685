import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Toast } from './toast.tsx'

test('the live region is there before its message and stays the same after it', () => {
  const { rerender } = render(<Toast />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  rerender(<Toast message="Account changes saved" />)
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('Account changes saved')
  rerender(<Toast />)
  expect(region.textContent).toBe('')
})
