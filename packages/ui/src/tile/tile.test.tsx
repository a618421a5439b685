import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tile, Tiles } from './tile.tsx'

const corner = () => document.querySelector('.tile-corner')

test('a tile is one link that says what is kept and where', () => {
  render(
    <Tiles>
      <Tile href="/Retailer/7/kites" name="Cobalt Kites" gain="Up to £25.00" image="/kites.svg" />
    </Tiles>,
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
])('%s is set smaller in its corner: %s', (gain, isLong) => {
  render(<Tile href="#" name="Cobalt Kites" gain={gain} />)
  expect(corner()?.classList.contains('tile-corner-long')).toBe(isLong)
})
