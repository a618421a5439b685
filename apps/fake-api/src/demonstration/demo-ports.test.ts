import { createWorld, memoryPorts } from '@save/api-adapter/memory'
import { type Failure, nothing, OrderId, RetailerId } from '@save/domain/kernel'
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { demonstration } from '../testing/browser.ts'
import { demoPorts } from './demo-ports.ts'
import { makeCatalogue } from './seed/catalogue.ts'

const catalogue = makeCatalogue(1, { retailers: 30, vendors: 20 })

const outcomeOf = <Answer>(call: Effect.Effect<Answer, Failure>) =>
  Effect.runPromise(
    Effect.match(call, {
      onSuccess: (answer) => ({ answer }),
      onFailure: (failure) => ({ failure }),
    }),
  )

/** A tab that loads several documents in turn. */
function tab() {
  const stored = new Map<string, string>()
  return () => {
    let leave = () => {}
    const world = createWorld({ catalogue })
    const ports = demoPorts(memoryPorts(world), world, {
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
      },
      whenLeft: (act) => {
        leave = act
      },
    })
    return { ports, leave: () => leave() }
  }
}

const signIn = { ...demonstration, rememberMe: false }

describe('The portal without a server', () => {
  test('in a new tab nobody is signed in', async () => {
    const { ports } = tab()()
    expect(await outcomeOf(ports.member.readMember())).toMatchObject({
      failure: { _tag: 'Unauthorised' },
    })
  })

  test('after another page load the member is still signed in, with all changes', async () => {
    const load = tab()
    const first = load()
    await outcomeOf(first.ports.session.login(signIn))
    await outcomeOf(first.ports.retailers.removeFavourite(RetailerId.make('1061')))
    const favourites = await outcomeOf(first.ports.retailers.readFavourites())
    first.leave()

    const { ports } = load()
    expect(await outcomeOf(ports.retailers.readFavourites())).toEqual(favourites)
    expect(favourites).toHaveProperty('answer')
  })

  test('the portal never challenges the member, since there is no page for it', async () => {
    const { ports } = tab()()
    await outcomeOf(ports.session.login(signIn))
    expect(await outcomeOf(ports.session.requiresReAuth())).toEqual({ answer: false })
  })

  test('paying returns to the dashboard; an unknown order is not paid', async () => {
    const world = createWorld({ catalogue })
    const now = world.clock.now()
    world.visit.signedIn = { since: now, provenAt: now, rememberMe: false }
    const ports = demoPorts(memoryPorts(world), world, {
      storage: { getItem: () => null, setItem: () => {} },
      whenLeft: () => {},
    })
    expect(await outcomeOf(ports.checkout.startPayment(OrderId.make('1'), 'credit'))).toMatchObject(
      {
        failure: { _tag: 'NotFound' },
      },
    )
    world.change({
      orders: [{ id: OrderId.make('7001'), purchases: [], total: nothing, state: 'unpaid' }],
    })
    expect(await outcomeOf(ports.checkout.startPayment(OrderId.make('7001'), 'credit'))).toEqual({
      answer: '/Member/Home/Dashboard',
    })
    expect(world.state.orders[0]?.state).toBe('paid')
  })
})
