import { notSent, TabId } from '@save/domain/kernel'
import { expect, test } from 'vitest'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { furtherPorts } from './further-ports.ts'
import { portsToCome } from './ports-to-come.ts'

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
