import { expect, test } from 'vitest'
import { readChapterTexts } from '../chapters/chapters.ts'
import { entriesIn, readRecords } from './records.ts'

test('What a record decided are the entries of its list, without its consequences', () => {
  const text = `# 20. The payslip

- **One year.** It is worked out
  for a year.
- **OQ-001** Answered with the questions.
- Twelve months.

**Consequences**

- A new year is a new row.
`
  expect(entriesIn(text)).toEqual([
    { anchor: 'record-20-1', says: '**One year.** It is worked out for a year.' },
    { anchor: 'record-20-2', says: 'Twelve months.' },
  ])
})

test('A chapter without requirements shows what its record decided, and why', () => {
  const without = readChapterTexts().filter(({ groups }) => groups.length === 0)
  expect(without.map(({ id }) => id)).toEqual(['signs', 'paying', 'ledger', 'payslip'])
  for (const { id, records } of without)
    expect(readRecords(records ?? []).length, id).toBeGreaterThan(2)
})
