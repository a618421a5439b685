import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Page, PageHead } from './page.tsx'

test('the page is the skip link’s target and says whether its content is there', () => {
  render(
    <Page busy>
      <PageHead title="My Account" />
    </Page>,
  )
  const main = screen.getByRole('main')
  main.focus()
  expect(document.activeElement).toBe(main)
  expect(main.id).toBe('main')
  expect(main.getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Account')
})
