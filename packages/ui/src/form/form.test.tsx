import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { Chips } from '../field/chip.tsx'
import { Checkbox, TextArea, TextField } from '../field/field.tsx'
import { MoneyField } from '../field/money-field.tsx'
import { losesFocusWhenDisabled } from '../testing/as-chromium.ts'
import { Form } from './form.tsx'

type Answer = 'saved' | 'town refused'

/** A form that asks for a name, waits for an answer, and may learn that the town is wrong. */
function Address({ onSend }: { readonly onSend: () => Promise<Answer> }) {
  const [name, setName] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [state, setState] = useState<'typing' | 'sending' | Answer>('typing')
  const send = async () => {
    if (!name) return setAsking(true)
    setState('sending')
    setState(await onSend())
  }
  return (
    <Form busy={state === 'sending'} onSubmit={send}>
      <TextField
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        message={isAsking && !name ? 'Please specify your name' : undefined}
      />
      <TextField label="Town" message={state === 'town refused' ? 'No such town' : undefined} />
      <Button type="submit">Save</Button>
    </Form>
  )
}

function startWith(answer?: Answer) {
  let settle: (answer: Answer) => void = () => {}
  const onSend = vi.fn(() => new Promise<Answer>((resolve) => (settle = resolve)))
  render(<Address onSend={onSend} />)
  return {
    user: userEvent.setup(),
    onSend,
    name: screen.getByLabelText<HTMLInputElement>('Name'),
    town: screen.getByLabelText<HTMLInputElement>('Town'),
    save: screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }),
    answer: () => act(async () => settle(answer ?? 'saved')),
  }
}

test('the browser’s own validation is off', () => {
  const { name } = startWith()
  expect(name.form?.noValidate).toBe(true)
})

/** A form with one group of choices, all of which it refuses. */
function Amounts({ chosen }: { readonly chosen: string }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Form onSubmit={() => setAsked(true)}>
      <Chips
        legend="Amount"
        name="amount"
        options={['Five', 'Ten'].map((label) => ({ value: label.toLowerCase(), label }))}
        value={chosen}
        onChoose={() => {}}
        message={isAsked ? 'Not sold' : undefined}
      />
      <Button type="submit">Buy</Button>
    </Form>
  )
}

test.each([
  ['the first choice, when none is made', '', 'Five'],
  ['the choice that is made', 'ten', 'Ten'],
])('in a group that is invalid as a whole %s gets the focus', async (_, value, focused) => {
  render(<Amounts chosen={value} />)
  await userEvent.click(screen.getByRole('button', { name: 'Buy' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: focused }))
})

test('typing never moves the focus', async () => {
  const { user, name, town, save } = startWith()
  await user.click(save)
  await user.type(town, 'Leeds')
  expect(document.activeElement).toBe(town)
  expect(name.getAttribute('aria-invalid')).toBe('true')
})

