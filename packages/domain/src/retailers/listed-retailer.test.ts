import { expect, test } from 'vitest'
import { RetailerId } from '../kernel/index.ts'
import { listedRetailer } from './listed-retailer.rules.ts'

const retailer = (id: string, name: string) => ({ id: RetailerId.make(id), name })

const directory = [retailer('40', 'Hearthwick Kitchens'), retailer('41', 'Fernhill Books')]
const newest = [retailer('40', 'Hearthwick'), retailer('42', 'Stoatley Tailors')]

test.each([
  ['in the first list', '41', 'Fernhill Books'],
  ['in the second list only', '42', 'Stoatley Tailors'],
  ['in both: as the first one names it', '40', 'Hearthwick Kitchens'],
  ['in neither', '43', undefined],
])('A retailer %s', (_, id, name) => {
  expect(listedRetailer(RetailerId.make(id), [directory, newest])?.name).toBe(name)
})

test('without lists no retailer is found', () => {
  expect(listedRetailer(RetailerId.make('40'), [])).toBeUndefined()
})
