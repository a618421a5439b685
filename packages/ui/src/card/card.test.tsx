import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Card, Facts, Info } from './card.tsx'

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

test('each label is the term and its value the definition', () => {
  render(<Facts facts={[{ label: 'First name', value: 'Priya' }]} />)
  expect(screen.getByRole('term').textContent).toBe('First name')
  expect(screen.getByRole('definition').textContent).toBe('Priya')
})

test('a fact without a value is left out, label and all', () => {
  render(<Facts facts={[{ label: 'Gender', value: '' }]} />)
  expect(screen.queryByText('Gender')).toBeNull()
})

test('each group is a region named by its heading, its items a list', () => {
  render(
    <Info
      groups={[
        { heading: 'Good to know', items: ['One.', 'Two.'] },
        { heading: 'When it arrives', items: ['Soon.'] },
      ]}
    />,
  )
  const group = screen.getByRole('region', { name: 'Good to know' })
  expect(within(group).getByRole('heading', { level: 2 })).toBeTruthy()
  expect(
    within(group)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['One.', 'Two.'])
  expect(screen.getByRole('region', { name: 'When it arrives' })).toBeTruthy()
})

test('two groups with the same heading are both shown', () => {
  render(
    <Info
      groups={[
        { heading: 'Terms', items: ['One.'] },
        { heading: 'Terms', items: ['Two.'] },
      ]}
    />,
  )
  expect(screen.getAllByRole('region', { name: 'Terms' })).toHaveLength(2)
})
