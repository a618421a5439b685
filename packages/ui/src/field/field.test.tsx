import { fireEvent, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { holding } from '../testing/holding.tsx'
import { Chips } from './chip.tsx'
import { examples, sortCode } from './field.examples.tsx'
import { Checkbox, TextArea, TextField } from './field.tsx'
import { MoneyField } from './money-field.tsx'
import { SearchBox } from './search-box.tsx'
import { Select } from './select.tsx'

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('EDIT-11 an empty message marks a field as wrong, without a text', () => {
  render(<TextField label="Date of birth" hint="Up to today." message="" type="date" />)
  const field = screen.getByLabelText('Date of birth')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText('Up to today.').id)
  expect(document.querySelector('.field-message')).toBeNull()
})

test('a field is named by its label, and without a hint or message is neither described nor invalid', () => {
  render(<TextField label="Email" name="email" type="email" autoComplete="username" />)
  const input = screen.getByLabelText<HTMLInputElement>('Email')
  expect(input.type).toBe('email')
  expect(input.name).toBe('email')
  expect(input.autocomplete).toBe('username')
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

test('text in a single-line field isn’t sent to a spell checker', () => {
  render(<TextField label="Account number" />)
  render(<MoneyField label="Amount" />)
  expect(screen.getByLabelText('Account number').getAttribute('spellcheck')).toBe('false')
  expect(screen.getByLabelText('Amount').getAttribute('spellcheck')).toBe('false')
})

const texts = { label: 'Sort code', hint: 'With hyphens', message: 'Not a sort code' }

test.each([
  ['a line', <TextField key="" {...texts} />],
  ['several lines', <TextArea key="" {...texts} />],
  ['a select', <Select key="" {...texts} options={[]} />],
  ['an amount', <MoneyField key="" {...texts} />],
])('hint and message describe %s, in their order on the screen', (_, field) => {
  render(field)
  const control = screen.getByLabelText('Sort code')
  expect(describedBy(control)).toEqual(['With hyphens', 'Not a sort code'])
  expect(control.getAttribute('aria-invalid')).toBe('true')
  const order = ['LABEL', 'P', control.closest('.field > *')?.tagName, 'P']
  expect([...(control.closest('.field')?.children ?? [])].map(({ tagName }) => tagName)).toEqual(
    order,
  )
})

test('a ref points to the control, so that it can be focused', () => {
  const [input, area] = [createRef<HTMLInputElement>(), createRef<HTMLTextAreaElement>()]
  render(
    <>
      <TextField label="Name" ref={input} />
      <TextArea label="Description" ref={area} message="Too short" />
    </>,
  )
  input.current?.focus()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  area.current?.focus()
  expect(document.activeElement).toBe(screen.getByLabelText('Description'))
  expect(describedBy(screen.getByLabelText('Description'))).toEqual(['Too short'])
})

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('pressing the label or the space bar ticks the box', async () => {
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

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sort code' })

test('a bank field opens a numeric keyboard, and turns autocomplete off', () => {
  render(sortCode('20-00-01'))
  expect([code().inputMode, code().autocomplete]).toEqual(['numeric', 'off'])
})

test.each([
  ['typed', (user: UserEvent) => user.keyboard('200001')],
  ['pasted', (user: UserEvent) => user.paste('20 00 01')],
])('digits that are %s are grouped', async (_, fill) => {
  const user = userEvent.setup()
  render(sortCode())
  await user.click(code())
  await fill(user)
  expect(code().value).toBe('20-00-01')
})

test.each([
  'insertText',
  'insertReplacementText',
  'insertFromPaste',
  'insertFromDrop',
  'insertCompositionText',
])('six digits inserted at once, for example by dictation, are grouped: %s', (inputType) => {
  render(sortCode())
  fireEvent(code(), inserting('200001', inputType))
  expect(code().value).toBe('20-00-01')
})

/** Like a browser: sets the value, then fires the event. */
function inserting(text: string, inputType: string): Event {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(code(), text)
  return new InputEvent('input', { bubbles: true, inputType, data: text })
}

test('deleted characters stay deleted', async () => {
  const user = userEvent.setup()
  render(sortCode('20-00-01'))
  await user.type(code(), '{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(code().value).toBe('20-0')
})

test('after a digit is typed in the middle, the caret is behind it', async () => {
  const user = userEvent.setup()
  render(sortCode('20-01'))
  await user.click(code())
  code().setSelectionRange(2, 2)
  await user.keyboard('9')
  expect([code().value, code().selectionStart]).toEqual(['20-90-1', 4])
})

test('a value filled in at once, and text without digits, stay the same', async () => {
  const user = userEvent.setup()
  render(sortCode())
  fireEvent.change(code(), { target: { value: '200001' } })
  expect(code().value).toBe('200001')
  await user.clear(code())
  await user.type(code(), 'twenty')
  expect(code().value).toBe('twenty')
})

const options = [
  { value: 'credit', label: 'Credit' },
  { value: 'debit', label: 'Debit' },
]

const payment = (message?: string) =>
  holding('credit', (value, set) => (
    <Chips
      legend="Payment method"
      name="paymentMethod"
      options={options}
      value={value}
      message={message}
      onChoose={set}
    />
  ))

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('chips form a radio group named by its legend, with one chosen', async () => {
  const user = userEvent.setup()
  render(payment())
  expect(screen.getByRole('radiogroup', { name: 'Payment method' })).toBeTruthy()
  expect([radio('Debit').name, radio('Debit').value]).toEqual(['paymentMethod', 'debit'])
  expect(radio('Credit').checked).toBe(true)
  await user.click(screen.getByText('Debit'))
  expect(radio('Debit').checked).toBe(true)
  expect(radio('Credit').checked).toBe(false)
})

test('a message makes the group invalid and describes it', () => {
  render(payment('Please enter correct amount.'))
  const group = screen.getByRole('radiogroup', { name: 'Payment method' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  const description = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Please enter correct amount.')
})

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })

const typing = (from = '') =>
  holding(from, (value, set) => (
    <MoneyField label="Amount" value={value} onChange={(event) => set(event.target.value)} />
  ))

test('the currency symbol is shown, but is not part of the amount or the name', () => {
  render(typing('250.00'))
  expect(screen.getByText('£').getAttribute('aria-hidden')).toBe('true')
  expect(amount().value).toBe('250.00')
  expect(amount().inputMode).toBe('decimal')
})

test('typing in the middle keeps the caret in place', async () => {
  const user = userEvent.setup()
  render(typing('1250.00'))
  await user.click(amount())
  amount().setSelectionRange(1, 1)
  await user.keyboard('9')
  expect(amount().value).toBe('19250.00')
  expect(amount().selectionStart).toBe(2)
})

test.each(['£1,284.60', '12 50', '€50', '1.250,00', '12,5 or so'])(
  'pasted text is kept as it is, like typed text: %s',
  async (pasted) => {
    const user = userEvent.setup()
    render(typing())
    await user.click(amount())
    await user.paste(pasted)
    expect(amount().value).toBe(pasted)
  },
)

test('each step is announced, but text typed afterwards isn’t', async () => {
  const user = userEvent.setup()
  render(examples['money field: in steps'])
  const announced = () => screen.getByRole('status').textContent
  expect(announced()).toBe('')
  await user.click(screen.getByRole('button', { name: 'Increase by £10' }))
  expect(announced()).toBe('£130')
  await user.type(screen.getByRole('spinbutton'), 'x')
  expect(announced()).toBe('')
  await user.click(screen.getByRole('button', { name: 'Increase by £10' }))
  expect(announced()).toBe('£10')
})

test.each([
  ['1250.50', 1250.5, '1250.5'],
  ['1 250', 1250, '1250'],
  ['€50', undefined, null],
  ['', undefined, null],
])('a field with steps is a spin button, which announces %j as %j', (value, now, announced) => {
  render(
    <MoneyField
      label="Amount"
      value={value}
      readOnly
      min="0.00"
      step={10}
      stepper={{ now, raise: 'More', lower: 'Less', onStep: () => undefined }}
    />,
  )
  const spinning = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' })
  expect(['aria-valuemin', 'aria-valuenow'].map((at) => spinning.getAttribute(at))).toEqual([
    '0',
    announced,
  ])
  expect([spinning.type, spinning.inputMode]).toEqual(['text', 'decimal'])
})

test('without steps the browser handles the arrow keys', async () => {
  render(typing('10'))
  expect(fireEvent.keyDown(amount(), { key: 'ArrowUp' })).toBe(true)
})

test('the search box reports each change, searches on Enter only, and shows its value', async () => {
  const search = vi.fn()
  render(
    holding('', (value, set) => (
      <SearchBox label="Search" value={value} onChange={set} onSearch={() => search(value)} />
    )),
  )
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  await userEvent.type(box, 'kites')
  expect(search).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(search).toHaveBeenCalledExactlyOnceWith('kites')
})
