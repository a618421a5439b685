import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Listing, ListingCard, ListingStatus } from './listing.tsx'

test('a listing is a list, each card headed by its name', () => {
  render(
    <Listing>
      <ListingCard picture={null} name="Fernhill Books" href="/books">
        <p>3 cashback offers</p>
      </ListingCard>
      <ListingCard picture={null} name="Cobalt Kites" href="/kites" />
    </Listing>,
  )
  const cards = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(cards).toHaveLength(2)
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent)).toEqual(['Fernhill Books', 'Cobalt Kites'])
})

test('the name alone is the link of a card', () => {
  render(
    <ListingCard picture={null} name="Fernhill Books" href="/books">
      <p>3 cashback offers</p>
    </ListingCard>,
  )
  const link = screen.getByRole('link', { name: 'Fernhill Books' })
  expect(link.getAttribute('href')).toBe('/books')
})

test('without an address the name is no link, so that a line can be', () => {
  render(
    <ListingCard picture={null} name="Fernhill Books">
      <p>
        <a href="/books">3 cashback offers</a>
      </p>
    </ListingCard>,
  )
  expect(screen.getByRole('heading').querySelector('a')).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('what there is of the list is announced, in a region that stays', () => {
  const { rerender } = render(<ListingStatus>Loading...</ListingStatus>)
  const region = screen.getByRole('status')
  rerender(<ListingStatus>2 results</ListingStatus>)
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('2 results')
})
