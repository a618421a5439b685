import { expect, test } from 'vitest'
import { recordOf } from './record.rules.ts'

test('each key has its own value, and no other keys exist', () => {
  expect(recordOf(['tea', 'milk'], (key) => key.length)).toEqual({ tea: 3, milk: 4 })
})

test('a record without keys is empty', () => {
  expect(recordOf([], () => 1)).toEqual({})
})
