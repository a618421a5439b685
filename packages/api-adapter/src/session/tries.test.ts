import { describe, expect, test } from 'vitest'
import { credentials } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { createWorld } from '../world/world.ts'
import { signIn } from './session.memory.ts'
import { standInPolicy } from './session.policy.ts'

/** A world, and what a sign-in from some place comes to. */
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

describe('Wrong tries are counted for each visitor and address (OQ-139)', () => {
  test('ten by one visitor hold up that visitor, and nobody else', () => {
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

  test('guesses by so many other visitors as a world counts for don’t reset it', () => {
    const { tryFrom, guess } = start()
    guess('one', 10)
    for (let visitor = 0; visitor < 9; visitor += 1)
      guess(`other ${visitor}`, 200, (time) => `member${time}@example.com`)
    expect(tryFrom('one')).toBe('held up')
  })

  test('beyond a hundred addresses one count holds for all others, and a right password keeps it', () => {
    const { tryFrom, guess } = start()
    guess('one', 110, (time) => `member${time}@example.com`)
    expect(tryFrom('one', { email: 'another@example.com' })).toBe('held up')
    expect(tryFrom('one')).toBe('held up')
    expect(tryFrom('two')).toBe('accepted')
    expect(tryFrom('one', { email: 'another@example.com' })).toBe('held up')
  })

  test('a right password of the one visitor forgives the other nothing', () => {
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
