import { render, screen, within } from '@testing-library/react'
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

test('the workings are closed until they are opened', () => {
  render(working)
  const details = screen.getByText('How was this worked out?').closest('details')
  expect(details?.open).toBe(false)
})

test('each part is a group named by what it works out', () => {
  render(working)
  const part = screen.getByRole('group', { name: 'Higher rate', hidden: true })
  expect(within(part).getByText('£24.00').tagName).toBe('DD')
})
