import { messagesOf } from '@save/domain/kernel'
import { describe, expect, test } from 'vitest'
import { isRefusedForm, readModelState, writeModelState } from './model-state.wire.ts'

describe('Reading a refusal (OQ-018)', () => {
  const fields = { email: ['Unknown.', 'Locked.'], password: ['Too short.'] }

  test('LOGIN-14 messages are read with or without an enclosing ModelState', () => {
    expect(readModelState({ Message: 'The request is invalid.', ModelState: fields })).toEqual(
      fields,
    )
    expect(readModelState(fields)).toEqual(fields)
  })

  test.each([
    [{ ModelState: fields }],
    [{ modelState: fields }],
    [{ message: 'The request is invalid.', MODELSTATE: fields }],
    [{ title: 'One or more validation errors occurred.', status: 400, errors: fields }],
    [{ Title: 'Wrong.', Errors: fields }],
  ])(
    'LOGIN-14 messages are read from a name in any letter case, or from problem details: %j',
    (json) => {
      expect(readModelState(json)).toEqual(fields)
    },
  )

  test('LOGIN-14 one message may be a text instead of a list', () => {
    expect(readModelState({ ModelState: { email: 'Unknown.', password: ['Too short.'] } })).toEqual(
      { email: ['Unknown.'], password: ['Too short.'] },
    )
  })

  test('LOGIN-14 a form may have a field that is called errors', () => {
    expect(readModelState({ errors: ['Unknown.'] })).toEqual({ errors: ['Unknown.'] })
  })

  test.each([
    [{ modelState: { email: 'Unknown.' } }, true],
    [{ ModelState: {} }, false],
    [{ errors: fields }, false],
  ])('LOGIN-14 with a successful status %j is a refusal: %j', (json, isRefused) => {
    expect(isRefusedForm(json)).toBe(isRefused)
  })

  test('LOGIN-15 every message of every field is read, in the server’s order', () => {
    expect(messagesOf(readModelState({ ModelState: fields }))).toEqual([
      'Unknown.',
      'Locked.',
      'Too short.',
    ])
  })

  test.each([
    [undefined],
    [null],
    ['No.'],
    [['No.']],
    [{ Message: 'No.' }],
    [{ ModelState: null }],
  ])('%j has no messages', (json) => {
    expect(messagesOf(readModelState(json))).toEqual([])
  })

  test('a value that isn’t text isn’t a message', () => {
    expect(readModelState({ email: ['Unknown.', null, 5, {}] })).toEqual({ email: ['Unknown.'] })
  })

  test('the stand-in writes messages in ModelState', () => {
    expect(readModelState(writeModelState(fields))).toEqual(fields)
    expect(writeModelState(fields)).toEqual({ ModelState: fields })
  })
})
