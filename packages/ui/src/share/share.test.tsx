import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Share } from './share.tsx'

const show = (tax: number) =>
  render(
    <Share
      caption="Where the amount goes"
      total={{ label: 'You give up', value: '£1,200.00' }}
      parts={[
        { label: 'Tax', value: '£240.00', percent: tax },
        { label: 'Loans', value: '£0.00', percent: 0 },
        { label: 'You', value: '£960.00', percent: 80 },
      ]}
    />,
  )

test('the bar has a part for each share above zero, named with it, and the table says the same', () => {
  show(20)
  const bar = screen.getByRole('img', { name: 'Where the amount goes: Tax 20%, You 80%' })
  expect([...bar.children].map((part) => (part as HTMLElement).style.flexGrow)).toEqual([
    '20',
    '80',
  ])
  expect([...bar.children].map(({ className }) => className)).toEqual(['share-1', 'share-last'])
  const table = within(screen.getByRole('table', { name: 'Where the amount goes' }))
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Tax20%£240.00',
    'Loans0%£0.00',
    'You80%£960.00',
    'You give up£1,200.00',
  ])
})

test('a part below zero can’t be shown as a bar: there is only the table', () => {
  show(-10)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('rowheader', { name: 'Tax' })).toBeTruthy()
})
