import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Entries } from './entries.tsx'

test('every figure is one string, gains and totals too', () => {
  render(
    <Entries
      entries={[
        { label: 'Pending balance', value: '£36.12' },
        { label: 'You Save', value: '£1,002.50', kind: 'gain' },
        { label: 'Order total', value: '£47,150.00', kind: 'total' },
      ]}
    />,
  )
  for (const figure of ['£36.12', '£1,002.50', '£47,150.00']) {
    expect(screen.getByText(figure).childNodes.length).toBe(1)
  }
})

test('each figure is the definition of its name, in the order given', () => {
  render(
    <Entries
      entries={[
        { label: 'Voucher', value: '£50.00' },
        { label: 'You pay', value: '£47.50', kind: 'total' },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Voucher',
    'You pay',
  ])
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '£50.00',
    '£47.50',
  ])
})
