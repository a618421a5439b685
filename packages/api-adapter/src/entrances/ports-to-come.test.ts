import { notSent, TabId } from '@save/domain/kernel'
import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { furtherPorts } from './further-ports.ts'
import { type FurtherPorts, portsToCome } from './ports-to-come.ts'

function arrange(isLost: (fetched: number) => boolean = () => false) {
  let fetched = 0
  const { client, requests } = scriptedServer(() => jsonAnswer([]))
  const ports = portsToCome(async () => {
    fetched += 1
    if (isLost(fetched)) throw new TypeError('Failed to fetch dynamically imported module')
    return furtherPorts(client)
  })
  return { ports, requests, fetched: () => fetched }
}

test('the code of the ports is fetched by the first call, once', async () => {
  const { ports, requests, fetched } = arrange()
  expect(fetched()).toBe(0)
  await outcomeOf(ports.retailers.readRetailers())
  await outcomeOf(ports.vouchers.readVendors())
  expect([fetched(), requests.length]).toEqual([1, 2])
})

test('OQ-135 a call whose code can’t be fetched was not sent, and the next one fetches it again', async () => {
  const { ports, requests } = arrange((fetched) => fetched === 1)
  expect(await outcomeOf(ports.withdrawal.withdrawToCard())).toEqual({ failure: notSent })
  expect(requests).toEqual([])
  await outcomeOf(ports.benefits.readTab(TabId.make('12')))
  expect(requests).toHaveLength(1)
})

test('every call leads to the one of its name, with what it is given', async () => {
  const heard: unknown[] = []
  const named = (port: string) =>
    new Proxy(
      {},
      {
        get:
          (_, call) =>
          (...input: unknown[]) => {
            heard.push([port, call, input])
            return Effect.succeed(undefined)
          },
      },
    )
  const ports = portsToCome(
    async () => new Proxy({}, { get: (_, port) => named(String(port)) }) as FurtherPorts,
  )
  const wanted: unknown[] = []
  for (const [port, calls] of Object.entries(
    furtherPorts(scriptedServer(() => jsonAnswer([])).client),
  ))
    for (const call of Object.keys(calls)) {
      wanted.push([port, call, ['given', port]])
      const send = (
        ports as unknown as Record<
          string,
          Record<string, (...input: string[]) => Effect.Effect<unknown>>
        >
      )[port]?.[call]
      if (send) await Effect.runPromise(send('given', port))
    }
  expect(heard).toEqual(wanted)
  expect(wanted.length).toBeGreaterThan(25)
})
