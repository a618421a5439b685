import { expect, test } from 'vitest'
import { isOfRate, ratesApart, withRates } from './rates-apart.ts'

const year = "const year = { from: '2026-04-06', until: '2027-04-05' }\n"
const bands = (percent: number) => `const bands = [{ name: 'basic', percent: ${percent} }]\n`
const loan = (plan: string, above: number, from?: string) =>
  `{ rate: 'loan', plan: '${plan}', ${from === undefined ? '...year' : `from: '${from}'`}, above: ${above} }`
const tax = "{ rate: 'incomeTax', nation: 'wales', ...year, bands }"
const book = (percent: number, ...rows: readonly string[]) =>
  `${year}${bands(percent)}export const rateBook = [\n${rows.map((row) => `  ${row},\n`).join('')}]\n`

const before = book(20, loan('plan1', 1), tax, loan('plan2', 2))
const namesIn = (after: string) => ratesApart(before, after).map(({ name, from }) => [name, from])
const textsOf = (after: string) =>
  ratesApart(before, after).map(({ text }) => text.replace(/\s+/g, ' ').replace(', ]', ' ]'))
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(', ]', ' ]')

test('Each rate that changed is told with the others as they were', () => {
  const after = book(0.2, loan('plan1', 10), tax, loan('plan2', 20))
  expect(namesIn(after)).toEqual([
    ['bands', ''],
    ['rateBook loan plan1', '2026-04-06'],
    ['rateBook loan plan2', '2026-04-06'],
  ])
  expect(textsOf(after)).toEqual([
    plain(book(0.2, loan('plan1', 1), tax, loan('plan2', 2))),
    plain(book(20, loan('plan1', 10), tax, loan('plan2', 2))),
    plain(book(20, loan('plan1', 1), tax, loan('plan2', 20))),
  ])
})

test('Several rates are those of today together', () => {
  const added = loan('plan1', 3, '2026-09-01')
  const after = book(0.2, loan('plan1', 10), added, loan('plan2', 20))
  const all = ratesApart(before, after)
  expect(plain(withRates(before, all))).toBe(plain(after))
  expect(plain(withRates(before, all.slice(0, 2)))).toBe(
    plain(book(0.2, loan('plan1', 10), tax, loan('plan2', 2))),
  )
})

test('A row that is new stands where it stands now, and one that is gone is left out', () => {
  const added = loan('plan1', 3, '2026-09-01')
  for (const rows of [
    [added, loan('plan1', 1), tax, loan('plan2', 2)],
    [loan('plan1', 1), tax, added, loan('plan2', 2)],
    [loan('plan1', 1), tax, loan('plan2', 2), added],
  ]) {
    expect(textsOf(book(20, ...rows))).toEqual([plain(book(20, ...rows))])
    expect(namesIn(book(20, ...rows))).toEqual([['rateBook loan plan1', '2026-09-01']])
  }
  const gone = book(20, loan('plan1', 1), loan('plan2', 2))
  expect(textsOf(gone)).toEqual([plain(gone)])
  expect(namesIn(gone)).toEqual([['rateBook incomeTax wales', '2026-04-06']])
})

test('A row of which the first day was changed is that row', () => {
  const after = book(20, loan('plan1', 1, '2026-05-01'), tax, loan('plan2', 2))
  expect(textsOf(after)).toEqual([plain(after)])
})

test('Which changes are of a rate', () => {
  const rate = { name: 'rateBook loan plan1', from: '2026-09-01' }
  expect(
    [
      'rateBook loan plan1.above',
      'rateBook loan plan1 2026-09-01.above',
      'rateBook loan plan1 2026-04-06.above',
      'rateBook loan plan10.above',
    ].map((name) => isOfRate({ name }, rate)),
  ).toEqual([true, true, false, false])
  expect(isOfRate({ name: 'bands basic.percent' }, { name: 'bands', from: '' })).toBe(true)
})
