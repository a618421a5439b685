import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { examples } from './grouped-field.examples.tsx'

const { empty: SortCode, filled } = examples
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sort code' })

test('the keyboard has digits, and no account is kept for another form', () => {
  render(filled)
  expect([field().inputMode, field().autocomplete]).toEqual(['numeric', 'off'])
})

test('what is typed gets its groups', async () => {
  const user = userEvent.setup()
  render(<SortCode />)
  await user.type(field(), '200001')
  expect(field().value).toBe('20-00-01')
})

test('what is pasted gets its groups', async () => {
  const user = userEvent.setup()
  render(<SortCode />)
  await user.click(field())
  await user.paste('20 00 01')
  expect(field().value).toBe('20-00-01')
})

test.each([
  'insertText',
  'insertReplacementText',
  'insertFromPaste',
  'insertFromDrop',
  'insertCompositionText',
])(
  'six digits in one piece get their groups, as dictation and suggestions insert them: %s',
  (inputType) => {
    render(<SortCode />)
    fireEvent(field(), inserting('200001', inputType))
    expect(field().value).toBe('20-00-01')
  },
)

/** As the browser does it: the value is there, and then the event. */
function inserting(text: string, inputType: string): Event {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(field(), text)
  return new InputEvent('input', { bubbles: true, inputType, data: text })
}

test('what is deleted stays deleted', async () => {
  const user = userEvent.setup()
  render(filled)
  await user.type(field(), '{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(field().value).toBe('20-0')
})

test('a digit typed in the middle keeps the caret behind it', async () => {
  const user = userEvent.setup()
  render(<SortCode from="20-01" />)
  await user.click(field())
  field().setSelectionRange(2, 2)
  await user.keyboard('9')
  expect([field().value, field().selectionStart]).toEqual(['20-90-1', 4])
})

test('what is filled in whole, and what is no digits, stays as it is', async () => {
  const user = userEvent.setup()
  render(<SortCode />)
  fireEvent.change(field(), { target: { value: '200001' } })
  expect(field().value).toBe('200001')
  await user.clear(field())
  await user.type(field(), 'twenty')
  expect(field().value).toBe('twenty')
})
