import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('a press on the words or the space bar ticks the box', async () => {
  const user = userEvent.setup()
  render(<Checkbox name="rememberMe">Keep me logged in</Checkbox>)
  await user.click(screen.getByText('Keep me logged in'))
  expect(box('Keep me logged in').checked).toBe(true)
  box('Keep me logged in').focus()
  await user.keyboard(' ')
  expect(box('Keep me logged in').checked).toBe(false)
})

test('a message describes the box and marks it invalid, and the box keeps its focus', () => {
  const ref = createRef<HTMLInputElement>()
  const { rerender } = render(<Checkbox ref={ref}>I accept</Checkbox>)
  ref.current?.focus()
  rerender(
    <Checkbox ref={ref} message="You have to accept.">
      I accept
    </Checkbox>,
  )
  const input = box('I accept')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You have to accept.',
  )
  expect(document.activeElement).toBe(input)
})
