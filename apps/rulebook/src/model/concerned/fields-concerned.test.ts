import { describe, expect, test } from 'vitest'
import { wireChange } from '../../page/changes/wire-change.ts'
import { linkingTo } from '../../page/words.ts'
import { concernedBy, fieldsHeldAs, spellingsIn, spellingsToday } from './fields-concerned.ts'

const adapter = 'packages/api-adapter/src'
const shared = `${adapter}/wire/money.wire.ts`
const basket = `${adapter}/checkout/basket.wire.ts`
const spellings = spellingsIn([
  [shared, '/** Pounds on the wire. */\nexport const money = Schema.Finite\n'],
  [
    basket,
    [
      "const LineWire = record()({ amount: ['Amount', money], money: ['Money', text] })",
      'const Priced = orNull(money)',
      "/** GET /api/Basket (DATA-23). */\nexport const BasketWire = record()({ items: ['Items', list(LineWire)], total: ['Total', Priced] })",
    ].join('\n'),
  ],
])

describe('What a changed spelling concerns', () => {
  test('the fields that are spelled so, by whatever name, and the requirements that their calls are about', () => {
    expect(concernedBy({ file: shared, name: 'money' }, spellings)).toEqual({
      says: 'Pounds on the wire.',
      fields: [
        { name: 'Amount', file: basket },
        { name: 'Total', file: basket },
      ],
      ids: ['DATA-23'],
    })
  })

  test('of an entry of a record only the requirements', () => {
    expect(concernedBy({ file: basket, name: 'LineWire.amount' }, spellings)).toEqual({
      says: '',
      fields: [],
      ids: ['DATA-23'],
    })
  })

  test('of the product’s own switches the fields and what they decide', () => {
    const file = `${adapter}/wire/unless-false.wire.ts`
    const { fields, ids } = concernedBy({ file, name: 'flagUnlessFalse' }, spellingsToday())
    expect(fields.map(({ name }) => name)).toEqual(['Enabled', 'Enabled'])
    expect(ids).toEqual(['DATA-19', 'SEARCH-15'])
  })

  test('is told with the chapter of each field', () => {
    const change = {
      file: shared,
      kind: 'call or field',
      name: 'money',
      was: 'a',
      is: 'b',
    } as const
    const page = String(wireChange(change, linkingTo(new Set(['DATA-23'])), () => spellings))
    expect(page).toContain('What it is: Pounds on the wire.')
    expect(page).toContain('Amount and Total (Basket and payment).')
    expect(page).toContain('Concerns <a href="#DATA-23">DATA-23</a>.')
    const rule = { ...change, kind: 'rule' } as const
    expect(String(wireChange(rule, linkingTo(new Set()), () => spellings))).toBe('')
  })
})

test('Fields of records that are held as a constant beside them says', () => {
  const text = `const bound = Schema.optionalKey(Pence)
export const Vendor = Schema.Struct({ least: bound, most: Schema.NullOr(bound), bound: Pence })
`
  expect(fieldsHeldAs('bound', text)).toEqual(['Vendor.least', 'Vendor.most'])
})
