import { pounds, RetailerId, VendorCode } from '@save/domain/kernel'
import type { Retailer } from '@save/domain/retailers'
import { tabWith } from '@save/domain/testing/benefit-examples'
import { emptyDashboard, exampleMember } from '@save/domain/testing/examples'
import type { Vendor } from '@save/domain/vouchers'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

type Portal = Awaited<ReturnType<typeof openPortal>>

/** A list whose answer had two more items, which were unreadable. */
const lacking = <Item = never>(...items: readonly Item[]): readonly Item[] =>
  Object.assign([...items], { leftOut: 2 })

const shop: Retailer = {
  id: RetailerId.make('1'),
  name: 'Fernhill Books',
  tagList: [],
  offers: [],
  retailerInfo: [],
}

const vendor: Vendor = {
  code: VendorCode.make('V1'),
  name: 'Plumfield Grocers',
  percentageDiscount: 0.05,
  hasFixedRange: true,
  hasRangedRange: false,
  fixedValues: [{ amount: pounds('10') }],
  isRangeEndLimited: false,
}

const voucher = {
  vendorName: 'Plumfield',
  amount: pounds('10'),
  netDiscount: pounds('9'),
  quantity: 1,
}
const { choices: tabChoices } = tabWith(1)

async function open(at: string, answer: (portal: Portal) => Promise<unknown>) {
  const portal = await openPortal({ at })
  const { requiresReAuth } = portal.server
  if (requiresReAuth.asked.length > 0) await portal.answer(requiresReAuth, false)
  await answer(portal)
}

const notes = () => screen.queryAllByText(/^We can’t show/).map(({ textContent }) => textContent)

const ways: Record<string, readonly [at: string, answer: (portal: Portal) => Promise<unknown>]> = {
  'the dashboard’s tiles': [
    '/Member/Home/Dashboard',
    ({ answerAll }) => answerAll({ dashboard: { ...emptyDashboard, extraCashback: lacking() } }),
  ],
  'the choices of a tab on the dashboard': [
    '/Member/Home/Dashboard',
    ({ answerAll }) =>
      answerAll({
        dashboard: { ...emptyDashboard, tabs: [{ ...tabWith(1), choices: lacking() }] },
      }),
  ],
  'the retailers of the directory': [
    '/Member/Home/Cashback',
    ({ answer, server }) => answer(server.retailers, lacking(shop)),
  ],
  'the favourites among them': [
    '/Member/Home/Cashback?favourites=true',
    async ({ answer, server }) => {
      await answer(server.retailers, [shop])
      await answer(server.favourites, lacking(shop.id))
    },
  ],
  'the offers of a retailer': [
    '/Member/Retailer/1/fernhill-books/Offers/Cashback',
    ({ answer, server }) => answer(server.retailer, { ...shop, offers: lacking() }),
  ],
  'the parts of its information': [
    '/Member/Retailer/1/fernhill-books/Offers/Cashback',
    ({ answer, server }) =>
      answer(server.retailer, { ...shop, retailerInfo: [{ details: lacking() }] }),
  ],
  'the vouchers': [
    '/Member/Home/Vouchers',
    ({ answer, server }) => answer(server.vendors, lacking(vendor)),
  ],
  'the results of a search': [
    '/Member/Home/Search?search=book',
    ({ answer, server }) =>
      answer(server.search, {
        results: lacking({ ...shop, kind: 'retailer' as const }),
        count: 3,
      }),
  ],
  'the choices of a tab': [
    '/Member/Home/mybenefits/14',
    ({ answer, server }) => answer(server.tab, { ...tabWith(1), choices: lacking(...tabChoices) }),
  ],
  'my transactions': [
    '/Member/MyAccount',
    ({ answerAll }) => answerAll({ member: { ...exampleMember, transactions: lacking() } }),
  ],
  'my benefits': [
    '/Member/MyAccount',
    ({ answerAll }) =>
      answerAll({ member: { ...exampleMember, canSeeMyBenefits: true, choices: lacking() } }),
  ],
}

describe('OQ-143 a note in one sentence counts the unreadable items where they would be', () => {
  test.each(Object.entries(ways))('%s', async (_, [at, answer]) => {
    await open(at, answer)
    await waitFor(() => expect(notes()).toEqual(['We can’t show 2 items here.']))
  })

  test('the note about one unreadable item of the basket explains the effect on its figures', async () => {
    await open('/Member/Checkout', async ({ answer, answerAll, server }) => {
      await answerAll()
      const items = Object.assign([voucher], { leftOut: 1 })
      await answer(server.basket, { items, hasDeliverables: false })
    })
    expect(notes()).toEqual([
      'We can’t show one item here. The order total includes what we can’t show, and You Save does not.',
    ])
  })

  test('unreadable amounts of a voucher have a note, and the voucher doesn’t look sold out', async () => {
    await open('/Member/Vendor/V1', async ({ answer, answerAll, server }) => {
      await answerAll()
      await answer(server.vendors, [{ ...vendor, fixedValues: lacking() }])
    })
    expect(notes()).toEqual(['We can’t show 2 items here.'])
    expect(document.querySelector('main .outcome')).toBeNull()
  })
})

test('a complete list has no such note', async () => {
  await open('/Member/Home/Vouchers', ({ answer, server }) => answer(server.vendors, [vendor]))
  expect(notes()).toEqual([])
  expect(screen.getByRole('link', { name: /Plumfield/ })).toBeTruthy()
})

test('a list without readable items doesn’t claim to be empty', async () => {
  await open('/Member/MyAccount', ({ answerAll }) =>
    answerAll({ member: { ...exampleMember, transactions: lacking() } }),
  )
  expect(notes()).toHaveLength(1)
  expect(screen.queryByText('Your savings and withdrawals will appear here.')).toBeNull()
})
