import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { examples } from './disclosure.examples.tsx'
import { Disclosure } from './disclosure.tsx'

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

test('the tab names the region that it controls', async () => {
  render(examples['help panel: closed'])
  expect(screen.getByRole('complementary', { name: 'Help' })).toBeTruthy()
  const body = screen.getByRole('button').getAttribute('aria-controls') ?? ''
  expect(document.getElementById(body)?.hidden).toBe(true)
})
