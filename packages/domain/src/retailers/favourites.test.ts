import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  RetailerId,
  resourceMachine,
  resourceView,
  serverFault,
  unauthorised,
} from '../kernel/index.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { favouriteStars } from './favourites.machine.ts'
import { isChanging, listAfter, shownFavourites } from './favourites.rules.ts'

const id = (text: string) => RetailerId.make(text)

async function startFavourites(listed: readonly string[], list: 'read' | 'unread' = 'read') {
  const read = scriptedCall<readonly RetailerId[]>()
  const add = scriptedCall<void, [RetailerId]>()
  const remove = scriptedCall<void, [RetailerId]>()
  const dashboardRead = scriptedCall<string>()
  const favourites = createActor(resourceMachine(read.call)).start()
  const dashboard = createActor(resourceMachine(dashboardRead.call)).start()
  favourites.send({ type: 'resource.needed' })
  dashboard.send({ type: 'resource.needed' })
  await waitUntilIdle()
  if (list === 'read') await read.answer(listed.map(id))
  await dashboardRead.answer('dashboard')
  const actor = createActor(
    favouriteStars({ addFavourite: add.call, removeFavourite: remove.call }),
    { input: { favourites, dashboard } },
  ).start()
  const shown = () => {
    const view = resourceView(favourites.getSnapshot())
    const list = view.is === 'ready' ? view.value : undefined
    return shownFavourites(list, actor.getSnapshot().context.changes)
  }
  return {
    read,
    add,
    remove,
    dashboard,
    favourites,
    toggle: async (retailer: string) => {
      const isFavourite = shown().has(id(retailer))
      actor.send({ type: 'favourite.toggled', id: id(retailer), isFavourite })
      await waitUntilIdle()
    },
    isRunning: (retailer: string) => isChanging(actor.getSnapshot().context.changes, id(retailer)),
    stars: () => [...shown()].sort().join(),
    isRefused: () => actor.getSnapshot().context.isRefused,
    dismiss: () => actor.send({ type: 'refusal.closed' }),
    stop: () => actor.stop(),
  }
}

