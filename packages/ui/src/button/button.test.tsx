import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button, ButtonLink } from './button.tsx'

test('a button submits nothing unless it says so', () => {
  render(<Button>Try again</Button>)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' }).type).toBe('button')
})

test('a busy button keeps its words and can’t be pressed', async () => {
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

test('a link in the look of a button stays a link', () => {
  render(<ButtonLink href="/Home/Cashback">See cashback</ButtonLink>)
  expect(screen.getByRole('link', { name: 'See cashback' }).className).toBe('button')
})

test('it hears every click', () => {
  const press = vi.fn()
  render(<Button onClick={press}>Next page</Button>)
  const button = screen.getByRole('button', { name: 'Next page' })
  for (const detail of [1, 2, 3]) fireEvent.click(button, { detail })
  expect(press).toHaveBeenCalledTimes(3)
})
