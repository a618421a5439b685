import { journeyTypes } from '@save/domain/benefits'
import { emptyDashboard } from '@save/domain/testing/examples'
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { payloadFaults } from '../testing/payload-faults.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import {
  bannersJson,
  dashboardJson,
  exampleBanners,
  exampleDashboard,
} from './dashboard.examples.ts'
import { httpDashboard } from './dashboard.http.ts'
import { BannersWire, DashboardWire } from './dashboard.wire.ts'

const readDashboard = (json: unknown) => Effect.runSync(decoderOf(DashboardWire)(json))

test('API-07 GET /api/DashboardData gives the dashboard data', async () => {
  const { client, requests } = scriptedServer(() => jsonAnswer(dashboardJson))
  expect(await outcomeOf(httpDashboard(client).readDashboard())).toEqual({
    answer: exampleDashboard,
  })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://portal.test/api/DashboardData',
  ])
})

test('API-25 GET /api/branding/carousel/-1 gives the pictures of the dashboard’s category', async () => {
  const { client, requests } = scriptedServer(() => jsonAnswer(bannersJson))
  expect(await outcomeOf(httpDashboard(client).readBanners(-1))).toEqual({ answer: exampleBanners })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://portal.test/api/branding/carousel/-1',
  ])
})

describe('The dashboard as the server spells it', () => {
  test('DATA-09 all lists and flags are read', () => {
    expect(readDashboard(dashboardJson)).toEqual(exampleDashboard)
  })

  test('DATA-09 a missing list is empty, and a missing flag is off', () => {
    expect(readDashboard({})).toEqual(emptyDashboard)
  })

  test('DATA-10 a cashback item is read with a number or a text as its id', () => {
    const [item] = dashboardJson.FeaturedCashback
    for (const Id of [1061, '1061']) {
      expect(readDashboard({ FeaturedCashback: [{ ...item, Id }] }).featuredCashback).toEqual(
        exampleDashboard.featuredCashback,
      )
    }
  })

  test('DATA-11, DATA-12 a tab is read with its choices', () => {
    expect(readDashboard(dashboardJson).tabs).toEqual(exampleDashboard.tabs)
  })

  test('DATA-12 a choice is read without a logo, and with the percentage of its benefit in kind', () => {
    const choice = { Id: 1, ChoiceLogo: null, JourneyType: 200, BenefitInKindValue: 20 }
    expect(readDashboard({ Tabs: [{ Id: 1, Choices: [choice] }] }).tabs[0]?.choices).toEqual([
      { id: '1', name: '', journeyType: 200, benefitInKindValue: 20 },
    ])
  })

  test.each(Object.entries(journeyTypes))('DATA-13 the journey type %s is %i', (_, JourneyType) => {
    const tab = { Id: 1, Choices: [{ Id: 1, JourneyType }] }
    expect(readDashboard({ Tabs: [tab] }).tabs[0]?.choices[0]?.journeyType).toBe(JourneyType)
    expect([50, 100, 200]).toContain(JourneyType)
  })

  test('DATA-16 a voucher is read with its vendor code from NgcVendorCode and its discount as a fraction', () => {
    expect(readDashboard(dashboardJson).featuredVouchers).toEqual(exampleDashboard.featuredVouchers)
    const { client } = scriptedServer(() => jsonAnswer({ FeaturedVouchers: [{ VendorCode: 'X' }] }))
    return expect(outcomeOf(httpDashboard(client).readDashboard())).resolves.toEqual({
      answer: { ...readDashboard({}), featuredVouchers: Object.assign([], { leftOut: 1 }) },
    })
  })

  test('DATA-08 a banner is read without a link', () => {
    const banners = { Images: [{ Id: 7, ImageLink: '/images/banners/7.svg', Link: null }] }
    expect(Effect.runSync(decoderOf(BannersWire)(banners))).toEqual([
      { id: '7', imageLink: '/images/banners/7.svg' },
    ])
  })

  test('DATA-09, DATA-08 a dashboard written by the stand-in is read back unchanged', () => {
    const written = encoderOf(DashboardWire)(exampleDashboard)
    expect(Object.keys(written).sort()).toEqual(Object.keys(dashboardJson).sort())
    expect(readDashboard(written)).toEqual(exampleDashboard)
    const banners = encoderOf(BannersWire)(exampleBanners)
    expect(Effect.runSync(decoderOf(BannersWire)(banners))).toEqual(exampleBanners)
  })
})

const idsOf = (list: string, id = 'Id') => `${list}[0].${id}`

payloadFaults({
  call: 'GET /api/DashboardData',
  send: (client) => httpDashboard(client).readDashboard(),
  json: dashboardJson,
  essentials: [
    idsOf('FeaturedCashback'),
    idsOf('ExtraCashback'),
    idsOf('NewestCashback'),
    idsOf('FavouriteCashback'),
    idsOf('FeaturedVouchers', 'NgcVendorCode'),
    idsOf('ExtraVouchers', 'NgcVendorCode'),
    idsOf('FeaturedComboOffers'),
    idsOf('Tabs'),
    idsOf('Tabs[0].Choices'),
    idsOf('SidebarAdverts'),
    idsOf('FooterAdverts'),
  ],
  strict: ['FeaturedVouchers', 'ExtraVouchers'].map((list) => idsOf(list, 'PercentageDiscount')),
})

payloadFaults({
  call: 'GET /api/branding/carousel/{id}',
  send: (client) => httpDashboard(client).readBanners(-1),
  json: bannersJson,
  essentials: ['Images', 'Images[0].Id'],
})
