import { expect, test } from 'vitest'
import { recordOf } from './record.rules.ts'

test('Each key has the value that was asked for it, and there is no other', () => {
  expect(recordOf(['tea', 'milk'], (key) => key.length)).toEqual({ tea: 3, milk: 4 })
})

test('Without keys there is nothing', () => {
  expect(recordOf([], () => 1)).toEqual({})
})