test('while the form is busy its controls are disabled, and it sends nothing', async () => {
  const { user, name, onSend } = startWith()
  await user.type(name, 'Priya{Enter}')
  expect(screen.getByLabelText('Name').closest('fieldset')?.disabled).toBe(true)
  if (name.form) fireEvent.submit(name.form)
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('after the wait the control that submitted has the focus again', async () => {
  const { user, name, save, answer } = startWith()
  await user.type(name, 'Priya')
  await user.click(save)
  save.blur()
  await answer()
  expect(document.activeElement).toBe(save)
})

test('an answer that rejects a field focuses it', async () => {
  const { user, name, town, save, answer } = startWith('town refused')
  await user.type(name, 'Priya')
  await user.click(save)
  save.blur()
  await answer()
  expect(document.activeElement).toBe(town)
})

test('a member who has moved on keeps their focus', async () => {
  const { user, name, answer } = startWith()
  const elsewhere = document.body.appendChild(document.createElement('button'))
  await user.type(name, 'Priya{Enter}')
  elsewhere.focus()
  await answer()
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

/** A form that waits for something other than its own answer. */
const Held = ({ busy }: { readonly busy: boolean }) => (
  <Form busy={busy}>
    <TextField label="Town" message="No such town" />
    <TextField label="Street" />
  </Form>
)

test('after a wait without a submit the focus returns to its field, even if others are wrong', () => {
  const { rerender } = render(<Held busy={false} />)
  const street = screen.getByLabelText('Street')
  street.focus()
  rerender(<Held busy />)
  street.blur()
  expect(document.activeElement).toBe(document.body)
  rerender(<Held busy={false} />)
  expect(document.activeElement).toBe(street)
})

test('the focus returns to the button if only the button was disabled', () => {
  const form = (disabled: boolean) => (
    <Form>
      <Button type="submit" disabled={disabled}>
        Save
      </Button>
    </Form>
  )
  const { rerender } = render(form(false))
  const save = screen.getByRole('button', { name: 'Save' })
  losesFocusWhenDisabled(save)
  save.focus()
  rerender(form(true))
  expect(document.activeElement).toBe(document.body)
  rerender(form(false))
  expect(document.activeElement).toBe(save)
})

test('the form doesn’t take the focus from outside', () => {
  const { rerender } = render(<Held busy={false} />)
  rerender(<Held busy />)
  rerender(<Held busy={false} />)
  expect(document.activeElement).toBe(document.body)
})

/** A form with all kinds of fields, and what it sends. */
function Everything({ onSend }: { readonly onSend: (sent: object) => void }) {
  const [sent, setSent] = useState({
    name: 'Old',
    text: '',
    town: 'a',
    amount: '',
    agreed: false,
    way: 'post',
  })
  const keep = (change: Partial<typeof sent>) => setSent((before) => ({ ...before, ...change }))
  const latest = useRef(sent)
  useLayoutEffect(() => {
    latest.current = sent
  })
  const field = (name: 'name' | 'text' | 'town' | 'amount') => ({
    label: name,
    value: sent[name],
    onChange: ({ target }: { target: { value: string } }) => keep({ [name]: target.value }),
  })
  return (
    <Form onSubmit={() => onSend(latest.current)}>
      <TextField {...field('name')} />
      <TextArea {...field('text')} />
      <MoneyField {...field('amount')} symbol="£" />
      <select aria-label="town" value={sent.town} onChange={field('town').onChange}>
        <option>a</option>
        <option>b</option>
      </select>
      <Checkbox checked={sent.agreed} onChange={({ target }) => keep({ agreed: target.checked })}>
        agreed
      </Checkbox>
      {['post', 'email'].map((option) => (
        <label key={option}>
          {option}
          <input
            type="radio"
            name="way"
            checked={sent.way === option}
            onChange={() => keep({ way: option })}
          />
        </label>
      ))}
      <Button type="submit">Send</Button>
    </Form>
  )
}

/** Scripts in the page set values on the element; isolated ones, such as password managers, bypass it. */
const fillers = {
  'on the element': (control: Element, part: string, value: unknown) =>
    Reflect.set(control, part, value),
  'past the element': (control: Element, part: string, value: unknown) =>
    Reflect.set(Object.getPrototypeOf(control), part, value, control),
}

describe.each(Object.entries(fillers))(
  'A value that a program sets %s, without an event',
  (_, fill) => {
    const all = { name: 'New', text: 'Words', town: 'b', amount: '5', agreed: true, way: 'email' }

    const fillAll = () => {
      const onSend = vi.fn()
      render(<Everything onSend={onSend} />)
      for (const name of ['name', 'text', 'town', 'amount'] as const)
        fill(screen.getByLabelText(name), 'value', all[name])
      for (const name of ['agreed', 'email']) fill(screen.getByLabelText(name), 'checked', true)
      return onSend
    }

    test('the shown value is sent', () => {
      const onSend = fillAll()
      fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement)
      expect(onSend).toHaveBeenCalledWith(all)
    })

    test('the value stays while the member fills in other fields', async () => {
      const onSend = fillAll()
      await userEvent.type(screen.getByLabelText('name'), 'er')
      await userEvent.click(screen.getByLabelText('post'))
      await userEvent.click(screen.getByRole('button'))
      expect(onSend).toHaveBeenCalledWith({ ...all, name: 'Newer', way: 'post' })
    })

    test('the form notices the value before its field loses focus', () => {
      const events: string[] = []
      render(
        <Form>
          <TextField
            label="Amount"
            value=""
            onChange={({ target }) => events.push(target.value)}
            onBlur={() => events.push('left')}
          />
        </Form>,
      )
      fill(screen.getByLabelText('Amount'), 'value', '5')
      fireEvent.blur(screen.getByLabelText('Amount'))
      expect(events).toEqual(['5', 'left'])
    })
  },
)
