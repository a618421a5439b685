import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('it is brought into view where it comes', () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  const { rerender } = render(<Toast />)
  rerender(<Toast message="Account changes saved" />)
  expect(shown.mock.contexts).toEqual([screen.getByRole('status')])
  vi.restoreAllMocks()
})
