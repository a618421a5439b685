import type { Signs } from '@save/domain/signs'
import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { decoderOf } from '../wire/decoder.wire.ts'
import { beaconSigns } from './signs.http.ts'
import { SignsWire } from './signs.wire.ts'

const signs: Signs = {
  signs: [
    {
      seen: {
        sign: 'error',
        page: '/Choice/SalarySacrifice/{}/{}',
        error: 'TypeError',
        at: ['start-1a2b3c4D.js:1:2345'],
      },
      times: 2,
    },
    { seen: { sign: 'answer', page: '', call: 'GET /api/Retailers/{}', field: '[].Id' }, times: 1 },
    {
      seen: { sign: 'policy', page: '/', directive: 'other', blocked: 'own origin', at: [] },
      times: 1,
    },
    { seen: { sign: 'paint', page: '/Login', paint: 'largest', seconds: 60 }, times: 1 },
  ],
  left: 3,
}

async function sent(signs: Signs) {
  const beacons: [string, Blob][] = []
  beaconSigns('/signs', (to, body) => beacons.push([to, body]) > 0).send(signs)
  const [[address, body] = ['', new Blob()]] = beacons
  return { address, type: body.type, json: JSON.parse(await body.text()) }
}

test('signs go to the host as JSON, with a version, as the schema defines them', async () => {
  const { address, type, json } = await sent(signs)
  expect({ address, type }).toEqual({ address: '/signs', type: 'application/json' })
  expect(json).toEqual({ version: 1, ...signs })
  expect(await Effect.runPromise(decoderOf(SignsWire)(json))).toEqual({ version: 1, ...signs })
})

test('a field unknown to the schema isn’t sent', async () => {
  const [first] = signs.signs
  const more = { ...first?.seen, message: 'AB123456C' } as never
  const { json } = await sent({ signs: [{ seen: more, times: 1 }], left: 0 })
  expect(json.signs[0].seen).toEqual(first?.seen)
})

test.each([
  { page: '/Retailer/1061' },
  { page: '/Home?search=x' },
  { error: 'Priya' },
  { at: ['start-1a2b3c4D.js:1:2345 AB123456C'] },
])('a text that isn’t ours is never sent: %j', (change) => {
  const [first] = signs.signs
  const beacons: unknown[] = []
  const port = beaconSigns('/signs', (...args) => beacons.push(args) > 0)
  const seen = { ...first?.seen, ...change } as never
  expect(() => port.send({ signs: [{ seen, times: 1 }], left: 0 })).toThrow()
  expect(beacons).toEqual([])
})
