import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CloseIcon } from '../icon/icon.tsx'
import { holding } from '../testing/holding.tsx'
import { Button, ButtonLink, IconButton, Star, type StarProps } from './button.tsx'
import { Toggle } from './toggle.tsx'

test('a button submits only if its type says so', () => {
  render(<Button>Try again</Button>)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' }).type).toBe('button')
})

test('a busy button keeps its label and can’t be pressed', async () => {
  const press = vi.fn()
  render(
    <Button busy onClick={press}>
      Sending
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending' })
  await userEvent.click(button)
  expect(button.disabled).toBe(true)
  expect(press).not.toHaveBeenCalled()
})

test('a link that looks like a button is still a link', () => {
  render(<ButtonLink href="/Home/Cashback">See cashback</ButtonLink>)
  expect(screen.getByRole('link', { name: 'See cashback' }).className).toBe('button')
})

test.each([
  ['OQ-135 the second click of a double click is no second wish', true, 1],
  ['any other button hears every click', false, 2],
])('%s', (_, once, presses) => {
  const press = vi.fn()
  render(
    <Button once={once} onClick={press}>
      Pay
    </Button>,
  )
  for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button'), { detail })
  expect(press).toHaveBeenCalledTimes(presses)
})

test('an icon button is named by its label, and its icon is not read out', () => {
  render(
    <IconButton label="Close" className="more">
      <CloseIcon />
    </IconButton>,
  )
  const button = screen.getByRole('button', { name: 'Close' })
  expect(button.className).toBe('icon-button more')
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test.each([
  ['a star', Star],
  ['a toggle', ({ label, ...toggle }: StarProps) => <Toggle {...toggle}>{label}</Toggle>],
])(
  '%s keeps its name and its focus, and changes its state, by pointer and by keyboard',
  async (_, Control) => {
    const user = userEvent.setup()
    render(
      holding(false, (pressed, set) => (
        <Control label="Favourite" pressed={pressed} onToggle={set} />
      )),
    )
    const control = screen.getByRole('button', { name: 'Favourite', pressed: false })
    await user.click(control)
    expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBe(control)
    await user.keyboard(' ')
    expect(screen.getByRole('button', { name: 'Favourite', pressed: false })).toBe(control)
    expect(document.activeElement).toBe(control)
  },
)
