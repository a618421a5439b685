import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readChapterTexts } from '../../chapters/chapters.ts'
import { readContext } from '../statements/domain.ts'
import { readDecisions } from './decisions.ts'
import { readAllRecords, readRecords, recordIn, restingOn } from './records.ts'

const written = `# 20. The payslip

**Status:** accepted. It replaces record 19.

Pay depends on much. How often:

| what | often |
| ---- | ----- |

- **One year.** It is worked out
  for a year.
- **OQ-001** Answered with the questions.
- **OQ-001** And further.
- Twelve months.

`

test('A record says why, what was decided and what follows from it', () => {
  const record = recordIn(
    `${written}**Consequences**\n\n- A new year is\n  a new row.\n- Two.\n`,
    '20.md',
  )
  expect(record).toEqual({
    anchor: 'record-20',
    title: 'The payslip',
    file: '20.md',
    why: ['**Status:** accepted. It replaces record 19.'],
    entries: [
      { anchor: 'record-20-1', says: '**One year.** It is worked out for a year.' },
      { anchor: 'record-20-2', says: 'Twelve months.' },
    ],
    consequences: [
      { anchor: 'record-20-then-1', says: 'A new year is a new row.' },
      { anchor: 'record-20-then-2', says: 'Two.' },
    ],
    answers: ['OQ-001'],
  })
})

test('An entry or a paragraph below a heading says where it stands, unless its own words in bold do', () => {
  const text = `# 10. Vouchers

**Status:** accepted.

## Checkout

- **OQ-001** Answered with the questions.
- **The link** is in the menu.

An unpaid order
keeps its items.

## The server

- An order empties the basket.

**Consequences.** One order.
`
  expect(recordIn(text, '10.md')).toMatchObject({
    why: ['**Status:** accepted.'],
    entries: [
      { anchor: 'record-10-1', says: '**The link** is in the menu.' },
      { anchor: 'record-10-2', says: '**The server.** An order empties the basket.' },
      { anchor: 'record-10-said-1', says: '**Checkout.** An unpaid order keeps its items.' },
    ],
    consequences: [{ anchor: 'record-10-then-1', says: 'One order.' }],
  })
})

test('Consequences may be one paragraph', () => {
  const { consequences } = recordIn(`${written}**Consequences.** A new year\nis a row.\n`, '20.md')
  expect(consequences).toEqual([{ anchor: 'record-20-then-1', says: 'A new year is a row.' }])
})

describe('The records of the product', () => {
  const records = readAllRecords()

  test('none has consequences that are not shown', () => {
    const silent = records
      .filter(({ consequences }) => consequences.length === 0)
      .filter(({ file }) => /^(?:\*\*|#+ )Consequences/m.test(readFileSync(file, 'utf8')))
    expect(silent.map(({ file }) => file)).toEqual([])
    expect(records.length).toBeGreaterThan(20)
  })

  test('each that answers a question is shown in the chapters whose rules name the answer', async () => {
    const withdrawal = restingOn(await readContext('withdrawal'), records)
    expect(withdrawal.map(({ anchor }) => anchor)).toContain('record-11')
    const [account] = withdrawal.filter(({ anchor }) => anchor === 'record-11')
    expect(account?.consequences[0]?.says).toContain('When it is not known whether money moved')
    expect(account?.answers).not.toContain('OQ-109')
  })

  test('a chapter without requirements shows what its record decided, and why', () => {
    const without = readChapterTexts().filter(({ groups }) => groups.length === 0)
    expect(without.map(({ id }) => id)).toEqual(['signs', 'paying', 'ledger', 'payslip'])
    for (const { id, records } of without)
      for (const { entries, consequences } of readRecords(records ?? []))
        expect([entries.length > 2, consequences.length > 0], id).toEqual([true, true])
  })

  test('nothing that a record says is left out', () => {
    const answers = readDecisions()
    const left = records.flatMap(({ file, why, entries, consequences }) => {
      const said = [
        ...why,
        ...[...entries, ...consequences].map(({ says }) => says),
        ...answers.flatMap((answer) => (answer.file === file ? [answer.says] : [])),
      ]
      return readFileSync(file, 'utf8')
        .split(/\n{2,}|\n(?=- )/)
        .map((part) =>
          part
            .replace(/^- (?:\*\*OQ-\d+\*\*)?|^\*\*Consequences\.?\*\*/, '')
            .split('**Why:**')[0]
            ?.replace(/\s+/g, ' ')
            .trim(),
        )
        .filter((part) => part && !/^[#|]|:$|^\*\*Deci(?:ded|sion)\*\*$/.test(part))
        .filter((part) => !said.some((text) => text.endsWith(part ?? '')))
        .map((part) => `${file}: ${part}`)
    })
    expect(left).toEqual([])
  })

  test('every file of a record is read', () => {
    const files = readdirSync('docs/decisions').filter((file) => /^\d/.test(file))
    expect(records).toHaveLength(files.length)
  })
})
