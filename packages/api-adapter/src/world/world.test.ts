import { ChoiceId, pounds } from '@save/domain/kernel'
import { describe, expect, test } from 'vitest'
import { exampleOrder } from '../benefits/benefits.examples.ts'
import { memoryPorts } from '../entrances/memory.ts'
import { signIn } from '../session/session.memory.ts'
import { standInPolicy } from '../session/session.policy.ts'
import { credentials } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { outcomeOf } from '../testing/scripted-server.ts'
import { createClock } from './clock.ts'
import { createWorld, type Visit } from './world.ts'

const start = (now = () => 0) => createWorld({ catalogue: smallCatalogue, now })
const memberWithoutBalance = { ...smallCatalogue.member, availableBalance: pounds('0') }

describe('A world', () => {
  test('a world is isolated: its changes appear neither in another world nor in the catalogue', () => {
    const before = structuredClone(smallCatalogue)
    const [one, other] = [start(), start()]
    one.change({ member: memberWithoutBalance, favourites: [] })
    signIn(one, one.visit, credentials)
    expect(one.state.member.availableBalance).toBe(0)
    expect(other.state).toMatchObject({
      member: smallCatalogue.member,
      favourites: smallCatalogue.favourites,
    })
    expect(other.visit.signedIn).toBeUndefined()
    expect(smallCatalogue).toEqual(before)
  })

  test('a world has no state of its own until something happens', () => {
    expect(start().state).toBe(start().state)
    expect(start().state.member).toBe(smallCatalogue.member)
  })

  test('reset restores the first day: state, visit and clock', () => {
    const world = start()
    world.change({ member: memberWithoutBalance, password: 'New1!' })
    signIn(world, world.visit, { ...credentials, password: 'New1!' })
    world.clock.move(1_000)
    world.reset()
    expect(world.state).toBe(start().state)
    expect(world.visit.signedIn).toBeUndefined()
    expect(world.clock.now()).toBe(0)
  })

  test('earlier changes stay when something else changes', () => {
    const world = start()
    world.change({ member: memberWithoutBalance })
    world.change({ favourites: [] })
    expect(world.state).toMatchObject({ member: memberWithoutBalance, favourites: [] })
  })

  test('all worlds give the same dashboard object until something happens', async () => {
    const worlds = [start(), start()]
    const [one, other] = await Promise.all(
      worlds.map((world) => {
        signIn(world, world.visit, credentials)
        return outcomeOf(memoryPorts(world).dashboard.readDashboard())
      }),
    )
    if (!one || !other || 'failure' in one || 'failure' in other) throw new Error('No dashboard')
    expect(one.answer).toBe(other.answer)

    worlds[0]?.change({ favourites: [] })
    const after = await outcomeOf(memoryPorts(worlds[0] ?? start()).dashboard.readDashboard())
    expect(after).toMatchObject({ answer: { favouriteCashback: [] } })
  })
})

describe('The day in a world is London’s', () => {
  test.each([
    ['2026-04-05T22:59:59Z', '2026-04-05', 'the last second of the tax year'],
    ['2026-04-05T23:00:00Z', '2026-04-06', 'the first of the next, an hour before it by UTC'],
    ['2026-04-05T23:30:00Z', '2026-04-06', '00:30 BST on 6 April'],
    ['2026-12-31T23:59:59Z', '2026-12-31', 'in winter London has UTC'],
  ])('%s is %s: %s', async (moment, day) => {
    const world = start(() => Date.parse(moment))
    signIn(world, world.visit, credentials)
    const { withdrawal, benefits } = memoryPorts(world)
    await outcomeOf(withdrawal.withdrawToCard())
    const order = { ...exampleOrder, choiceId: ChoiceId.make('121'), name: 'Choice 121' }
    await outcomeOf(benefits.placeOrder(order))
    const { transactions, choices } = world.state.member
    expect([transactions[0]?.transactionDate, choices[0]?.creationDate]).toEqual([day, day])
  })

  test.each([
    ['2026-06-10T23:30:00Z', 'countLimited'],
    ['2026-06-10T22:30:00Z', 'capped'],
  ])(
    'CARDW-06 with a limit of one a day, after a withdrawal at %s the one at 00:30 UTC is %s',
    async (earlier, outcome) => {
      let now = Date.parse(earlier)
      const world = start(() => now)
      world.change({ member: { ...smallCatalogue.member, withdrawalCountLimit: 1 } })
      signIn(world, world.visit, credentials)
      const { withdrawal } = memoryPorts(world)
      await outcomeOf(withdrawal.withdrawToCard())
      now = Date.parse('2026-06-11T00:30:00Z')
      expect(await outcomeOf(withdrawal.withdrawToCard())).toMatchObject({ answer: { outcome } })
    },
  )
})

describe('A visit', () => {
  test('two browsers in the same world sign in and out separately', async () => {
    const world = start()
    const [one, other]: Visit[] = [{ signedIn: undefined }, { signedIn: undefined }]
    if (!one || !other) throw new Error('No visits')
    signIn(world, one, { ...credentials, rememberMe: true })
    expect(one.signedIn).toEqual({ since: 0, provenAt: 0, rememberMe: true })
    expect(await outcomeOf(memoryPorts(world, one).member.readMember())).toHaveProperty('answer')
    expect(await outcomeOf(memoryPorts(world, other).member.readMember())).toEqual({
      failure: { _tag: 'Unauthorised' },
    })
  })

  test('a new password replaces the old one', () => {
    const world = start()
    world.change({ password: 'Changed2!' })
    expect(signIn(world, world.visit, credentials).outcome).toBe('refused')
    const changed = { ...credentials, password: 'Changed2!' }
    expect(signIn(world, world.visit, changed).outcome).toBe('accepted')
  })
})

describe('Waiting after wrong passwords (OQ-139)', () => {
  const guess = (world: ReturnType<typeof start>, email: string) =>
    signIn(world, world.visit, { ...credentials, email, password: 'guess' })

  test('the wait is in whole seconds, at most half a minute', () => {
    let now = 0
    const world = start(() => now)
    for (let tries = 0; tries < standInPolicy.mostWrongInARow; tries += 1) {
      guess(world, credentials.email)
    }
    expect(guess(world, credentials.email)).toMatchObject({ outcome: 'held up', retryAfter: 30 })
    now = 29_001
    expect(guess(world, credentials.email)).toMatchObject({ outcome: 'held up', retryAfter: 1 })
  })

  test('setting the clock back drops the counters, so that no wait lasts for ever', () => {
    const world = start(() => 1_000_000)
    for (let tries = 0; tries < standInPolicy.mostWrongInARow; tries += 1) {
      guess(world, credentials.email)
    }
    world.clock.set(0)
    expect(signIn(world, world.visit, credentials).outcome).toBe('accepted')
  })

  test('the number of counters is limited', () => {
    const world = start()
    for (let number = 0; number < standInPolicy.mostAddresses + 50; number += 1) {
      guess(world, `stranger${number}@example.com`)
    }
    expect(world.state.tries.size).toBe(standInPolicy.mostAddresses + 1)
  })
})

describe('A clock', () => {
  test('once set, a clock follows real time', () => {
    let outside = 1_000
    const clock = createClock(() => outside)
    expect(clock.now()).toBe(1_000)
    clock.set(5_000)
    outside += 10
    expect(clock.now()).toBe(5_010)
    clock.move(-5_010)
    expect(clock.now()).toBe(0)
    clock.reset()
    expect(clock.now()).toBe(1_010)
  })
})
