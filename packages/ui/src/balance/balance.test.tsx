import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Balance, BalanceLoading } from './balance.tsx'

test('the balance is under the greeting, which is the page’s heading', () => {
  render(
    <Balance
      greeting="Hello, Priya"
      label="Available balance"
      figure="£1,284.60"
      href="/MyAccount"
      entries={[{ label: 'Pending balance', value: '£36.12' }]}
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Hello, Priya' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '£1,284.60' }).getAttribute('href')).toBe('/MyAccount')
  expect(screen.getByText('£36.12')).toBeTruthy()
})

test('while it loads the words are announced and no figure is shown or read', () => {
  const { container } = render(<BalanceLoading greeting="Hello">Loading offers...</BalanceLoading>)
  expect(screen.getByRole('status').textContent).toBe('Loading offers...')
  expect(container.textContent?.replaceAll('\u00A0', '')).toBe('HelloLoading offers...')
})
