import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Card } from './card.tsx'

test('a card is a region named by its heading', () => {
  render(<Card heading="Address">…</Card>)
  const region = screen.getByRole('region', { name: 'Address' })
  expect(within(region).getByRole('heading', { level: 2 }).textContent).toBe('Address')
  expect(within(region).queryByRole('link')).toBeNull()
})

test('with an address the heading is a link of the same name', () => {
  render(
    <Card heading="Account" href="/edit">
      …
    </Card>,
  )
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/edit')
  expect(screen.getByRole('region', { name: 'Account' })).toBeTruthy()
})

test('two cards with the same heading keep their own names', () => {
  render(
    <>
      <Card heading="Address">…</Card>
      <Card heading="Address">…</Card>
    </>,
  )
  const ids = screen.getAllByRole('heading').map((heading) => heading.id)
  expect(new Set(ids).size).toBe(2)
})
