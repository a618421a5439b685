import { describe, expect, test } from 'vitest'
import { credentials } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { createWorld } from '../world/world.ts'
import { signIn } from './session.memory.ts'
import { standInPolicy } from './session.policy.ts'

/** Creates a world, and signs in from a network address. */
function start() {
  let now = 0
  const world = createWorld({ catalogue: smallCatalogue, now: () => now })
  const tryFrom = (from: string, change: Partial<typeof credentials> | object = {}) =>
    signIn(world, { signedIn: undefined }, { ...credentials, ...change }, from).outcome
  const guess = (
    from: string,
    times: number,
    email: (time: number) => string = () => credentials.email,
  ) => {
    for (let time = 0; time < times; time += 1)
      tryFrom(from, { email: email(time), password: 'wrong' })
  }
  const wait = (milliseconds: number) => {
    now += milliseconds
  }
  return { world, tryFrom, guess, wait }
}

describe('Wrong passwords are counted by visitor and address (OQ-139)', () => {
  test('ten wrong passwords by one visitor hold up only that visitor', () => {
    const { tryFrom, guess } = start()
    guess('one', 10)
    expect([tryFrom('one'), tryFrom('two')]).toEqual(['held up', 'accepted'])
    expect(tryFrom('one')).toBe('held up')
  })

  test.each([[1], [99], [100], [1_000], [5_000]])(
    'guesses for %i other addresses don’t reset the count',
    (others) => {
      const { tryFrom, guess } = start()
      guess('one', 10)
      guess('one', others, (time) => `member${time}@example.com`)
      expect(tryFrom('one')).toBe('held up')
    },
  )

  test('guesses by as many other visitors as a world counts for don’t reset the count', () => {
    const { tryFrom, guess } = start()
    guess('one', 10)
    for (let visitor = 0; visitor < 9; visitor += 1)
      guess(`other ${visitor}`, 200, (time) => `member${time}@example.com`)
    expect(tryFrom('one')).toBe('held up')
  })

  test('beyond a hundred addresses one counter covers all others, and a right password doesn’t reset it', () => {
    const { tryFrom, guess } = start()
    guess('one', 110, (time) => `member${time}@example.com`)
    expect(tryFrom('one', { email: 'another@example.com' })).toBe('held up')
    expect(tryFrom('one')).toBe('held up')
    expect(tryFrom('two')).toBe('accepted')
    expect(tryFrom('one', { email: 'another@example.com' })).toBe('held up')
  })

  test('one visitor’s right password doesn’t reset another’s count', () => {
    const { tryFrom, guess } = start()
    guess('one', 10)
    tryFrom('two')
    expect(tryFrom('one')).toBe('held up')
  })

  test('a count is kept for a day', () => {
    const { world, guess, wait } = start()
    guess('one', 9)
    wait(standInPolicy.triesKnownMs - 1)
    guess('two', 1)
    expect(world.state.tries.size).toBe(2)
    wait(1)
    guess('three', 1)
    expect(world.state.tries.size).toBe(2)
  })
})
