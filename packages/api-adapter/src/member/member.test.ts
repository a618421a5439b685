import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { exampleMember, memberJson } from '../testing/member.examples.ts'
import { payloadFaults } from '../testing/payload-faults.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import { httpMember } from './member.http.ts'
import { MemberWire } from './member.wire.ts'

const readMember = (json: unknown) => Effect.runSync(decoderOf(MemberWire)(json))
const minimal = { AvailableBalance: 0 }

test('API-03 GET /api/member gives the current member', async () => {
  const { client, requests } = scriptedServer(() => jsonAnswer(memberJson))
  expect(await outcomeOf(httpMember(client).readMember())).toEqual({ answer: exampleMember })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://portal.test/api/member',
  ])
})

describe('The member as the server spells it', () => {
  test('DATA-02 the name is read with its parts', () => {
    expect(readMember(memberJson).name).toEqual(exampleMember.name)
  })

  test('DATA-03 gender, date of birth, email address and display name are read', () => {
    const { gender, dateOfBirth, emailAddress, displayName } = readMember(memberJson)
    expect({ gender, dateOfBirth, emailAddress, displayName }).toEqual({
      gender: 20,
      dateOfBirth: '1988-02-29',
      emailAddress: 'member@example.com',
      displayName: 'Priya Shah',
    })
  })

  test('DATA-04 the address is read with its parts', () => {
    expect(readMember(memberJson).address).toEqual(exampleMember.address)
  })

  test('DATA-02, DATA-04 long parts aren’t shortened, since a saved card sends back unedited ones', () => {
    const long = 'a'.repeat(2_000)
    const { name, address } = readMember({
      ...minimal,
      Name: { MiddleNames: long },
      Address: { HouseName: long },
    })
    expect([name.middleNames, address.houseName]).toEqual([long, long])
  })

  test('DATA-05 transactions, choices and the two balances are read in whole pence', () => {
    const { transactions, choices, pendingBalance, availableBalance } = readMember(memberJson)
    expect({ transactions, choices }).toEqual({
      transactions: exampleMember.transactions,
      choices: exampleMember.choices,
    })
    expect({ pendingBalance, availableBalance }).toEqual({
      pendingBalance: 36_12,
      availableBalance: 1_284_60,
    })
  })

  test.each([
    ['IsSavingsWithdrawalOn', 'isSavingsWithdrawalOn'],
    ['IsSavingsBankTransferEnabled', 'isSavingsBankTransferEnabled'],
    ['CanSeeMyBenefits', 'canSeeMyBenefits'],
    ['CanSeeTotalWellnessStatement', 'canSeeTotalWellnessStatement'],
    ['CanSeeTotalRewardStatement', 'canSeeTotalRewardStatement'],
  ] as const)('DATA-06 only true switches on the flag %s', (spelled, flag) => {
    expect(readMember({ ...minimal, [spelled]: true })[flag]).toBe(true)
    for (const value of [false, null, 'true', 1]) {
      expect(readMember({ ...minimal, [spelled]: value })[flag]).toBe(false)
    }
    expect(readMember(minimal)[flag]).toBe(false)
  })

  test('DATA-07 the withdrawal limits and the outcome of the last withdrawal are read', () => {
    const { withdrawalCountLimit, withdrawalLimit, lastCardWithdrawal } = readMember(memberJson)
    expect({ withdrawalCountLimit, withdrawalLimit, lastCardWithdrawal }).toEqual({
      withdrawalCountLimit: 2,
      withdrawalLimit: 250_00,
      lastCardWithdrawal: 'withdrawn',
    })
  })

  test('DATA-14 a transaction is read with its date, without the time of day', () => {
    expect(readMember(memberJson).transactions).toEqual(exampleMember.transactions)
  })

  test('DATA-15 an ordered choice is read', () => {
    expect(readMember(memberJson).choices).toEqual(exampleMember.choices)
  })

  test('a new member with only a balance can be read', () => {
    expect(readMember(minimal)).toEqual({
      name: {},
      address: {},
      transactions: [],
      choices: [],
      availableBalance: 0,
      isSavingsWithdrawalOn: false,
      isSavingsBankTransferEnabled: false,
      canSeeMyBenefits: false,
      canSeeTotalWellnessStatement: false,
      canSeeTotalRewardStatement: false,
    })
  })

  test('DATA-02, DATA-07 the stand-in writes a member with the same spelling', () => {
    expect(encoderOf(MemberWire)(exampleMember)).toEqual({
      ...memberJson,
      Transactions: [
        { ...memberJson.Transactions[0], Id: '90412', TransactionDate: '2026-10-03T00:00:00' },
      ],
      Choices: [
        {
          ...memberJson.Choices[0],
          Id: '120',
          CreationDate: '2026-01-05T00:00:00',
          CancellationDate: '2026-06-30T00:00:00',
        },
      ],
      SavingsWithdrawalHttpStatus: 201,
    })
  })
})

payloadFaults({
  call: 'GET /api/member',
  send: (client) => httpMember(client).readMember(),
  json: memberJson,
  essentials: ['AvailableBalance', 'Transactions[0].Id', 'Choices[0].Id'],
})
