import { describe, expect, test } from 'vitest'
import { causesOf } from './causes.ts'

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
})
