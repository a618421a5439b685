import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('letters that match are painted on the name, which stays one text', () => {
  const painted = new Set<Range>()
  vi.stubGlobal('Highlight', class {})
  vi.stubGlobal('CSS', {
    highlights: new Map([
      [
        'found',
        { add: (range: Range) => painted.add(range), delete: painted.delete.bind(painted) },
      ],
    ]),
  })
  const { unmount } = render(
    <ListingCard picture={null} name="Fernhill Books" found={{ from: 4, to: 8 }} href="/books" />,
  )
  const link = screen.getByRole('link', { name: 'Fernhill Books' })
  expect([...painted].map(String)).toEqual(['hill'])
  expect(link.childNodes).toHaveLength(1)
  unmount()
  expect(painted.size).toBe(0)
  vi.unstubAllGlobals()
})

test.each([
  ['nothing', undefined],
  ['an empty range', { from: 3, to: 3 }],
  ['a place beyond the name', { from: 3, to: 99 }],
])('%s is not marked, and a browser that can not mark shows the name', (_, found) => {
  render(<ListingCard picture={null} name="Fernhill" found={found} />)
  expect(screen.getByRole('heading').textContent).toBe('Fernhill')
})
