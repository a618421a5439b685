import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Advert, Combo, Promos, Tile } from './promo.tsx'

const corner = () => document.querySelector('.tile-corner')

test('a tile is one link with its gain and its name', () => {
  render(
    <Promos as="tiles">
      <Tile href="/Retailer/7/kites" name="Cobalt Kites" gain="Up to £25.00" image="/kites.svg" />
    </Promos>,
  )
  const link = screen.getByRole('link', { name: 'Up to £25.00 Cobalt Kites' })
  expect(link.getAttribute('href')).toBe('/Retailer/7/kites')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(corner()?.textContent).toBe('Up to £25.00')
})

test.each([
  ['Up to £999.99', false],
  ['Up to £1000.00', true],
  ['Up to 11%', false],
])('the gain %s is set smaller in its corner: %s', (gain, isLong) => {
  render(<Tile href="#" name="Cobalt Kites" gain={gain} />)
  expect(corner()?.classList.contains('tile-corner-long')).toBe(isLong)
})

const garden = { image: '/garden.svg', description: 'Two gardens' }

test.each([
  ['a combo', 'See it', (href?: string) => <Combo {...garden} href={href} link="See it" />],
  ['an advert', 'Two gardens', (href?: string) => <Advert {...garden} href={href} />],
])('%s links to its address, or is plain without one', (_, name, promo) => {
  const { container, rerender } = render(promo('/garden'))
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/garden')
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('')
  rerender(promo())
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Two gardens')).toBeTruthy()
})
