import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { working } from './figure.examples.tsx'
import { Entries, Figure, Gain, headAndTail, wordsAndFigure } from './figure.tsx'
import { Passbook } from './passbook.tsx'
import { Working } from './working.tsx'

test.each([
  ['Up to £25.00', 'Up to ', '£25.00'],
  ['Saving of 5.00%', 'Saving of ', '5.00%'],
  ['7.5%', '', '7.5%'],
])('the figure at the end of %s is found', (text, expectedText, figure) => {
  expect(wordsAndFigure(text)).toEqual([expectedText, figure])
})

test.each([
  ['£1,284.60', '£1,284', '.60'],
  ['-£3.05', '-£3', '.05'],
  ['4.25%', '4.25', '%'],
  ['£40', '£40', ''],
  ['7.5', '7.5', ''],
])('the tail of %s is pence or the percent sign', (figure, head, tail) => {
  expect(headAndTail(figure)).toEqual([head, tail])
})

test('a figure is set in two weights and stays one string', () => {
  render(<Figure href="/MyAccount">£1,284.60</Figure>)
  const link = screen.getByRole('link', { name: '£1,284.60' })
  expect(link.textContent).toBe('£1,284.60')
  expect(link.querySelector('.figure-pence')?.textContent).toBe('.60')
})

test.each(['Up to 7.5%', 'Up to £25.00', '5.00%'])('%s stays one string', (text) => {
  const { container } = render(<Gain>{text}</Gain>)
  expect(container.textContent).toBe(text)
  expect(container.querySelector('b')?.textContent).toBe(text.split(' ').at(-1))
})

test('each figure in a column belongs to a name, in the given order, and stays one string', () => {
  const entries = [
    { label: 'Pending balance', value: '£36.12' },
    { label: 'You Save', value: '£1,002.50', kind: 'gain' as const },
    { label: 'Order total', value: '£47,150.00', kind: 'total' as const },
  ]
  render(<Entries entries={entries} />)
  const texts = (role: string) => screen.getAllByRole(role).map((part) => part.textContent)
  expect(texts('term')).toEqual(entries.map(({ label }) => label))
  expect(texts('definition')).toEqual(entries.map(({ value }) => value))
  for (const { value } of entries) expect(screen.getByText(value).childNodes.length).toBe(1)
})

test('SALSAC-04 the calculation isn’t in the page until it is opened, and stays when it is closed', async () => {
  render(<Working {...working} />)
  const summary = screen.getByText('How was this worked out?')
  expect([summary.closest('details')?.open, screen.queryByText('Basic rate')]).toEqual([
    false,
    null,
  ])
  await userEvent.click(summary)
  expect(await screen.findByText('Basic rate')).toBeTruthy()
  await userEvent.click(summary)
  expect(summary.closest('details')?.open).toBe(false)
  expect(screen.getByText('Basic rate')).toBeTruthy()
})

test('each part is a group named by its figure', async () => {
  render(<Working {...working} />)
  await userEvent.click(screen.getByText('How was this worked out?'))
  const part = await screen.findByRole('group', { name: 'Higher rate' })
  expect(within(part).getByText('£96.00').tagName).toBe('DD')
})

test.each([
  ['its heading', { heading: 'Your voucher' }, 1],
  ['its label, without a second heading', { label: 'Your voucher' }, 0],
])('a passbook is a complementary region named by %s', (_, name, headings) => {
  render(<Passbook {...name}>…</Passbook>)
  const page = within(screen.getByRole('complementary', { name: 'Your voucher' }))
  expect(page.queryAllByRole('heading', { level: 2, name: 'Your voucher' })).toHaveLength(headings)
})
