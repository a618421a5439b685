import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Working } from './working.tsx'

const working = (
  <Working
    summary="How was this worked out?"
    explanation="Your amount times your rate."
    parts={[
      { title: 'Basic rate', lines: [{ label: '£1,200.00 × 8%', value: '£96.00' }] },
      { title: 'Higher rate', lines: [{ label: '£1,200.00 × 2%', value: '£24.00' }] },
    ]}
  />
)

test('SALSAC-04 the workings are not there until they are opened, and stay when they are closed', async () => {
  render(working)
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

test('each part is a group named by what it works out', async () => {
  render(working)
  await userEvent.click(screen.getByText('How was this worked out?'))
  const part = await screen.findByRole('group', { name: 'Higher rate' })
  expect(within(part).getByText('£24.00').tagName).toBe('DD')
})
