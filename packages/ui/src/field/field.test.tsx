import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { MoneyField } from '../money-field/money-field.tsx'
import { TextArea, TextField } from './field.tsx'

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

test('hint and message describe the field, in their order on the screen', () => {
  render(<TextField label="Sort code" hint="With hyphens" message="Not a sort code" />)
  const input = screen.getByLabelText('Sort code')
  expect(describedBy(input)).toEqual(['With hyphens', 'Not a sort code'])
  const order = [...(input.closest('.field')?.children ?? [])].map((part) => part.tagName)
  expect(order).toEqual(['LABEL', 'P', 'INPUT', 'P'])
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
