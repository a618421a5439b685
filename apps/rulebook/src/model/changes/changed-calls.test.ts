import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changeLine } from '../../page/changes/change-line.ts'
import { html } from '../../page/html.ts'
import { changesIn } from './changes.ts'

const file = 'packages/api-adapter/src/withdrawal/withdrawal.wire.ts'

const planted = (from: string, to: string) => {
  const before = readFileSync(file, 'utf8')
  expect(before).toContain(from)
  return changesIn(file, before, before.replace(from, to))
}

test('A function that reads an answer is told in words, with what it is about', () => {
  const [change, ...more] = planted("outcome !== 'requested' && isRefused", 'isRefused')
  expect(more).toEqual([])
  expect(change).toMatchObject({
    kind: 'call or field',
    name: 'bankAnswerOf',
    inWords: {
      was: '(outcome: ‘refused’; field errors) if outcome is not ‘requested’ and refused, otherwise (outcome; field errors: an empty list)',
      is: '(outcome: ‘refused’; field errors) if refused, otherwise (outcome; field errors: an empty list)',
    },
  })
  const line = change && String(changeLine(change, (text) => html`${text}`))
  expect(line).toMatch(/What it is: [^<]+<br>Concerns .*BANKW-19/)
})

test('One that words can’t say shows its code, and that it is told in no words', () => {
  const [change] = planted('const status = said ?? httpStatus', 'for (;;) break')
  expect(change?.name).toBe('bankAnswerOf')
  expect(change?.inWords).toBeUndefined()
  expect(change && String(changeLine(change, (text) => html`${text}`))).toContain(
    'no words for this',
  )
})
