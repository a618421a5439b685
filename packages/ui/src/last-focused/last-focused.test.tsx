import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { losesFocusWhenDisabled } from '../testing/as-chromium.ts'
import { useLastFocused } from './last-focused.tsx'

interface Known {
  last: string | undefined
  active: Element | null
}

function Control({ disabled, known }: { readonly disabled: boolean; readonly known: Known }) {
  const { last, noting } = useLastFocused()
  useLayoutEffect(() => {
    known.last = last.current?.textContent ?? undefined
    known.active = document.activeElement
  })
  return (
    <div {...noting}>
      <button type="button" disabled={disabled}>
        Withdraw
      </button>
    </div>
  )
}

function drawn() {
  const known: Known = { last: undefined, active: null }
  const { rerender } = render(<Control disabled={false} known={known} />)
  const control = screen.getByRole('button', { name: 'Withdraw' })
  losesFocusWhenDisabled(control)
  control.focus()
  return { known, draw: (disabled: boolean) => rerender(<Control {...{ disabled, known }} />) }
}

test('a control that lost the focus because it was disabled is still known, though the document knows nothing', () => {
  const { known, draw } = drawn()
  draw(true)
  expect(known).toEqual({ last: 'Withdraw', active: document.body })
})

test('one that the member left is not', async () => {
  const { known, draw } = drawn()
  await userEvent.tab()
  draw(true)
  expect(known.last).toBeUndefined()
})
