import { describe, expect, test } from 'vitest'
import { missingInWords, placeAsked, wordsOfMissing } from './place-in-address.ts'

const ids = [
  'overview',
  'benefits',
  'benefits/what-is-ordered',
  'benefits/what-is-ordered/a-bicycle',
]
const others = ['OQ-113', 'BANKW-11', 'rule-session-login', 'rates']
const formerTables = { 'benefits-order': ['benefits/who-orders', 'benefits/what-is-ordered'] }
const asking = (hash: string) => placeAsked(hash, [...ids, ...others], formerTables)

describe('Where does an address lead?', () => {
  const cases: readonly [hash: string, id: string | undefined, isMissing: boolean][] = [
    ['', undefined, false],
    ['#', undefined, false],
    ['#benefits', 'benefits', false],
    ['#benefits/what-is-ordered/a-bicycle', 'benefits/what-is-ordered/a-bicycle', false],
    ['#benefits%2Fwhat-is-ordered%2Fa-bicycle', 'benefits/what-is-ordered/a-bicycle', false],
    ['#benefits/what-is-ordered/a-tandem', 'benefits/what-is-ordered', true],
    // Another row, though its name begins alike, is no place nearby.
    ['#benefits/what-is-ordered/a-bicycle-for-two', 'benefits/what-is-ordered', true],
    ['#benefits/what-was-ordered/a-bicycle', 'benefits', true],
    ['#benefits/what-was-ordered', 'benefits', true],
    ['#figure-signs-most', undefined, true],
    ['#figure-benefits-choice-mostShown', 'benefits', true],
    ['#Sentence-benefits-ours-wait', 'benefits', true],
    ['#rate-minimum-wage-21-or-over-2025-04-01', 'rates', true],
    ['#rule-session-login-mayLogIn', 'rule-session-login', true],
    ['#oq-113', 'OQ-113', false],
    ['#OQ%2D113', 'OQ-113', false],
    ['#OQ-999', undefined, true],
    ['#%E0%A4', undefined, true],
    // As a mail shows it, with the end of its own sentence.
    ['#OQ-113.', 'OQ-113', false],
    ['#bankw-11),', 'BANKW-11', false],
    ['#benefits/what-is-ordered/', 'benefits/what-is-ordered', false],
    [
      '#benefits/what-is-ordered/a-bicycle%E2%80%8B%20>',
      'benefits/what-is-ordered/a-bicycle',
      false,
    ],
    ['#benefits/what-is-ordered/a-tandem”.', 'benefits/what-is-ordered', true],
    ['#Benefits/What-Is-Ordered/A-Tandem', 'benefits/what-is-ordered', true],
    ['#Benefits/What-Is-Ordered/A-Bicycle', 'benefits/what-is-ordered/a-bicycle', false],
  ]
  for (const [hash, id, isMissing] of cases)
    test(`${hash === '' ? 'none' : hash}: ${id ?? 'the first page'}${isMissing ? ', told as missing' : ''}`, () => {
      const asked = asking(hash)
      expect({ id: asked.id, isMissing: asked.isMissing }).toEqual({ id, isMissing })
      expect(asked.counts).toBeUndefined()
    })
})

describe('Where does a link lead that counts tables and rows, as links once did?', () => {
  test.each([
    ['benefits-order-table-2-row-1', 'benefits/what-is-ordered', 'row'],
    ['benefits-order-table-2', 'benefits/what-is-ordered', 'table'],
    // Its table has another name by now, or there was none.
    ['benefits-order-table-1-row-1', 'benefits', 'row'],
    ['benefits-order-table-9', 'benefits', 'table'],
    ['benefits-order-fact-3', 'benefits', 'fact'],
  ])('%s: %s', (name, id, counts) => {
    expect(asking(`#${name}`)).toEqual({ name, id, counts, isMissing: true })
    const capital = name.toUpperCase()
    expect(asking(`#${capital}.`)).toEqual({ name: capital, id, counts, isMissing: true })
  })
})

describe('What is said above the nearest place?', () => {
  const saidOf = (hash: string) => missingInWords(asking(hash))

  test('that the link may have become another', () => {
    expect(saidOf('#benefits/what-is-ordered/a-tandem')).toBe(
      'Nothing in this book has the link “#benefits/what-is-ordered/a-tandem”. It may have another one by now, or be gone. This is the nearest place',
    )
  })

  test('that it is the first page, if nothing is near', () => {
    expect(saidOf('#OQ-999')).toBe(
      'Nothing in this book has the link “#OQ-999”. It may have another one by now, or be gone. This is the first page',
    )
  })

  test('of a link that counts, that it can’t be trusted', () => {
    expect(saidOf('#benefits-order-table-2-row-1')).toBe(
      'The link “#benefits-order-table-2-row-1” is an old one: it counts tables and rows, and others may have come before since. This is most likely its table. Which row was meant, nobody can tell: look for the case by what it says',
    )
    expect(saidOf('#benefits-order-table-1')).toContain('This is the nearest place.')
    expect(saidOf('#basket-table-1')).toContain('This is the first page.')
    expect(saidOf('#benefits-order-fact-3')).toContain('it counts tests')
  })

  test('and what to search for, unless the link is made of numbers', () => {
    const wordsOf = (hash: string) => wordsOfMissing(asking(hash))
    expect(wordsOf('#benefits/what-is-ordered/a-tandem~kzpt')).toBe(
      'benefits what is ordered a tandem',
    )
    expect(wordsOf('#benefits-order-table-2-row-1')).toBeUndefined()
  })
})