describe('Starring a retailer', () => {
  test('DIR-25 an added star shows before the server answers', async () => {
    const { toggle, stars, add, isRunning } = await startFavourites(['1'])
    await toggle('2')
    expect([stars(), add.asked, isRunning('2')]).toEqual(['1,2', [['2']], true])
  })

  test('DIR-25 a removed star shows before the server answers', async () => {
    const { toggle, stars, remove } = await startFavourites(['1', '2'])
    await toggle('2')
    expect([stars(), remove.asked]).toEqual(['1', [['2']]])
  })

  test('DIR-26 a failed add is rolled back', async () => {
    const { toggle, stars, add, isRunning } = await startFavourites(['1'])
    await toggle('2')
    await add.fail(serverFault(500))
    expect([stars(), isRunning('2')]).toEqual(['1', false])
  })

  test('DIR-26 a failed removal is rolled back', async () => {
    const { toggle, stars, remove } = await startFavourites(['1', '2'])
    await toggle('2')
    await remove.fail(serverFault(500))
    expect(stars()).toBe('1,2')
  })

  test('DIR-26 a failed change is reported until the member closes the message or makes another', async () => {
    const { toggle, add, isRefused, dismiss } = await startFavourites(['1'])
    expect(isRefused()).toBe(false)
    await toggle('2')
    expect(isRefused()).toBe(false)
    await add.fail(serverFault(500))
    expect(isRefused()).toBe(true)
    await toggle('2')
    expect(isRefused()).toBe(false)
    await add.fail(serverFault(500))
    dismiss()
    expect(isRefused()).toBe(false)
  })

  test('OQ-015 only the login announces the end of the session', async () => {
    const { toggle, add, stars, isRefused } = await startFavourites(['1'])
    await toggle('2')
    await add.fail(unauthorised)
    expect([stars(), isRefused()]).toEqual(['1', false])
  })

  test('DIR-27 after a change the list is read again and takes precedence', async () => {
    const { toggle, stars, add, read } = await startFavourites(['1'])
    await toggle('2')
    await add.answer()
    expect([read.asked.length, stars()]).toEqual([2, '1,2'])
    await read.answer([id('1'), id('2'), id('3')])
    expect(stars()).toBe('1,2,3')
  })

  test('DIR-27 after a removal the list is read again', async () => {
    const { toggle, stars, remove, read } = await startFavourites(['1', '2'])
    await toggle('2')
    await remove.answer()
    expect([read.asked.length, stars()]).toEqual([2, '1'])
    await read.answer([id('3')])
    expect(stars()).toBe('3')
  })

  test('DIR-27 after a failure the list is read again', async () => {
    const { toggle, add, read } = await startFavourites(['1'])
    await toggle('2')
    await add.fail(serverFault(500))
    expect(read.asked).toHaveLength(2)
  })

  test('DIR-27 the dashboard is stale after a change (OQ-032)', async () => {
    const { toggle, add, dashboard } = await startFavourites(['1'])
    await toggle('2')
    await add.answer()
    expect(dashboard.getSnapshot().value).toBe('stale')
  })

  test('DIR-25 a star whose change is running ignores further clicks (OQ-061)', async () => {
    const { toggle, stars, add, remove } = await startFavourites([])
    await toggle('2')
    await toggle('2')
    expect([stars(), add.asked.length, remove.asked.length]).toEqual(['2', 1, 0])
    await add.answer()
    await toggle('2')
    expect([stars(), remove.asked.length]).toEqual(['', 1])
  })

  test('DIR-25 two retailers change independently, and one failure doesn’t affect the other', async () => {
    const { toggle, stars, add, remove } = await startFavourites(['1'])
    await toggle('2')
    await toggle('1')
    expect(stars()).toBe('2')
    await remove.fail(serverFault(500))
    expect(stars()).toBe('1,2')
    await add.answer()
    expect(stars()).toBe('1,2')
  })

  test('DIR-25 each change runs until its own answer (OQ-061)', async () => {
    const { toggle, add, remove, isRunning } = await startFavourites(['1'])
    const running = () => ['1', '2', '3'].filter(isRunning)
    await toggle('2')
    await toggle('1')
    expect(running()).toEqual(['1', '2'])
    await add.answer()
    expect(running()).toEqual(['1'])
    await remove.fail(serverFault(500))
    expect(running()).toEqual([])
  })

  test('running changes continue when the member leaves the page', async () => {
    const { toggle, add, stars, stop } = await startFavourites([])
    await toggle('2')
    stop()
    await waitUntilIdle()
    expect([add.asked.length, add.interrupted(), stars()]).toEqual([1, 0, '2'])
  })
})

test('DIR-25 without a list from the server only a clicked star is filled (OQ-132)', async () => {
  const { read, favourites, add, toggle, stars } = await startFavourites([], 'unread')
  await read.fail(serverFault(500))
  expect(stars()).toBe('')
  await toggle('2')
  await add.answer()
  expect([stars(), resourceView(favourites.getSnapshot())]).toEqual(['2', { is: 'loading' }])
  await read.fail(serverFault(500))
  expect([stars(), resourceView(favourites.getSnapshot()).is]).toEqual(['2', 'failed'])
})

test('DIR-26, OQ-132 a change made without a list can be undone, and a list read later overrules it', async () => {
  const { read, add, remove, toggle, stars } = await startFavourites([], 'unread')
  await read.fail(serverFault(500))
  await toggle('2')
  await add.answer()
  await read.fail(serverFault(500))
  await toggle('2')
  expect([remove.asked, stars()]).toEqual([[['2']], ''])
  await remove.answer()
  await read.fail(serverFault(500))
  await toggle('3')
  await add.answer()
  expect(stars()).toBe('3')
  await read.answer([id('1')])
  expect(stars()).toBe('1')
})

describe('The list after a change', () => {
  const retailers = constantFrom(...['1', '2', '3'].map(id))
  const change = constantFrom('adding' as const, 'removing' as const)

  test('DIR-25 the list has the retailer exactly if it was added, and keeps all others', () => {
    assert(
      property(array(retailers), retailers, change, (listed, retailer, changeKind) => {
        const after = new Set(listAfter(listed, retailer, changeKind))
        expect(after.has(retailer)).toBe(changeKind === 'adding')
        for (const other of listed) {
          if (other !== retailer) expect(after.has(other)).toBe(true)
        }
      }),
    )
  })
})
