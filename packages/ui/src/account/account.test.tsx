import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AccountSavings } from './account.tsx'

const savings = (
  <AccountSavings
    heading="My Savings"
    available={{ label: 'Available balance', figure: '£1,284.60' }}
    pending={{ label: 'Pending balance', figure: '£36.12' }}
    actions={<button type="button">Withdraw to card</button>}
  >
    …
  </AccountSavings>
)

test('the region of the savings shows each balance as its name and one figure', () => {
  render(savings)
  const region = within(screen.getByRole('region', { name: 'My Savings' }))
  expect(region.getByText('Available balance').parentElement?.textContent).toBe(
    'Available balance£1,284.60',
  )
  expect(region.getByText('£36.12').childNodes.length).toBe(1)
})
