import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { exampleBook } from '../book/book.examples.ts'
import { BookProvider, shownBook } from '../shown-book.tsx'
import { SearchField } from './search-field.tsx'

function open() {
  const onOpen = vi.fn<(anchor: string) => void>()
  render(
    <BookProvider value={shownBook(exampleBook)}>
      <SearchField onOpen={onOpen} />
    </BookProvider>,
  )
  return { onOpen, user: userEvent.setup(), field: screen.getByRole('combobox') }
}

const chosen = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

test('results appear while typing, and their number is announced', async () => {
  const { user, field } = open()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  await user.type(field, 'BANKW-07')
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(chosen(field)).toMatch(/^Requirement · WithdrawalBANKW-07/)
  expect(screen.getByRole('status').textContent).toMatch(/^\d+ results?$/)
  await user.clear(field)
  await user.type(field, 'zzzz')
  expect(screen.getByRole('status').textContent).toBe('Nothing found')
})

test('arrow keys choose, Enter opens, and Escape closes', async () => {
  const { user, field, onOpen } = open()
  await user.type(field, 'minimum')
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options.length).toBeGreaterThan(2)
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(chosen(field)).toBe(options[1])
  await user.keyboard('{Escape}')
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(onOpen).not.toHaveBeenCalled()
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('pressing a result opens it', async () => {
  const { user, field, onOpen } = open()
  await user.type(field, 'twenty results')
  await user.click(screen.getByRole('option', { name: /SEARCH-01 twenty results/ }))
  expect(onOpen).toHaveBeenCalledWith('search-01-twenty-results')
})
