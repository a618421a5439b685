import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSignOffs, sign, signOffsOf, versionsOf } from './sign-off.ts'

const deciding = new Map([['A-01', [{ anchor: 'a', name: 'savingOf', file: 'a.rules.ts' }]]])
const versionWith = (change: { says?: string; code?: string; cell?: string } = {}) => {
  const { says = 'It is saved.', code = 'const a = 1', cell = '£1.00' } = change
  const row = {
    anchor: 'r',
    cells: [cell],
    result: 'passed',
    ids: ['A-01'],
    complaints: [],
  } as const
  const table = { anchor: 't', title: '', file: '', headings: ['saved'], rows: [row] }
  const chapter = {
    proofs: [
      {
        id: 'A-01',
        says,
        level: 'unit',
        standing: 'holds',
        rows: [{ table, row }],
        facts: [],
        elsewhere: [],
      },
    ],
    source: {
      rules: [
        {
          file: 'a.rules.ts',
          about: [],
          declarations: [
            {
              name: 'savingOf',
              isExported: true,
              kind: 'const',
              says: [],
              notes: [],
              line: 1,
              start: 0,
              end: 1,
              code,
            },
          ],
        },
      ],
      figures: [],
      sentences: [],
    },
  } as const
  return versionsOf([chapter], deciding).get('A-01') ?? ''
}

test('A sign-off lapses when the requirement, its rule or one of its rows changes, and not otherwise', () => {
  const signed = { requirement: 'A-01', version: versionWith(), by: 'A. Reader', on: '2026-11-22' }
  const isCurrent = (version: string) =>
    signOffsOf(new Map([['A-01', version]]), [signed]).get('A-01')?.[0]?.isCurrent
  expect([
    isCurrent(versionWith()),
    isCurrent(versionWith({ says: 'Nothing is saved.' })),
    isCurrent(versionWith({ code: 'const a = 2' })),
    isCurrent(versionWith({ cell: '£2.00' })),
  ]).toEqual([true, false, false, false])
})

test('What was signed is read again, the latest first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sign-off-'))
  const file = join(folder, 'sign-off.yaml')
  expect(readSignOffs(file)).toEqual([])
  sign({ requirement: 'A-01', version: '1', by: "O'Neill: payroll", on: '2026-11-21' }, file)
  sign({ requirement: 'A-01', version: '2', by: 'B. Reader', on: '2026-11-22' }, file)
  expect(signOffsOf(new Map([['A-01', '2']]), readSignOffs(file)).get('A-01')).toEqual([
    { by: 'B. Reader', on: '2026-11-22', isCurrent: true },
    { by: "O'Neill: payroll", on: '2026-11-21', isCurrent: false },
  ])
  rmSync(folder, { recursive: true })
})
