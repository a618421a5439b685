import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Star } from './star.tsx'

function Favourite() {
  const [pressed, setPressed] = useState(false)
  return <Star label="Favourite Loomhaven" pressed={pressed} onToggle={setPressed} />
}

test('a star is a toggle: its name stays, its state changes, by pointer and by keyboard', async () => {
  const user = userEvent.setup()
  render(<Favourite />)
  const star = screen.getByRole('button', { name: 'Favourite Loomhaven', pressed: false })
  await user.click(star)
  expect(screen.getByRole('button', { name: 'Favourite Loomhaven', pressed: true })).toBe(star)
  await user.keyboard(' ')
  expect(screen.getByRole('button', { name: 'Favourite Loomhaven', pressed: false })).toBe(star)
  expect(document.activeElement).toBe(star)
})
