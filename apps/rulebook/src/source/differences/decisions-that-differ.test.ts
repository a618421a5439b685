import { describe, expect, test } from 'vitest'
import { englishOf } from '../../page/in-words/code-words.ts'
import { differenceInWords } from './formula-difference.ts'

const told = (was: string, is: string) => {
  const pair = differenceInWords(was, is, englishOf)
  return pair && [pair.was, pair.is]
}

describe('A condition that changed is told with what hangs on it', () => {
  test('in a choice', () => {
    const rule = (kind: string) =>
      `export const maySee = (statement, flags) => statement === '${kind}' ? flags.canSeeWellness : flags.canSeeReward`
    expect(told(rule('wellness'), rule('reward'))).toEqual([
      'can see wellness if statement is ‘wellness’, otherwise can see reward',
      'can see wellness if statement is ‘reward’, otherwise can see reward',
    ])
  })

  test('before an early result', () => {
    const rule = (least: number) =>
      `export function ruleOf(count) { if (count > ${least}) return 0; return count }`
    expect(told(rule(1), rule(2))).toEqual([
      'if count is more than 1: the result is 0',
      'if count is more than 2: the result is 0',
    ])
  })

  test('without repeating what is long, or has no words', () => {
    const rule = (least: number) =>
      `export function ruleOf(count) { if (count > ${least}) { list.splice(1); return 0 } else { return 1 } }`
    expect(told(rule(1), rule(2))?.[1]).toBe(
      'if count is more than 2: the same follows as before; otherwise the result is 1',
    )
  })

  test('with the other parts of the condition', () => {
    const rule = (least: number) =>
      `export const ruleOf = (count, isOn) => isOn && count > ${least}`
    expect(told(rule(1), rule(2))).toEqual([
      'on and count is more than 1',
      'on and count is more than 2',
    ])
    const other = (least: number) =>
      `export const ruleOf = (count, isOn) => text.match(isOn) && count > ${least}`
    expect(told(other(1), other(2))).toEqual([
      'part of a condition: count is more than 1',
      'part of a condition: count is more than 2',
    ])
  })

  test('that it must not hold', () => {
    const rule = (least: number) => `export const ruleOf = (count) => !(count > ${least})`
    expect(told(rule(1), rule(2))?.[1]).toBe('not (count is more than 2)')
  })

  test('of which some are chosen', () => {
    const rule = (least: number) =>
      `export const ruleOf = (offers) => offers.filter(({ value }) => value > ${least})`
    expect(told(rule(1), rule(2))).toEqual([
      'those of offers for which it holds: value is more than 1',
      'those of offers for which it holds: value is more than 2',
    ])
  })
})

describe('What has a name is told as a whole', () => {
  const rule = (formula: string) =>
    `export function ruleOf(title, most) { const words = ${formula}; return words }`

  test('and not by the part of it that differs', () => {
    expect(
      told(rule('title.trim().slice(0, most + 1)'), rule('title.trim().slice(0, most)')),
    ).toEqual([
      'words: the first (most + 1) characters of (title without white space around it)',
      'words: the first (most) characters of (title without white space around it)',
    ])
  })

  test('or the part, which needs no brackets then, is called one', () => {
    const choice = (least: number) => rule(`title.match(most > ${least} ? 'a' : 'b')`)
    expect(told(choice(1), choice(2))?.[1]).toBe(
      'words: part of a formula: ‘a’ if most is more than 2, otherwise ‘b’',
    )
    const other = (least: string) => rule(`title.match(pattern(most ${least}))`)
    expect(told(other('+ 1'), other('+ 2'))).toEqual([
      'words: part of a formula: most + 1',
      'words: part of a formula: most + 2',
    ])
  })
})

describe('Steps within steps stand in brackets', () => {
  const whole = (code: string) =>
    told(`function ruleOf() { ${code} }`, 'function ruleOf() { return 0 }')?.[0]

  test('what happens on a condition, and what happens in any case', () => {
    expect(whole('if (isOn) { left = 1; right = 2 }')).toBe(
      'if on: (left becomes 1; right becomes 2)',
    )
    expect(whole('if (isOn) left = 1; right = 2')).toBe('if on: left becomes 1; right becomes 2')
  })

  test('what happens otherwise', () => {
    expect(whole('if (isOn) { if (isPaid) left = 1 } else left = 2')).toBe(
      'if on: (if paid: left becomes 1); otherwise left becomes 2',
    )
    expect(whole('if (isOn) { if (isPaid) left = 1; else left = 2 }')).toBe(
      'if on: (if paid: left becomes 1; otherwise left becomes 2)',
    )
  })
})

test('whose field it is, where before and after have the same field of two things', () => {
  const rule = (owner: string) => `export const ruleOf = (one, two) => ${owner}.price > 1`
  expect(told(rule('one'), rule('two'))).toEqual([
    'one’s price is more than 1',
    'two’s price is more than 1',
  ])
})
