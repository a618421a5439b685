import {
  forbidden,
  malformed,
  notFound,
  serverFault,
  timedOut,
  unauthorised,
  unreachable,
} from '@save/domain/kernel'
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { memoryPorts } from '../entrances/memory.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { createWorld } from '../world/world.ts'
import { failureInWords, readAsStranger, readEverything } from './read-everything.ts'

const signedIn = () => {
  const world = createWorld({ catalogue: smallCatalogue })
  const now = world.clock.now()
  world.visit.signedIn = { since: now, provenAt: now, rememberMe: false }
  return memoryPorts(world)
}

describe('The report on a server', () => {
  test('the report names the call, the requirement and the unreadable field', async () => {
    const ports = signedIn()
    const reports = await readEverything({
      ...ports,
      member: { readMember: () => Effect.fail(malformed('AvailableBalance')) },
    })
    expect(reports.filter(({ outcome }) => outcome !== 'as agreed')).toEqual([
      {
        call: 'GET /api/member',
        requirement: 'API-03',
        outcome: 'not as agreed',
        says: "the answer can't be read; look at AvailableBalance",
      },
    ])
  })

  test('the report notices an answer about a different item from the one requested', async () => {
    const ports = signedIn()
    const { retailers } = ports
    const [, other] = smallCatalogue.retailers
    if (other === undefined) throw new Error('The catalogue has two retailers and more.')
    const reports = await readEverything({
      ...ports,
      retailers: { ...retailers, readRetailer: () => Effect.succeed(other) },
    })
    const wrong = reports.filter(({ outcome }) => outcome !== 'as agreed')
    expect(wrong.map(({ call }) => call)).toEqual(['GET /api/Retailers/{id}'])
    expect(wrong[0]?.says).toContain('another retailer')
  })

  test('the report requests only items that a list has named', async () => {
    const ports = signedIn()
    const { retailers } = ports
    const reports = await readEverything({
      ...ports,
      retailers: { ...retailers, readRetailers: () => Effect.succeed([]) },
    })
    expect(
      reports.filter(({ outcome }) => outcome === 'not asked').map(({ call }) => call),
    ).toEqual(['GET /api/Retailers/{id}'])
  })

  test('the report complains if a call without a session gets any answer but a 401', async () => {
    const ports = memoryPorts(createWorld({ catalogue: smallCatalogue }))
    const reports = await readAsStranger({
      ...ports,
      shell: { readMenu: () => Effect.succeed([]) },
      help: { readSystemText: () => Effect.fail(notFound) },
    })
    const wrong = reports.filter(({ outcome }) => outcome !== 'as agreed')
    expect(wrong.map(({ call, says }) => [call, says])).toEqual([
      ['GET /api/menudetails', 'a stranger must hear 401, and heard an answer'],
      ['GET /api/SystemText', 'a stranger must hear 401, and heard 404'],
    ])
  })
})

test('every failure has a sentence', () => {
  const failures = [
    unreachable,
    timedOut,
    unauthorised,
    forbidden,
    notFound,
    serverFault(502),
    malformed('Name'),
  ]
  expect(failures.map(failureInWords)).toEqual([
    'no answer: the connection failed',
    'no complete answer in time',
    '401',
    '403',
    '404',
    'status 502, which this call does not expect',
    "the answer can't be read; look at Name",
  ])
})
