import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Disclosure, HelpPanel, HelpTopic } from './disclosure.tsx'

test('a disclosure is closed until it is pressed, and then says that it is open', async () => {
  const onOpen = vi.fn()
  render(
    <Disclosure summary="More about my pay" onOpen={onOpen}>
      Hours
    </Disclosure>,
  )
  const summary = screen.getByText('More about my pay')
  const details = summary.closest('details')
  expect([details?.open, onOpen.mock.calls.length]).toEqual([false, 0])
  await userEvent.click(summary)
  await vi.waitFor(() => expect([details?.open, onOpen.mock.calls.length]).toEqual([true, 1]), {
    timeout: 10_000,
  })
  await userEvent.click(summary)
  expect(details?.open).toBe(false)
  expect(onOpen).toHaveBeenCalledTimes(1)
})

function Panel() {
  const [open, setOpen] = useState(false)
  return (
    <HelpPanel label="Help" open={open} onToggle={setOpen}>
      <HelpTopic title="When cashback arrives">
        <p>After the retailer has confirmed it.</p>
      </HelpTopic>
    </HelpPanel>
  )
}

test('the panel opens and closes by its tab, and says which', async () => {
  render(<Panel />)
  const tab = screen.getByRole('button', { name: 'Help', expanded: false })
  expect(screen.queryByRole('heading')).toBeNull()
  await userEvent.click(tab)
  expect(screen.getByRole('button', { name: 'Help', expanded: true })).toBe(tab)
  expect(screen.getByRole('heading', { level: 2, name: 'When cashback arrives' })).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('heading')).toBeNull()
})

test('the tab names the region that it controls', async () => {
  render(<Panel />)
  expect(screen.getByRole('complementary', { name: 'Help' })).toBeTruthy()
  const body = screen.getByRole('button').getAttribute('aria-controls') ?? ''
  expect(document.getElementById(body)?.hidden).toBe(true)
})
