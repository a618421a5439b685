import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { losesFocusWhenDisabled } from '../testing/as-chromium.ts'
import { Pager } from './pager.tsx'

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
