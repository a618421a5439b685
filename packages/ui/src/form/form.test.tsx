import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/field.tsx'
import { Form, FormSection } from './form.tsx'

type Answer = 'saved' | 'town refused'

/** A form that asks for a name, waits for an answer, and may hear that the town is wrong. */
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

test('a submit that leaves a field invalid moves the focus to the first of them', async () => {
  const { user, name, save, onSend } = startWith()
  await user.click(save)
  expect(onSend).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(name)
})

test('typing never moves the focus', async () => {
  const { user, name, town, save } = startWith()
  await user.click(save)
  await user.type(town, 'Leeds')
  expect(document.activeElement).toBe(town)
  expect(name.getAttribute('aria-invalid')).toBe('true')
})

test('while it is busy its controls are disabled, and it sends nothing again', async () => {
  const { user, name, onSend } = startWith()
  await user.type(name, 'Priya{Enter}')
  expect(screen.getByLabelText('Name').closest('fieldset')?.disabled).toBe(true)
  if (name.form) fireEvent.submit(name.form)
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('afterwards the control that sent it has the focus again', async () => {
  const { user, name, save, answer } = startWith()
  await user.type(name, 'Priya')
  await user.click(save)
  save.blur()
  await answer()
  expect(document.activeElement).toBe(save)
})

test('an answer that finds fault with a field moves the focus there', async () => {
  const { user, name, town, save, answer } = startWith('town refused')
  await user.type(name, 'Priya')
  await user.click(save)
  save.blur()
  await answer()
  expect(document.activeElement).toBe(town)
})

test('a member who went elsewhere meanwhile is left there', async () => {
  const { user, name, answer } = startWith()
  const elsewhere = document.body.appendChild(document.createElement('button'))
  await user.type(name, 'Priya{Enter}')
  elsewhere.focus()
  await answer()
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

test('a section is a region that goes by its heading', () => {
  render(<FormSection title="Where to">…</FormSection>)
  expect(screen.getByRole('region', { name: 'Where to' })).toBeTruthy()
})
