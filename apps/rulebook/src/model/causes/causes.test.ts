import { describe, expect, test } from 'vitest'
import { causesOf, priceOfChanged } from './causes.ts'

const cases = (count: number, result: 'failed' | 'passed', ...ran: readonly string[]) =>
  Array.from({ length: count }, () => ({ result, ran }))

const found = (...all: readonly ReturnType<typeof cases>[]) => {
  const every = all.flat()
  return causesOf(
    every.filter(({ result }) => result === 'failed'),
    every,
  ).map(({ name, cases, alike }) => [name, cases.length, alike])
}

describe('Which rule made cases of several tables fail?', () => {
  test('the one that all of them run, rather than the one that each table is about', () => {
    expect(
      found(
        cases(12, 'failed', 'mayTransfer', 'amountOf'),
        cases(9, 'failed', 'voucherFor', 'amountOf'),
        cases(10, 'failed', 'amountOf'),
        cases(15, 'passed', 'mayTransfer', 'amountOf'),
        cases(12, 'passed', 'voucherFor', 'amountOf'),
        cases(20, 'passed', 'amountOf'),
      ),
    ).toEqual([['amountOf', 31, []]])
  })

  test('not one that cases which hold run much more often', () => {
    expect(found(cases(8, 'failed', 'pounds', 'isOpen'), cases(300, 'passed', 'pounds'))).toEqual([
      ['isOpen', 8, []],
    ])
  })

  test('two of them, if nothing but a rule of everything is common to all', () => {
    expect(
      found(
        cases(30, 'failed', 'pounds', 'isOpen'),
        cases(30, 'failed', 'pounds', 'isSold'),
        cases(2000, 'passed', 'pounds'),
      ).map(([name, count]) => [name, count]),
    ).toEqual([
      ['isSold', 30],
      ['isOpen', 30],
    ])
  })

  test('no helper of everything for cases of two chapters, each with a rule of its own', () => {
    const failing = [
      ...cases(3, 'failed', 'complaintsAbout', 'isBlank').map((one) => ({ ...one, in: 'login' })),
      ...cases(4, 'failed', 'bankMessage', 'isBlank').map((one) => ({ ...one, in: 'bank' })),
    ]
    const all = [
      ...failing,
      ...cases(4, 'passed', 'complaintsAbout', 'isBlank'),
      ...cases(60, 'passed', 'isBlank'),
    ]
    const named = (chapterOf?: (one: (typeof failing)[number]) => string) =>
      causesOf(failing, all, undefined, chapterOf).map(({ name }) => name)
    expect(named()).toEqual(['isBlank'])
    expect(named((one) => one.in)).toEqual(['complaintsAbout', 'bankMessage'])
  })

  test('but the rule that all chapters run, if each of them fails as badly', () => {
    const failing = ['login', 'bank', 'search'].flatMap((chapter) =>
      cases(4, 'failed', chapter, 'pounds').map((one) => ({ ...one, in: chapter })),
    )
    const all = [...failing, ...cases(4, 'passed', 'pounds')]
    const found = causesOf(failing, all, undefined, (one) => one.in)
    expect(found.map(({ name }) => name)).toEqual(['pounds'])
  })

  test('what the same cases run is named, too', () => {
    expect(found(cases(3, 'failed', 'payOf', 'salaryOf'))).toEqual([['salaryOf', 3, ['payOf']]])
  })

  test('none for a case that runs no rule', () => {
    expect(found(cases(3, 'failed'))).toEqual([])
  })

  test('a case whose run noted nothing is no proof that a rule is right', () => {
    const silent = Array.from({ length: 50 }, () => ({ result: 'passed' as const }))
    const failing = cases(2, 'failed', 'isOpen')
    expect(causesOf(failing, [...failing, ...silent]).map(({ name }) => name)).toEqual(['isOpen'])
  })

  test('two of them, if both are known to have changed', () => {
    const failing = [
      ...cases(2, 'failed', 'bestGain', 'turnPage'),
      ...cases(1, 'failed', 'bestGain'),
    ]
    const all = [...failing, ...cases(40, 'passed', 'bestGain')]
    const named = (price?: number) =>
      causesOf(failing, all, undefined, undefined, price).map(({ name }) => name)
    expect(named()).toEqual(['bestGain'])
    expect(named(priceOfChanged)).toEqual(['turnPage', 'bestGain'])
  })
})
