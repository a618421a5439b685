import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

const redeem = (
  <Tooltip text="Something went wrong.">
    {(control) => (
      <button type="button" aria-disabled {...control}>
        Redeem
      </button>
    )}
  </Tooltip>
)

const button = () => screen.getByRole('button', { name: 'Redeem' })
const isOpen = () => button().parentElement?.classList.contains('is-open')

test('the hint opens on hover and closes when the pointer leaves', async () => {
  const user = userEvent.setup()
  render(redeem)
  expect(isOpen()).toBe(false)
  await user.hover(button())
  expect(isOpen()).toBe(true)
  await user.unhover(button())
  expect(isOpen()).toBe(false)
})

test('the hint opens on a tap and closes on a tap elsewhere', () => {
  render(redeem)
  fireEvent.click(button())
  expect(isOpen()).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(isOpen()).toBe(false)
})

test('Escape closes the hint, and only the hint', async () => {
  const user = userEvent.setup()
  const onKeyDown = vi.fn()
  // biome-ignore lint/a11y/noStaticElementInteractions: acts as a dialog around the hint
  render(<div onKeyDown={onKeyDown}>{redeem}</div>)
  await user.tab()
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(onKeyDown).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button())
  await user.keyboard('{Escape}')
  expect(onKeyDown).toHaveBeenCalledOnce()
})

test('the hint stays while its button has the focus, even when the pointer leaves', async () => {
  const user = userEvent.setup()
  render(redeem)
  await user.tab()
  await user.hover(button())
  await user.unhover(button())
  expect(isOpen()).toBe(true)
})
