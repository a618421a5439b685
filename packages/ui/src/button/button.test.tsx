import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
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

describe('A button for what must not happen twice', () => {
  const renderOnce = () => {
    const press = vi.fn()
    render(
      <Button once onClick={press}>
        Pay
      </Button>,
    )
    return { press, button: screen.getByRole('button', { name: 'Pay' }) }
  }

  test('OQ-135 a double click is one press, and a click later another', async () => {
    const { press, button } = renderOnce()
    fireEvent.click(button, { detail: 1 })
    fireEvent.click(button, { detail: 2 })
    expect(press).toHaveBeenCalledTimes(1)
    fireEvent.click(button, { detail: 1 })
    expect(press).toHaveBeenCalledTimes(2)
  })

  test('OQ-135 Enter presses it, and held down no further time; other keys are left alone', () => {
    const { press, button } = renderOnce()
    const isFree = (key: string, repeat: boolean) => fireEvent.keyDown(button, { key, repeat })
    expect([isFree('Enter', false), isFree('Enter', true), isFree('Tab', true)]).toEqual([
      true,
      false,
      true,
    ])
    // A click by key or by a screen reader has no detail.
    fireEvent.click(button, { detail: 0 })
    expect(press).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['Enter', 0, true],
    ['Enter', 299, true],
    ['Enter', 300, false],
    [' ', 299, true],
    ['Tab', 0, false],
  ])('OQ-135 a second %j after %i ms is ignored: %j', (key, ms, isIgnored) => {
    const { button } = renderOnce()
    const press = (at: number) => {
      const event = createEvent.keyDown(button, { key })
      Object.defineProperty(event, 'timeStamp', { value: at })
      return fireEvent(button, event)
    }
    expect([press(10_000), press(10_000 + ms)]).toEqual([true, !isIgnored])
  })

  test('any other button hears every click', () => {
    const press = vi.fn()
    render(<Button onClick={press}>Next page</Button>)
    const button = screen.getByRole('button', { name: 'Next page' })
    fireEvent.click(button, { detail: 2 })
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(true)
    expect(press).toHaveBeenCalledTimes(1)
  })
})
