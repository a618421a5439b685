import type { AccountPort, SaveAnswer } from '@save/domain/account'
import type { Failure } from '@save/domain/kernel'
import type { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { payloadFaults } from '../testing/payload-faults.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { decoderOf } from '../wire/decoder.wire.ts'
import {
  aboutYouJson,
  addressJson,
  exampleAboutYou,
  exampleAddress,
  exampleName,
  examplePasswordChange,
  nameJson,
} from './account.examples.ts'
import { httpAccount } from './account.http.ts'
import { AboutYouWire, PasswordChangeWire, ProfileChangeWire } from './account.wire.ts'

type Save = (account: AccountPort) => Effect.Effect<SaveAnswer, Failure>

const saves: readonly (readonly [string, string, Save, object])[] = [
  ['API-05 a name', 'PUT /api/member', (account) => account.saveName(exampleName), nameJson],
  [
    'API-05 an address',
    'PUT /api/member',
    (account) => account.saveAddress(exampleAddress),
    addressJson,
  ],
  [
    'API-05 date of birth and gender',
    'PUT /api/member',
    (account) => account.saveAboutYou(exampleAboutYou),
    aboutYouJson,
  ],
  [
    'API-06, DATA-28 a password',
    'PUT /api/member/ChangePassword',
    (account) => account.changePassword(examplePasswordChange),
    examplePasswordChange,
  ],
]

const answeredBy = (answer: Response, save: Save) =>
  outcomeOf(save(httpAccount(scriptedServer(() => answer).client)))

describe.each(saves)('%s', (_, call, save, body) => {
  test(`${call} sends its whole part of the profile and nothing else`, async () => {
    const sent: unknown[] = []
    const { client } = scriptedServer(async (request) => {
      sent.push(`${request.method} ${new URL(request.url).pathname}`, await request.json())
      return new Response(null, { status: 204 })
    })
    expect(await outcomeOf(save(httpAccount(client)))).toEqual({ answer: { answer: 'saved' } })
    expect(sent).toEqual([call, body])
  })

  test('EDIT-05 a refusal gives every message in ModelState', async () => {
    const ModelState = { 'Name.LastName': ['Too long.', ''], '': ['Ask us.', 'Too long.'] }
    for (const status of [400, 409, 422]) {
      expect(await answeredBy(jsonAnswer({ ModelState }, status), save)).toEqual({
        answer: { answer: 'refused', messages: ['Too long.', 'Ask us.'] },
      })
    }
  })

  test('OQ-019 a refusal without a message is still a refusal', async () => {
    for (const body of [null, '<h1>No</h1>', '{"ModelState":']) {
      expect(await answeredBy(new Response(body, { status: 400 }), save)).toEqual({
        answer: { answer: 'refused', messages: [] },
      })
    }
  })

  test('a server error isn’t a refusal', async () => {
    expect(await answeredBy(jsonAnswer({ ModelState: { a: ['b'] } }, 500), save)).toEqual({
      failure: { _tag: 'ServerFault', status: 500 },
    })
  })

  payloadFaults({
    call,
    send: (client) => save(httpAccount(client)),
    json: {},
    essentials: [],
    mayBeEmpty: true,
    saysNothing: true,
  })
})

describe('Reading a request on the server', () => {
  const read = (json: unknown) => outcomeOf(decoderOf(ProfileChangeWire)(json))

  test('API-05 each of the three bodies is read; a null part counts as missing', async () => {
    expect(await read(nameJson)).toEqual({ answer: { name: exampleName } })
    expect(await read(addressJson)).toEqual({ answer: { address: exampleAddress } })
    expect(await read(aboutYouJson)).toEqual({ answer: exampleAboutYou })
    expect(await read({ Name: { LastName: 'Shah' } })).toEqual({
      answer: { name: { lastName: 'Shah' } },
    })
    expect(await read({ DateOfBirth: null, Gender: 0 })).toEqual({ answer: { gender: 0 } })
  })

  test.each([
    [{ Name: { FirstName: {} } }, 'Name.FirstName'],
    [{ Address: { Town: ['Leeds'] } }, 'Address.Town'],
  ])('API-05 a misspelled field is named: %j', async (json, at) => {
    expect(await read(json)).toEqual({ failure: { _tag: 'Malformed', at } })
  })

  test('API-05 an invalid date of birth is named', async () => {
    const json = { DateOfBirth: '14 March', Gender: 10 }
    expect(await outcomeOf(decoderOf(AboutYouWire)(json))).toEqual({
      failure: { _tag: 'Malformed', at: 'DateOfBirth' },
    })
  })

  test.each([[{}], [{ Gender: '10' }], [null]])('API-05 %j is malformed', async (json) => {
    expect(await read(json)).toHaveProperty('failure')
  })

  test('DATA-28 a missing password is read as empty', async () => {
    expect(await outcomeOf(decoderOf(PasswordChangeWire)({ oldPassword: null }))).toEqual({
      answer: { oldPassword: '', newPassword: '', confirmPassword: '' },
    })
  })
})
