import { nothing, OrderId, RetailerId } from '@save/domain/kernel'
import { describe, expect, test } from 'vitest'
import { memoryPorts } from '../../entrances/memory-ports.ts'
import { credentials } from '../../testing/binding.ts'
import { outcomeOf } from '../../testing/scripted-server.ts'
import { createWorld } from '../../world/world.ts'
import { sharedCatalogue } from '../shared-catalogue.ts'
import { demoPorts } from './demo-ports.ts'

/** A tab that loads one document after the other. */
function tab() {
  const stored = new Map<string, string>()
  return () => {
    let leave = () => {}
    const world = createWorld({ catalogue: sharedCatalogue() })
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

const signIn = { ...credentials, password: 'Welcome1!' }

describe('The portal without a server', () => {
  test('in a new tab nobody is signed in', async () => {
    const { ports } = tab()()
    expect(await outcomeOf(ports.member.readMember())).toMatchObject({
      failure: { _tag: 'Unauthorised' },
    })
  })

  test('a member who signed in still is in the next document, with their changes', async () => {
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

  test('nobody is challenged, since there is no page for it', async () => {
    const { ports } = tab()()
    await outcomeOf(ports.session.login(signIn))
    expect(await outcomeOf(ports.session.requiresReAuth())).toEqual({ answer: false })
  })

  test('paying leads back to the dashboard; an unknown order is not paid', async () => {
    const world = createWorld({ catalogue: sharedCatalogue() })
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
