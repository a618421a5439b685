import { expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { withViewed } from './viewed.rules.ts'
import { recentlyViewed, viewedRetailer } from './viewed.table.ts'

check(recentlyViewed)

test('a retailer that has changed is listed as last seen', () => {
  const renamed = { ...viewedRetailer('A'), name: 'A & Co', image: '/a.svg' }
  expect(withViewed([viewedRetailer('A')], renamed)).toEqual([renamed])
})
