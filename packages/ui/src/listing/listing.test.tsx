import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { losesFocusWhenDisabled } from '../testing/as-chromium.ts'
import { Filters, Listing, ListingCard, ListingStatus } from './listing.tsx'
import { Pager } from './pager.tsx'

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

test('filters are a named search', () => {
  render(<Filters aria-label="Retailers" />)
  expect(screen.getByRole('search', { name: 'Retailers' })).toBeTruthy()
})

test('Enter in a filter loads no page', () => {
  render(<Filters aria-label="Retailers" />)
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false)
})

const labels = { pages: 'Pages', first: 'First', previous: 'Previous', next: 'Next', last: 'Last' }

function Pages({ from, of }: { readonly from: number; readonly of: number }) {
  const [page, setPage] = useState(from)
  return (
    <Pager
      labels={labels}
      position={`Page ${page} of ${of}`}
      page={page}
      pageCount={of}
      onMove={(move) => setPage({ first: 1, previous: page - 1, next: page + 1, last: of }[move])}
    />
  )
}

const disabled = () =>
  screen
    .getAllByRole<HTMLButtonElement>('button')
    .filter((button) => button.disabled)
    .map((button) => button.getAttribute('aria-label'))

test.each([
  ['the first page', 1, ['First', 'Previous']],
  ['a page between', 2, []],
  ['the last page', 3, ['Next', 'Last']],
])('on %s only what leads somewhere can be pressed', (_, page, expected) => {
  render(<Pages from={page} of={3} />)
  expect(disabled()).toEqual(expected)
})

test('a step that disables its own button moves the focus to the position, as Chromium disables it, too', async () => {
  render(<Pages from={2} of={3} />)
  const last = screen.getByRole('button', { name: 'Last' })
  losesFocusWhenDisabled(last)
  await userEvent.click(last)
  expect(document.activeElement).toBe(screen.getByText('Page 3 of 3'))
})

test('a single page leads nowhere', () => {
  render(<Pages from={1} of={1} />)
  expect(disabled()).toEqual(['First', 'Previous', 'Next', 'Last'])
})

test.each([
  ['First', 1],
  ['Previous', 2],
  ['Next', 4],
  ['Last', 5],
])('%s leads from page 3 of 5 to page %i', async (name, page) => {
  const user = userEvent.setup()
  render(<Pages from={3} of={5} />)
  await user.click(screen.getByRole('button', { name }))
  expect(screen.getByText(`Page ${page} of 5`)).toBeTruthy()
})

test('the pager is a named navigation that says where one is', () => {
  render(<Pages from={2} of={3} />)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy()
  expect(screen.getByText('Page 2 of 3').getAttribute('aria-current')).toBe('page')
})

test('the keyboard keeps its place when the last step disables its own button', async () => {
  const user = userEvent.setup()
  render(<Pages from={2} of={3} />)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(document.activeElement).toBe(screen.getByText('Page 3 of 3'))
})
