import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { payloadFaults } from '../testing/payload-faults.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import { MenuWire } from './menu.wire.ts'
import { httpShell } from './shell.http.ts'

const menuJson = [{ Key: 'mybenefits', Name: 'Health & Wellbeing', TabId: 12 }]
const menu = [{ key: 'mybenefits', name: 'Health & Wellbeing', tabId: '12' }]

test('API-08 GET /api/menudetails gives the menu items', async () => {
  const { client, requests } = scriptedServer(() => jsonAnswer(menuJson))
  expect(await outcomeOf(httpShell(client).readMenu())).toEqual({ answer: menu })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://portal.test/api/menudetails',
  ])
})

test('DATA-30 a menu item is read with and without a tab, and the stand-in writes both', () => {
  const readMenu = decoderOf(MenuWire)
  const items = Effect.runSync(
    readMenu([...menuJson, { Key: 'Cashback', Name: 'Cashback', TabId: null }]),
  )
  expect(items).toEqual([...menu, { key: 'Cashback', name: 'Cashback' }])
  expect(encoderOf(MenuWire)(items)).toEqual([
    { Key: 'mybenefits', Name: 'Health & Wellbeing', TabId: '12' },
    { Key: 'Cashback', Name: 'Cashback', TabId: null },
  ])
})

payloadFaults({
  call: 'GET /api/menudetails',
  send: (client) => httpShell(client).readMenu(),
  json: menuJson,
  essentials: ['[0].Key'],
})
