import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Card, Facts, Info } from './card.tsx'

test('a card is a region named by its heading, which is a link if it has an address', () => {
  const { rerender } = render(<Card heading="Address">…</Card>)
  const region = screen.getByRole('region', { name: 'Address' })
  expect(within(region).getByRole('heading', { level: 2 }).textContent).toBe('Address')
  expect(within(region).queryByRole('link')).toBeNull()
  rerender(
    <Card heading="Address" href="/edit">
      …
    </Card>,
  )
  expect(within(region).getByRole('link', { name: 'Address' }).getAttribute('href')).toBe('/edit')
})

test('a fact without a value is left out, including its label', () => {
  render(<Facts facts={[{ label: 'Gender', value: '' }]} />)
  expect(screen.queryByText('Gender')).toBeNull()
})

test('a group without a heading is just a list, not a region', () => {
  render(<Info groups={[{ heading: undefined, items: ['Gift cards'] }]} />)
  expect(screen.getByRole('listitem').textContent).toBe('Gift cards')
  expect([screen.queryByRole('heading'), screen.queryByRole('region')]).toEqual([null, null])
  expect(screen.getByRole('list').closest('section')).toBeNull()
})

test('each group is a region named by its heading, even if two have the same name, and its items are a list', () => {
  render(
    <Info
      groups={[
        { heading: 'Terms', items: ['One.', 'Two.'] },
        { heading: 'Terms', items: ['Three.'] },
      ]}
    />,
  )
  const itemsOf = (region: HTMLElement) =>
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(screen.getAllByRole('region', { name: 'Terms' }).map(itemsOf)).toEqual([
    ['One.', 'Two.'],
    ['Three.'],
  ])
  const ids = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})
