import { expect, test } from 'vitest'
import { guardCodesIn, guardRulesIn } from './guard-rules.ts'

const text = `import { isOpen as isShopOpen, mayBuy, outcomeOf } from './shop.rules.ts'
const tellsAll = ({ outcome }) => outcome !== undefined
const isFree = ({ price }) => mayBuy(price)
export const shopMachine = (port) => {
  const isNear = (place) => isShopOpen(place)
  return setup({
    guards: {
      saysAll: (_, answer) => tellsAll(answer),
      maySell: ({ context }) => isFree(context) && isNear(context.place),
      mayBuy: ({ context }, mayBuy) => context.outcome === mayBuy,
    },
    actions: {
      tell: ({ context }) => {
        const outcome = outcomeOf(context)
        const isFree = isShopOpen(outcome)
        return isFree
      },
    },
  })
}`

test('A guard asks what its names stand for where they are used', () => {
  expect(guardRulesIn(text, (name) => name !== '')).toEqual(
    new Map([
      ['saysAll', ['tellsAll']],
      ['maySell', ['isFree', 'mayBuy', 'isNear', 'isOpen']],
      ['mayBuy', []],
    ]),
  )
})

test('Its code is told with that of the functions that it uses, and of no others', () => {
  const codes = guardCodesIn(text)
  expect(codes.get('saysAll')).toContain('where tellsAll = ')
  expect(codes.get('saysAll')).not.toContain('outcomeOf')
  expect(codes.get('maySell')).toMatch(/isFree = .*mayBuy\(price\); isNear = .*isShopOpen\(place\)/)
  expect(codes.get('mayBuy')).not.toContain('where')
})
