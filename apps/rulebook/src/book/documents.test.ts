import { expect, test } from 'vitest'
import { decisionsIn, readChapters, readDecisions, readRequirements } from './documents.ts'

const root = process.cwd()

test('an answered question has its decision and its reason', () => {
  const text = `# 7. Lists

**Status:** accepted.

- **OQ-052** A page has
  sixty items.
  **Why:** So it is
  specified.
- **A-01, OQ-053** The first is 1.
  **Why:** The same.

## Later
`
  expect(decisionsIn('docs/decisions/0007-lists.md', text)).toEqual([
    {
      id: 'OQ-052',
      decided: 'A page has\nsixty items.',
      why: 'So it is\nspecified.',
      file: 'docs/decisions/0007-lists.md',
    },
    {
      id: 'OQ-053',
      decided: 'The first is 1.',
      why: 'The same.',
      file: 'docs/decisions/0007-lists.md',
    },
  ])
})

test('a record without an open question counts as one decision', () => {
  const text = '# 20. The payslip\n\nWe estimate it.\n'
  expect(decisionsIn('docs/decisions/0020-the-payslip.md', text)).toEqual([
    { id: '0020', decided: 'We estimate it.', why: '', file: 'docs/decisions/0020-the-payslip.md' },
  ])
})

test('every open question has one answer with a reason', () => {
  const answered = readDecisions(root).filter(({ id }) => id.startsWith('OQ'))
  expect(answered.map(({ id }) => id).sort()).toEqual(
    Array.from({ length: 143 }, (_, at) => `OQ-${String(at + 1).padStart(3, '0')}`),
  )
  expect(answered.filter(({ why }) => why === '')).toEqual([])
})

test('every group of requirements has one chapter', () => {
  const groups = readChapters().flatMap(({ groups = [] }) => groups)
  const wanted = new Set(readRequirements(root).map(({ id }) => id.replace(/-\d+$/, '')))
  expect([...groups].sort()).toEqual([...wanted].sort())
})
