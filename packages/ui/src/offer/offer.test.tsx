import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Offer, Offers } from './offer.tsx'

const offers = (
  <Offers>
    <Offer
      gain="12%"
      title="12% on your first..."
      fullTitle="12% on your first order"
      detail="Once."
    >
      <button type="button">Redeem 12%</button>
    </Offer>
    <Offer gain="£15.00" title="£15.00 when you book">
      <button type="button">Redeem £15.00</button>
    </Offer>
  </Offers>
)

test('offers are a list, each headed by its title', () => {
  render(offers)
  const [first] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(first).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
})

test('a cut title has the full one as its tooltip, a whole one has none', () => {
  render(offers)
  expect(screen.getByText('12% on your first...').title).toBe('12% on your first order')
  expect(screen.getByText('£15.00 when you book').hasAttribute('title')).toBe(false)
})

test('the figure on the stub is one string', () => {
  render(offers)
  expect(screen.getByText('£15.00').childNodes.length).toBe(1)
})
