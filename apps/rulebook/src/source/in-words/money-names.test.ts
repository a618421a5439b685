import { describe, expect, test } from 'vitest'
import { differenceInWords } from '../differences/formula-difference.ts'
import { moneyNamesIn } from './money-names.ts'

test('A name is of money if the domain declares it in pence, and hardly ever as another number', () => {
  const texts = ['balance: Pence', 'most?: Pence; count: number', 'most: number']
  expect([...moneyNamesIn(texts)]).toEqual(['balance'])
})

describe('A number beside money is told in pounds', () => {
  const english = (name: string) => name
  test.each([
    ['member.availableBalance > nothing', 'member.availableBalance >= 100', 'at least £1.00'],
    ['availableBalance + 1 > 2', 'availableBalance + 250 > 2', '+ £2.50'],
    ['100 < availableBalance', '150 < availableBalance', '£1.50 is less'],
    ['penceOf(10000)', 'penceOf(20000)', '£20,000.00'],
  ])('%s → %s: “%s”', (was, is, says) => {
    expect(differenceInWords(`() => ${was}`, `() => ${is}`, english)?.is).toContain(says)
  })

  test('no count is, and zero needs no unit', () => {
    const inWords = (is: string) => differenceInWords('() => 5 > 4', `() => ${is}`, english)?.is
    expect(inWords('pageCount > 100')).toContain('is more than 100')
    expect(inWords('availableBalance > 0')).toContain('is more than 0')
    expect(inWords('availableBalance * 2 > salary')).toContain('× 2')
  })
})
