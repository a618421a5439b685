import { OfferId, RetailerId } from '@save/domain/kernel'
import { expect, test } from 'vitest'
import { memoryRetailers } from '../retailers/retailers.memory.ts'
import { signIn } from '../session/session.memory.ts'
import { credentials } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { outcomeOf } from '../testing/scripted-server.ts'
import { mostLoggedVisits } from './logged-visits.ts'
import { createWorld } from './world.ts'

const larkrise = RetailerId.make('1062')
const offer = (id: string) => OfferId.make(id)

function start() {
  let now = 0
  const world = createWorld({ catalogue: smallCatalogue, now: () => now })
  signIn(world, world.visit, credentials)
  const { logVisit } = memoryRetailers(world, world.visit)
  return {
    world,
    visit: (id: string, at: number) => {
      now = at
      return outcomeOf(logVisit(larkrise, offer(id)))
    },
  }
}

test('RETAILER-14 a world keeps each visit with its time', async () => {
  const { world, visit } = start()
  await visit('e', 1_000)
  await visit('d', 2_000)
  expect(world.state.loggedVisits).toEqual([
    { destination: { to: 'retailer', retailer: larkrise, offer: 'e' }, at: 1_000 },
    { destination: { to: 'retailer', retailer: larkrise, offer: 'd' }, at: 2_000 },
  ])
})

test('a refused visit is not kept', async () => {
  const { world, visit } = start()
  await visit('an offer of another', 1_000)
  expect(world.state.loggedVisits).toEqual([])
})

test('only the latest visits are kept', async () => {
  const { world, visit } = start()
  for (let at = 0; at < mostLoggedVisits + 5; at += 1) await visit('d', at)
  expect(world.state.loggedVisits).toHaveLength(mostLoggedVisits)
  expect(world.state.loggedVisits[0]?.at).toBe(5)
})
