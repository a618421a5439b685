import { expect, test } from 'vitest'
import { candidatesIn, casesByRate, groupsOf, openRates } from './rates-in-groups.ts'

/** A case fails once one of its rates is another. */
const played = (rates: readonly number[], cases: Readonly<Record<string, readonly number[]>>) => ({
  rates,
  failing: new Set(
    Object.entries(cases).flatMap(([name, own]) =>
      own.some((place) => rates.includes(place)) ? [name] : [],
    ),
  ),
})

test.each([2, 7, 8, 9, 40])('Of %i rates each case is found that depends on one', (count) => {
  const cases = Object.fromEntries(
    Array.from({ length: count }, (_, place) => [`case ${place}`, [place]]),
  )
  const groups = groupsOf(count)
  expect(groups.length).toBeLessThanOrEqual(2 * Math.ceil(Math.log2(count)))
  const candidates = candidatesIn(
    count,
    groups.map((rates) => played(rates, cases)),
  )
  expect(Object.fromEntries(candidates)).toEqual(cases)
  const found = casesByRate(candidates, new Map())
  expect([...found].map(([place, some]) => [place, [...some]])).toEqual(
    Array.from({ length: count }, (_, place) => [place, [`case ${place}`]]),
  )
})

test('A case of several rates leaves some open, which are run by themselves', () => {
  const cases = { ada: [1], bob: [2, 7], cyd: [3, 4] }
  const candidates = candidatesIn(
    8,
    groupsOf(8).map((rates) => played(rates, cases)),
  )
  expect(candidates.get('ada')).toEqual([1])
  expect(candidates.get('bob')).toEqual(expect.arrayContaining([2, 7]))
  const open = openRates(candidates, 8)
  const alone = new Map(open.map((place) => [place, played([place], cases).failing]))
  const found = casesByRate(candidates, alone)
  const shown = Object.fromEntries([...found].map(([place, some]) => [place, [...some]]))
  expect(shown).toEqual({ 1: ['ada'], 2: ['bob'], 3: ['cyd'], 4: ['cyd'], 7: ['bob'] })
})

test('A case is told of no rate while one that it leaves open was not run by itself', () => {
  const candidates = new Map([['bob', [2, 3]]])
  expect(casesByRate(candidates, new Map([[2, new Set(['bob'])]])).size).toBe(0)
  expect(openRates(candidates, 1)).toEqual([2])
})
