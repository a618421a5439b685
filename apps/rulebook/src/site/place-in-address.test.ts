import { describe, expect, test } from 'vitest'
import { placeAsked } from './place-in-address.ts'

const ids = ['overview', 'benefits', 'benefits-order-table-1', 'benefits-order-table-1-row-2']
const others = ['OQ-113', 'BANKW-11', 'rule-session-login']

describe('Where does an address lead?', () => {
  const cases: readonly [hash: string, id: string | undefined, isMissing: boolean][] = [
    ['', undefined, false],
    ['#', undefined, false],
    ['#benefits', 'benefits', false],
    ['#benefits-order-table-1-row-2', 'benefits-order-table-1-row-2', false],
    ['#benefits-order-table-1-row-9', 'benefits-order-table-1', true],
    ['#benefits-orders-table-1', 'benefits', true],
    ['#oq-113', 'OQ-113', false],
    ['#OQ%2D113', 'OQ-113', false],
    ['#OQ-999', undefined, true],
    ['#%E0%A4', undefined, true],
  ]
  for (const [hash, id, isMissing] of cases)
    test(`${hash === '' ? 'none' : hash}: ${id ?? 'the first page'}${isMissing ? ', told as missing' : ''}`, () => {
      const asked = placeAsked(hash, [...ids, ...others])
      expect({ id: asked.id, isMissing: asked.isMissing }).toEqual({ id, isMissing })
    })
})
