import { describe, expect, test } from 'vitest'
import { randomOf } from './random.ts'

const numbers = (random: ReturnType<typeof randomOf>) =>
  Array.from({ length: 20 }, () => random.next())

describe('Seeded random numbers', () => {
  test('the same seed gives the same numbers, and another seed gives others', () => {
    expect(numbers(randomOf(7))).toEqual(numbers(randomOf(7)))
    expect(numbers(randomOf(7))).not.toEqual(numbers(randomOf(8)))
  })

  test('a fork depends on its labels, not on earlier draws', () => {
    const [fresh, used] = [randomOf(7), randomOf(7)]
    numbers(used)
    expect(numbers(used.fork('a', 1))).toEqual(numbers(fresh.fork('a', 1)))
    expect(numbers(fresh.fork('a', 2))).not.toEqual(numbers(fresh.fork('a', 1)))
    expect(numbers(fresh.fork('b', 1))).not.toEqual(numbers(fresh.fork('a', 1)))
  })

  test('whole numbers include both ends of their range and never go beyond it', () => {
    const random = randomOf(3)
    const drawn = new Set(Array.from({ length: 400 }, () => random.wholeNumber(2, 5)))
    expect([...drawn].toSorted()).toEqual([2, 3, 4, 5])
  })

  test('items drawn from a list are distinct, and asking for too many gives them all', () => {
    const random = randomOf(3)
    const list = ['a', 'b', 'c', 'd']
    expect(new Set(random.some(list, 3)).size).toBe(3)
    expect(random.some(list, 9).toSorted()).toEqual(list)
    expect(list).toEqual(['a', 'b', 'c', 'd'])
  })

  test('picking from an empty list fails', () => {
    expect(() => randomOf(1).pick([])).toThrow(RangeError)
  })
})
