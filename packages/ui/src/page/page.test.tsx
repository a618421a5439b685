import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BenefitTabs, Section } from './page.tsx'
import { MenuButton, TopBar, TopBarBalance } from './top-bar.tsx'

test('the band has a heading for screen readers, and keeps the order of headings', () => {
  render(
    <BenefitTabs title="My Benefits">
      <Section title="Family" level={3} within>
        …
      </Section>
    </BenefitTabs>,
  )
  const levels = screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => tagName + textContent)
  expect(levels).toEqual(['H2My Benefits', 'H3Family'])
})

test('SHELL-04 screen readers get the balance with its label, and the screen shows the figure alone', () => {
  render(
    <TopBar>
      <TopBarBalance label="Available balance" figure="£1,284.60" href="/MyAccount" />
    </TopBar>,
  )
  const link = screen.getByRole('link', { name: 'Available balance £1,284.60' })
  expect(link.getAttribute('href')).toBe('/MyAccount')
  expect(screen.getByText('Available balance').className).toBe('visually-hidden')
  expect(link.contains(screen.getByText('£1,284.60'))).toBe(true)
  expect(screen.getByRole('banner').contains(link)).toBe(true)
})

test('the menu button says that it opens a dialog, and whether it is open', () => {
  const { rerender } = render(<MenuButton label="Menu" expanded={false} />)
  const button = screen.getByRole('button', { name: 'Menu', expanded: false })
  expect(button.getAttribute('aria-haspopup')).toBe('dialog')
  rerender(<MenuButton label="Menu" expanded />)
  expect(screen.getByRole('button', { expanded: true })).toBe(button)
})
