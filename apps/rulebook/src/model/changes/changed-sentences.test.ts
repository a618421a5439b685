import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { templatesIn } from '../../source/templates.ts'
import { changesIn } from './changes.ts'

const retailers = 'packages/domain/src/retailers/retailers.messages.ts'
const withdrawal = 'packages/domain/src/withdrawal/withdrawal.messages.ts'

describe('A sentence whose words stay while what is put into them changes is told', () => {
  test.each([
    [
      'in which case it has which words',
      retailers,
      /count === 1 \?/,
      'count <= 1 ?',
      'count is 1',
      'count is at most 1',
    ],
    [
      'how an amount is written',
      withdrawal,
      /(?<=allowable amount of \$\{)formatLimit\(limit\)(?=\}\.`)/,
      'formatPounds(limit)',
      'limit with pence only where there are any',
      'limit with pence',
    ],
    [
      'a value of its own',
      retailers,
      /(?<=offersAvailable[^`]*`[^`]*)\$\{count\}/,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code of a sentence
      '${count - 1}',
      'count',
      'count − 1',
    ],
  ])('%s', (_, file, from, to, was, is) => {
    const before = readFileSync(file, 'utf8')
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    const [change, ...more] = changesIn(file, before, after)
    expect(more).toEqual([])
    expect(change?.kind).toBe('sentence')
    expect([change?.inWords?.was, change?.was].join()).toContain(was)
    expect([change?.inWords?.is, change?.is].join()).toContain(is)
    expect(change?.was).not.toBe(change?.is)
  })

  test('only its code is written in another way: no change', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code of a sentence
    const says = 'export const messages = { of: (a: string) => `At most ${a}.` }'
    expect(changesIn(retailers, says, says.replace('{a}', '{(a)}'))).toEqual([])
  })
})

test('A gap that several values fill names all of them', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code of a sentence
  expect(templatesIn("(a) => `About ${joinPresent([name, a.reference], ', ')}: `")).toEqual([
    'About ‹name, reference›: ',
  ])
})
