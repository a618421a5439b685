import { check } from '@save/domain/testing/check'
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { payloadFaults } from '../testing/payload-faults.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import { exampleSearch, searchJson } from './search.examples.ts'
import { httpSearch } from './search.http.ts'
import { searchCalls } from './search.table.ts'
import { SearchWire, searchAddress } from './search.wire.ts'

const read = (json: unknown) => Effect.runSync(decoderOf(SearchWire)(json))
const [retailerJson, vendorJson, choiceJson] = searchJson.Values

check(searchCalls)

describe('GET /api/search', () => {
  test('API-39 search, page and filter are sent, and one page is read', async () => {
    const { client, requests } = scriptedServer(() => jsonAnswer(searchJson))
    const searchState = { text: 'tea', filter: 'Vouchers', page: 2 } as const
    expect(await outcomeOf(httpSearch(client).search(searchState))).toEqual({
      answer: exampleSearch,
    })
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://portal.test/api/search?search=tea&page=2&filter=Vouchers',
    ])
  })
})

test('API-39 half a character, for example of a cut-off emoji, is replaced', () => {
  expect(searchAddress({ text: 'tea \ud83c', page: 1, filter: 'All' })).toBe(
    '/api/search?search=tea%20%EF%BF%BD&page=1&filter=All',
  )
})

describe('The results as the server spells them', () => {
  test('SEARCH-13, DATA-25, DATA-26 one result of each kind is read, with the total count', () => {
    expect(read(searchJson)).toEqual(exampleSearch)
  })

  test('DATA-26 only the fields that a card needs are required', () => {
    const bare = [
      { partitionKey: 'cashbackretailer', id: '1' },
      { partitionKey: 'ngcvendor', VendorCode: 'X' },
      { partitionKey: 'choice', id: 2 },
    ]
    expect(read({ Values: bare, Count: 3 }).results).toEqual([
      { kind: 'retailer', id: '1', name: '', offers: [] },
      { kind: 'vendor', id: '', code: 'X', name: '', percentageDiscount: 0 },
      { kind: 'choice', id: '2', name: '', journeyType: 0 },
    ])
  })

  test.each([{ partitionKey: 'podcast', id: 1 }, { id: 1 }, null, 'text', []])(
    'SEARCH-13 a result of an unknown kind is ignored (OQ-076): %j',
    (unknown) => {
      const { results, count } = read({ Values: [unknown, choiceJson], Count: 2 })
      expect([results, count]).toEqual([exampleSearch.results.slice(2), 2])
    },
  )

  test.each([
    [0, 'id', { ...retailerJson, id: null }],
    [1, 'VendorCode', { ...vendorJson, VendorCode: {} }],
    [2, 'id', { ...choiceJson, id: true }],
  ])(
    'DATA-26, OQ-143 an unreadable result of a known kind is left out: the one at %i without %s',
    (at, _, json) => {
      const Values = searchJson.Values.with(at, json as (typeof searchJson.Values)[number])
      const { client } = scriptedServer(() => jsonAnswer({ ...searchJson, Values }))
      return expect(
        outcomeOf(httpSearch(client).search({ text: '', filter: 'All', page: 1 })),
      ).resolves.toEqual({
        answer: {
          ...exampleSearch,
          results: Object.assign(exampleSearch.results.toSpliced(at, 1), { leftOut: 1 }),
        },
      })
    },
  )

  test('DATA-25, DATA-26 results written by the stand-in are read back unchanged', () => {
    const written = encoderOf(SearchWire)(exampleSearch)
    const Offers = retailerJson?.Offers?.map((offer) => ({ CashbackDetails: null, ...offer }))
    const writtenRetailer = { ...retailerJson, Offers }
    expect(written).toEqual({
      ...searchJson,
      Values: [{ ...writtenRetailer, id: '1061' }, vendorJson, { ...choiceJson, id: '120' }],
    })
    expect(read(written)).toEqual(exampleSearch)
  })
})

payloadFaults({
  call: 'GET /api/search',
  send: (client) => httpSearch(client).search({ text: '', filter: 'All', page: 1 }),
  json: searchJson,
  essentials: ['Values', 'Count', 'Values[0].id', 'Values[1].VendorCode', 'Values[2].id'],
  strict: ['Values[1].PercentageDiscount'],
})
