import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { payloadFaults } from '../testing/payload-faults.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import { httpHelp } from './help.http.ts'
import { SystemTextWire } from './help.wire.ts'

const texts = { HomeHelp: '<p>Welcome.</p>', CashbackHelp: '<p>Earn.</p>' }

test('API-13 GET /api/SystemText gives the texts by key', async () => {
  const { client, requests } = scriptedServer(() => jsonAnswer(texts))
  expect(await outcomeOf(httpHelp(client).readSystemText())).toEqual({ answer: texts })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://portal.test/api/SystemText',
  ])
})

test('DATA-31 keys map to texts, and values that aren’t text are left out', () => {
  const read = decoderOf(SystemTextWire)
  expect(Effect.runSync(read({ ...texts, RetailerPageHelp: null, Version: 3 }))).toEqual(texts)
  expect(Effect.runSync(read({}))).toEqual({})
  expect(encoderOf(SystemTextWire)(texts)).toEqual(texts)
})

payloadFaults({
  call: 'GET /api/SystemText',
  send: (client) => httpHelp(client).readSystemText(),
  json: texts,
  essentials: [],
})
