import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Link } from '../link/link.tsx'
import { Footer } from './footer.tsx'

test('the footer holds its links and, last, its line', () => {
  render(
    <Footer note="Powered by Save">
      <Link href="/Contact">Contact</Link>
    </Footer>,
  )
  const footer = screen.getByRole('contentinfo')
  expect(footer.textContent).toBe('ContactPowered by Save')
})
