import { expect, test } from 'vitest'
import { changeLine } from '../../page/changes/change-line.ts'
import { html } from '../../page/html.ts'
import { changesIn } from '../changes/changes.ts'
import { answersIn, reasonsIn, recordEntriesIn } from './record-statements.ts'

const written = `# 20. The payslip

**Status:** accepted.

Pay depends on so many things that it is estimated.

- **OQ-001** Answered
  here.
  **Why:** It is
  short.
- **One year.** It is worked out
  for a year.
- Twelve months.
- **OQ-001** And further.
- **OQ-002** No more.

| what | often |
| ---- | ----- |
| pay  | 12    |

**Consequences**

- **One year.** Again.
`

test('All that a record says is told apart from its answers, by the first of its words', () => {
  expect([...recordEntriesIn(written)]).toEqual([
    ['its title', '# 20. The payslip'],
    ['Status', '**Status:** accepted.'],
    ['Pay depends on so many things …', 'Pay depends on so many things that it is estimated.'],
    ['One year', '**One year.** It is worked out for a year.'],
    ['Twelve months.', 'Twelve months.'],
    ['what', '| what | often |'],
    ['pay', '| pay | 12 |'],
    ['Consequences', '**Consequences**'],
    ['One year (2)', '**One year.** Again.'],
  ])
})

test('What two entries say of one question stands together', () => {
  expect([...answersIn(written)]).toEqual([
    ['OQ-001', 'Answered here. And further.'],
    ['OQ-002', 'No more.'],
  ])
  expect([...reasonsIn(written)]).toEqual([['OQ-001', 'It is short.']])
})

const file = 'docs/decisions/0020-the-payslip.md'

test('A new entry is one change; none after it has another name', () => {
  const after = written.replace('- Twelve months.', '- In pounds.\n- Twelve months.')
  expect(changesIn(file, written, after)).toEqual([
    { file, kind: 'record', name: 'In pounds.', was: undefined, is: 'In pounds.' },
  ])
})

test('Another reason is a change of the reason alone', () => {
  const after = written.replace('It is\n  short.', 'It is\n  long.')
  expect(changesIn(file, written, after)).toEqual([
    { file, kind: 'reason of an answer', name: 'OQ-001', was: 'It is short.', is: 'It is long.' },
  ])
})

test('An entry that begins in another way is one change', () => {
  const after = written.replace('- Twelve months.', '- Thirteen months.')
  expect(changesIn(file, written, after)).toEqual([
    {
      file,
      kind: 'record',
      name: 'Twelve months.',
      was: 'Twelve months.',
      is: 'Thirteen months.',
    },
  ])
})

const confirmed = '- **OQ-001** One.\n  **Why:** It is short.\n  **To confirm:** That it is.\n'

test('What is to be confirmed stands beside the reason', () => {
  expect([...reasonsIn(confirmed)]).toEqual([
    ['OQ-001', 'It is short.'],
    ['OQ-001, to confirm', 'That it is.'],
  ])
})

test('Where it is no longer to be confirmed, the reason has not changed', () => {
  const after = confirmed.replace(/ {2}\*\*To confirm.*\n/, '')
  const [change, ...more] = changesIn(file, confirmed, after)
  expect(more).toEqual([])
  expect(change).toMatchObject({
    kind: 'reason of an answer',
    name: 'OQ-001, to confirm',
    was: 'That it is.',
    is: undefined,
    isOfKept: true,
  })
  expect(change && String(changeLine(change, (text) => html`${text}`))).toMatch(
    /What is to be confirmed about OQ-001<\/b> is gone; the answer still stands/,
  )
})
