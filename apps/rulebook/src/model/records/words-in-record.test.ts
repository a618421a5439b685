import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsIn } from '../history/dated-texts.ts'
import { wordsInRecord } from '../statements/record-statements.ts'
import { readDecisions } from './decisions.ts'
import { readAllRecords } from './records.ts'

test('each reason and each entry of a record goes by its own words, an answer by its number', () => {
  const text =
    '# 20. A title\n\n- **OQ-001** It is.\n  **Why:** It must be.\n- Rates are\n  rows.\n\n**Consequences.** It follows.\n'
  expect([...wordsInRecord(text).keys()]).toEqual(['It must be.', 'Rates are rows.', 'It follows.'])
  expect(textsIn('figure', 'export const policy = { most: 5 }\n').get('policy.most')).toBe('5')
})

test('what the book shows of a record is found again by its words', () => {
  const shown = [
    ...readDecisions().map(({ why, file }) => ({ says: why, file })),
    ...readAllRecords().flatMap(({ file, entries, consequences }) =>
      [...entries, ...consequences].map(({ says }) => ({ says, file })),
    ),
  ]
  expect(shown.length).toBeGreaterThan(300)
  const isKnown = ({ says, file }: { readonly says: string; readonly file: string }) =>
    textsIn('words of a record', readFileSync(file, 'utf8')).has(says)
  expect(shown.filter((one) => !isKnown(one))).toEqual([])
})
