import { expect, test } from 'vitest'
import { recordOf } from './record.rules.ts'

test('each key has the value made for it, and there is no other', () => {
  expect(recordOf(['tea', 'milk'], (key) => key.length)).toEqual({ tea: 3, milk: 4 })
})

test('without keys there is nothing', () => {
  expect(recordOf([], () => 1)).toEqual({})
})
