import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SkipLink } from './skip-link.tsx'

test('the skip link moves the focus and leaves the address alone', async () => {
  const before = location.href
  render(
    <>
      <SkipLink label="Skip to main content" target="main" />
      <main id="main" tabIndex={-1} />
    </>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to main content' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(location.href).toBe(before)
})
