import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FootBar } from './foot-bar.tsx'

test('the live region is there before its message; buttons and links are outside it', () => {
  const { rerender } = render(<FootBar />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  rerender(
    <FootBar trouble messages={['You are offline.']}>
      <button type="button">Try again</button>
    </FootBar>,
  )
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('You are offline.')
  expect(region.contains(screen.getByRole('button', { name: 'Try again' }))).toBe(false)
})
