import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { losesFocusWhenDisabled } from '../testing/as-chromium.ts'
import { pagerAt } from './listing.examples.tsx'
import { Filters, ListingCard } from './listing.tsx'

test('matching letters are painted on the name, which stays one text', () => {
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
])('%s is not marked, and the name is shown even if the browser can’t mark text', (_, found) => {
  render(<ListingCard picture={null} name="Fernhill" found={found} />)
  expect(screen.getByRole('heading').textContent).toBe('Fernhill')
})

test('filters are a named search, and Enter in one of them loads no page', () => {
  render(<Filters aria-label="Retailers" />)
  expect(fireEvent.submit(screen.getByRole('search', { name: 'Retailers' }))).toBe(false)
})

const disabled = () =>
  screen
    .getAllByRole<HTMLButtonElement>('button')
    .filter((button) => button.disabled)
    .map((button) => button.getAttribute('aria-label'))

test.each([
  ['the first page', 1, 3, ['First page', 'Previous page']],
  ['a page between', 2, 3, []],
  ['the last page', 3, 3, ['Next page', 'Last page']],
  ['a single page', 1, 1, ['First page', 'Previous page', 'Next page', 'Last page']],
])('on %s only buttons with a target can be pressed', (_, page, count, expected) => {
  render(pagerAt(page, count))
  expect(disabled()).toEqual(expected)
})

test('the pager is a named navigation that shows the position', () => {
  render(pagerAt(2, 3))
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy()
  expect(screen.getByText('Page 2 of 3').getAttribute('aria-current')).toBe('page')
})

test.each([
  ['Next page', 'if the button keeps it', () => {}],
  ['Last page', 'if the button loses it, as in Chromium', losesFocusWhenDisabled],
])(
  'when %s becomes disabled, the focus moves to the page position, %s',
  async (name, _, disable) => {
    render(pagerAt(2, 3))
    const button = screen.getByRole('button', { name })
    disable(button)
    await userEvent.click(button)
    expect(document.activeElement).toBe(screen.getByText('Page 3 of 3'))
  },
)
