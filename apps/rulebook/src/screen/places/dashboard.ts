import { DashboardWire, dashboardPath } from '@save/api-adapter/wire'
import {
  type CashbackItem,
  dashboardMessages,
  dashboardPolicy,
  dashboardView,
  type ItemView,
} from '@save/domain/dashboard'
import { readOnce } from '../../site/explain/read-case.ts'
import { type Expected, isAt, type Seen } from '../expected.ts'

const words = dashboardMessages.ours
const most = dashboardPolicy

export function dashboardPlaces(seen: Seen): readonly Expected[] {
  const data = readOnce(DashboardWire, seen.answers.get(dashboardPath))
  if (data === undefined || !(isAt('/Home/Dashboard', seen) || seen.path === '')) return []
  const view = dashboardView(data, seen.configuration)
  const hasFavourites = data.favouriteCashback.length > 0
  const showcase = hasFavourites
    ? `The first ${most.showcaseWithFavourites} of the featured ones, since the member has favourites`
    : `The first ${most.showcaseWithoutFavourites} of the featured ones, since the member has no favourites`
  const cashback = [
    ...data.featuredCashback,
    ...data.extraCashback,
    ...data.newestCashback,
    ...data.favouriteCashback,
  ]
  const offers = (
    items: readonly ItemView[],
    list: string,
    id: string,
    under: string,
  ): readonly Expected[] =>
    items.flatMap(({ id: item, name, label }) => {
      const own = cashback.find((one) => one.id === item)
      return own === undefined || label === undefined
        ? []
        : [{ ...upToPlace({ name, label, own }, list, id), under }]
    })
  const vouchers = [...data.featuredVouchers, ...data.extraVouchers]
  const savings = (
    items: readonly ItemView[],
    list: string,
    ids: readonly string[],
    under: string,
  ): readonly Expected[] =>
    items.map(({ id, name, label = '' }) => ({
      what: `The saving of ${name}`,
      shows: label,
      because: [
        `${vouchers.find(({ code }) => code === id)?.percentageDiscount} × 100, with two decimals`,
        list,
      ],
      ids: ['CONST-02', 'VOUCHER-04', ...ids],
      text: label,
      near: name,
      under,
    }))
  return [
    ...offers(
      view.showcase,
      showcase,
      hasFavourites ? 'DASH-06' : 'DASH-07',
      words.featuredCashback,
    ),
    ...offers(
      view.moreCashback,
      `The next ${most.moreCashback} of the featured and extra ones`,
      'DASH-09',
      words.moreCashback,
    ),
    ...offers(
      view.newestCashback,
      `The first ${most.newestCashback} of the newest ones`,
      'DASH-13',
      words.newestCashback,
    ),
    ...offers(
      view.favourites,
      `The first ${most.cashbackList} of the favourites`,
      'DASH-16',
      words.favourites,
    ),
    ...savings(
      view.voucherTiles,
      `One of the first ${most.voucherTiles} featured ones`,
      ['DASH-10'],
      words.vouchers,
    ),
    ...savings(
      view.moreVouchers,
      `One of the next ${most.moreVouchers} of the featured and extra ones`,
      ['DASH-11', 'DASH-12'],
      words.moreVouchers,
    ),
  ]
}

function upToPlace(
  { name, label, own }: { name: string; label: string; own: CashbackItem },
  list: string,
  id: string,
): Expected {
  const { cashbackType, maximumOffer } = own
  const isFixed = label.includes('£')
  return {
    what: `What ${name} pays at most`,
    shows: label,
    because: [
      `The highest offer (MaximumOffer) is ${maximumOffer}`,
      `The type of cashback (CashbackType) is ${cashbackType ?? 'absent'}: ${isFixed ? 'fixed money, in pounds' : 'a percentage'}`,
      list,
    ],
    ids: ['DASH-17', isFixed ? 'DASH-18' : 'DASH-19', id],
    text: label,
    near: name,
  }
}
