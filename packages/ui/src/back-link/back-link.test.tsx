import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BackLink } from './back-link.tsx'

test('the way back has an arrow above a heading, and none at the end of a form', () => {
  const { container, rerender } = render(<BackLink href="/MyAccount">My Account</BackLink>)
  expect(screen.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/MyAccount')
  expect(container.querySelector('svg')).not.toBeNull()
  rerender(
    <BackLink href="/MyAccount" arrow={false}>
      Cancel
    </BackLink>,
  )
  expect(container.querySelector('svg')).toBeNull()
})
