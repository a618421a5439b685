import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GoLink, GoText } from './go-link.tsx'

test('the way on is a link, and its words alone are none', () => {
  render(
    <>
      <GoLink href="/Home">Open</GoLink>
      <GoText>Read</GoText>
    </>,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Open'])
})

test('a link to another tab says so, and gives its page no access', () => {
  render(
    <GoLink href="https://example.com/" newTab="(opens in a new tab)">
      Visit the supplier
    </GoLink>,
  )
  const link = screen.getByRole('link', { name: 'Visit the supplier (opens in a new tab)' })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
})
