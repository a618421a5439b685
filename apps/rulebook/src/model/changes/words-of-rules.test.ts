import { expect, test } from 'vitest'
import { changeLine } from '../../page/changes/change-line.ts'
import { html } from '../../page/html.ts'
import { changesIn } from './changes.ts'

const file = 'packages/domain/src/account/account.selectors.ts'
const told = (before: string, after: string) =>
  changesIn(file, before, after).map((change) =>
    String(changeLine(change, (text) => html`${text}`))
      .replace(/<code.*?<\/code>|<[^>]+>|\n/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

test('A rule that was there before and is there now is neither new nor gone: its words are', () => {
  const plain = 'export const kept = 1\n'
  const worded = '/** What is kept. */\nexport const kept = 1\n'
  expect(told(plain, worded)).toEqual(['kept has words now What is kept.'])
  expect(told(worded, plain)).toEqual(['kept has no words any more What is kept.'])
})

test('A rule that comes with its words is new', () => {
  const before = 'export const other = 1\n'
  const [words] = told(before, `${before}/** What is kept. */\nexport const kept = 1\n`)
  expect(words).toBe('kept is new What is kept.')
})
