import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Chips } from './chip.tsx'
import { examples } from './field.examples.tsx'
import { Checkbox, TextArea, TextField } from './field.tsx'
import { MoneyField } from './money-field.tsx'
import { SearchBox } from './search-box.tsx'
import { Select } from './select.tsx'

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('EDIT-11 an empty message marks a field as wrong, and says nothing', () => {
  render(<TextField label="Date of birth" hint="Up to today." message="" type="date" />)
  const field = screen.getByLabelText('Date of birth')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText('Up to today.').id)
  expect(document.querySelector('.field-message')).toBeNull()
})

test('a field has its label as its name, and is neither described nor invalid without cause', () => {
  render(<TextField label="Email" name="email" type="email" autoComplete="username" />)
  const input = screen.getByLabelText<HTMLInputElement>('Email')
  expect(input.type).toBe('email')
  expect(input.name).toBe('email')
  expect(input.autocomplete).toBe('username')
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

test('what is typed in a line is not sent to a spell checker', () => {
  render(<TextField label="Account number" />)
  render(<MoneyField label="Amount" />)
  expect(screen.getByLabelText('Account number').getAttribute('spellcheck')).toBe('false')
  expect(screen.getByLabelText('Amount').getAttribute('spellcheck')).toBe('false')
})

const about = { label: 'Sort code', hint: 'With hyphens', message: 'Not a sort code' }

test.each([
  ['a line', <TextField key="" {...about} />],
  ['several lines', <TextArea key="" {...about} />],
  ['a select', <Select key="" {...about} options={[]} />],
  ['an amount', <MoneyField key="" {...about} />],
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

test('a field with a message is invalid, and only while it has one', () => {
  const { rerender } = render(<TextField label="Name" message="Please specify your name" />)
  const input = screen.getByLabelText('Name')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  rerender(<TextField label="Name" />)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(screen.queryByText('Please specify your name')).toBeNull()
})

test('a ref is the control, so that it can take the focus', () => {
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

test('a password field masks what is typed and lets it be pasted', () => {
  render(<TextField label="Password" type="password" autoComplete="current-password" />)
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password')
  expect(screen.queryByRole('button')).toBeNull()
})

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

const SortCode = examples['grouped field: empty']
const filled = examples['grouped field: filled']
const sortCode = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sort code' })

test('the keyboard has digits, and no account is kept for another form', () => {
  render(filled)
  expect([sortCode().inputMode, sortCode().autocomplete]).toEqual(['numeric', 'off'])
})

test('what is typed gets its groups', async () => {
  const user = userEvent.setup()
  render(<SortCode />)
  await user.type(sortCode(), '200001')
  expect(sortCode().value).toBe('20-00-01')
})

test('what is pasted gets its groups', async () => {
  const user = userEvent.setup()
  render(<SortCode />)
  await user.click(sortCode())
  await user.paste('20 00 01')
  expect(sortCode().value).toBe('20-00-01')
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
    fireEvent(sortCode(), inserting('200001', inputType))
    expect(sortCode().value).toBe('20-00-01')
  },
)

/** As the browser does it: the value is there, and then the event. */
function inserting(text: string, inputType: string): Event {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(sortCode(), text)
  return new InputEvent('input', { bubbles: true, inputType, data: text })
}

test('what is deleted stays deleted', async () => {
  const user = userEvent.setup()
  render(filled)
  await user.type(sortCode(), '{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(sortCode().value).toBe('20-0')
})

test('a digit typed in the middle keeps the caret behind it', async () => {
  const user = userEvent.setup()
  render(<SortCode from="20-01" />)
  await user.click(sortCode())
  sortCode().setSelectionRange(2, 2)
  await user.keyboard('9')
  expect([sortCode().value, sortCode().selectionStart]).toEqual(['20-90-1', 4])
})

test('what is filled in whole, and what is no digits, stays as it is', async () => {
  const user = userEvent.setup()
  render(<SortCode />)
  fireEvent.change(sortCode(), { target: { value: '200001' } })
  expect(sortCode().value).toBe('200001')
  await user.clear(sortCode())
  await user.type(sortCode(), 'twenty')
  expect(sortCode().value).toBe('twenty')
})

const options = [
  { value: 'credit', label: 'Credit' },
  { value: 'debit', label: 'Debit' },
]

test('a select is named by its label and offers its options in their order', () => {
  render(<Select label="About" options={options} />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'About' })
  expect([...select.options].map((option) => option.text)).toEqual(['Credit', 'Debit'])
})

function Payment({ message }: { readonly message?: string }) {
  const [value, setValue] = useState('credit')
  return (
    <Chips
      legend="Payment method"
      name="paymentMethod"
      options={options}
      value={value}
      onChoose={setValue}
      message={message}
    />
  )
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('chips are a radio group named by its legend, one of them chosen', async () => {
  const user = userEvent.setup()
  render(<Payment />)
  expect(screen.getByRole('radiogroup', { name: 'Payment method' })).toBeTruthy()
  expect(radio('Credit').checked).toBe(true)
  await user.click(screen.getByText('Debit'))
  expect(radio('Debit').checked).toBe(true)
  expect(radio('Credit').checked).toBe(false)
})

test('chips share their name and carry their value, as a form sends them', () => {
  render(<Payment />)
  expect(radio('Debit').name).toBe('paymentMethod')
  expect(radio('Debit').value).toBe('debit')
})

test('a message makes the group invalid and describes it', () => {
  render(<Payment message="Please enter correct amount." />)
  const group = screen.getByRole('radiogroup', { name: 'Payment method' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  const description = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Please enter correct amount.')
})

test.each([
  ['the chosen chip', 'debit', 'Debit'],
  ['the first chip while nothing is chosen', '', 'Credit'],
])('a ref is the radio that takes the focus: %s', (_, value, name) => {
  const ref = createRef<HTMLInputElement>()
  render(
    <Chips
      legend="Pay by"
      name="p"
      options={options}
      value={value}
      onChoose={() => {}}
      ref={ref}
    />,
  )
  expect(ref.current).toBe(radio(name))
})

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })

function Amount({ from = '' }: { readonly from?: string }) {
  const [value, setValue] = useState(from)
  return (
    <MoneyField label="Amount" value={value} onChange={(event) => setValue(event.target.value)} />
  )
}

test('the sign is shown and is no part of the amount nor of the name', () => {
  render(<Amount from="250.00" />)
  expect(screen.getByText('£').getAttribute('aria-hidden')).toBe('true')
  expect(amount().value).toBe('250.00')
  expect(amount().inputMode).toBe('decimal')
})

test('typing in the middle leaves the caret where it is', async () => {
  const user = userEvent.setup()
  render(<Amount from="1250.00" />)
  await user.click(amount())
  amount().setSelectionRange(1, 1)
  await user.keyboard('9')
  expect(amount().value).toBe('19250.00')
  expect(amount().selectionStart).toBe(2)
})

test('what is typed stays as typed, digits or not', async () => {
  const user = userEvent.setup()
  render(<Amount />)
  await user.type(amount(), '12,5 or so')
  expect(amount().value).toBe('12,5 or so')
})

test.each(['£1,284.60', '12 50', '€50', '1.250,00'])(
  'what is pasted stays as it is, as if it were typed: %s',
  async (pasted) => {
    const user = userEvent.setup()
    render(<Amount />)
    await user.click(amount())
    await user.paste(pasted)
    expect(amount().value).toBe(pasted)
  },
)

test('with steps, each step is announced, and nothing that is typed after it', async () => {
  const user = userEvent.setup()
  const Stepping = examples['money field: in steps']
  render(<Stepping />)
  const announced = () => screen.getByRole('status').textContent
  expect(announced()).toBe('')
  await user.click(screen.getByRole('button', { name: 'Increase by £10' }))
  expect(announced()).toBe('£130')
  await user.type(screen.getByRole('spinbutton'), 'x')
  expect(announced()).toBe('')
  await user.click(screen.getByRole('button', { name: 'Increase by £10' }))
  expect(announced()).toBe('£10')
})

test('with steps, the arrow keys and two named buttons raise and lower the amount', async () => {
  const user = userEvent.setup()
  const onStep = vi.fn()
  render(
    <MoneyField
      label="Amount"
      defaultValue="10"
      stepper={{ now: undefined, raise: 'Increase by £10', lower: 'Decrease by £10', onStep }}
    />,
  )
  await user.click(screen.getByRole('spinbutton', { name: 'Amount' }))
  await user.keyboard('{ArrowUp}{ArrowDown}')
  await user.click(screen.getByRole('button', { name: 'Increase by £10' }))
  await user.click(screen.getByRole('button', { name: 'Decrease by £10' }))
  expect(onStep.mock.calls.flat()).toEqual(['up', 'down', 'up', 'down'])
})

test.each([
  ['1250.50', 1250.5, '1250.5'],
  ['1 250', 1250, '1250'],
  ['€50', undefined, null],
  ['', undefined, null],
])(
  'with steps it is a spin button, and %j announces the amount that counts: %j',
  (value, now, announced) => {
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
  },
)

test('without steps the arrow keys are the browser’s', async () => {
  render(<Amount from="10" />)
  expect(fireEvent.keyDown(amount(), { key: 'ArrowUp' })).toBe(true)
})

function Searching({ onSearch }: { readonly onSearch: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <SearchBox
      label="Search"
      value={value}
      onChange={setValue}
      onSearch={() => {
        onSearch(value)
        setValue('')
      }}
    />
  )
}

test('it tells each change, searches on Enter only, and shows what it is given', async () => {
  const search = vi.fn()
  render(<Searching onSearch={search} />)
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  await userEvent.type(box, 'kites')
  expect(search).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(search).toHaveBeenCalledExactlyOnceWith('kites')
  expect(box.value).toBe('')
})
