import { messagesOf } from '@save/domain/kernel'
import { describe, expect, test } from 'vitest'
import { readModelState, writeModelState } from './model-state.wire.ts'

describe('What a refusal says (OQ-018)', () => {
  const fields = { email: ['Unknown.', 'Locked.'], password: ['Too short.'] }

  test('LOGIN-14 inside ModelState, or bare', () => {
    expect(readModelState({ Message: 'The request is invalid.', ModelState: fields })).toEqual(
      fields,
    )
    expect(readModelState(fields)).toEqual(fields)
  })

  test('LOGIN-15 every message of every field, in the server’s order', () => {
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
  ])('%j says nothing', (json) => {
    expect(messagesOf(readModelState(json))).toEqual([])
  })

  test('anything but text is no message', () => {
    expect(readModelState({ email: ['Unknown.', null, 5, {}] })).toEqual({ email: ['Unknown.'] })
  })

  test('the stand-in writes it inside ModelState', () => {
    expect(readModelState(writeModelState(fields))).toEqual(fields)
    expect(writeModelState(fields)).toEqual({ ModelState: fields })
  })
})
