import { describe, expect, test } from 'vitest'
import { stringsAt } from '../../source/strings-at.ts'
import type { RequirementProof } from './requirements.ts'
import { complaintsAboutRows, complaintsAboutUnread, withoutRows } from './without-rows.ts'

const proof = (id: string, rows: RequirementProof['rows'] = []): RequirementProof => ({
  id,
  says: '',
  level: 'unit',
  standing: 'holds',
  rows,
  facts: [],
  elsewhere: [],
})
const row = { anchor: 'r', cells: [], result: 'passed', ids: [], complaints: [] } as const
const table = { anchor: 't', title: '', file: '', headings: [], rows: [] }
const chapters = [
  {
    proofs: [
      proof('A-01', [{ table, row, isOwn: true }]),
      proof('A-02'),
      proof('B-01', [{ table, row, isOwn: false }]),
    ],
  },
]

describe('Which requirements are in no table?', () => {
  test('those without a row of their own, though rows may run through them, the ones without a reason first; a group gives its reason to all', () => {
    expect(
      withoutRows(chapters, { A: 'a drawing' }).map(({ proof: { id }, because }) => [id, because]),
    ).toEqual([
      ['B-01', undefined],
      ['A-02', 'a drawing'],
    ])
  })

  test('one without a reason is reported, and so is a needless reason', () => {
    const complaints = complaintsAboutRows(chapters, { 'A-01': 'no more', 'A-02': 'a drawing' })
    expect(complaints.map((text) => text.match(/[A-Z]-\d\d/)?.[0])).toEqual(['B-01', 'A-01'])
    expect(complaintsAboutRows(chapters, { A: 'a drawing', B: 'a journey' })).toEqual([])
  })
})

test('A row that no test reads, or that holds with any answer, is complained of, by its file and its table', () => {
  const unread = { ...row, result: 'not run' } as const
  const file = 'packages/domain/src/payslip/payslip.test.ts'
  const loose = { ...unread, doubt: 'Its test holds with another answer, too.' }
  const chapter = { tables: [{ ...table, file, rows: [row, unread, unread, loose] }] }
  expect(complaintsAboutUnread([chapter])).toEqual([
    `${file}: 2 of the rows of “${table.title}” prove nothing. No test reads them, or the one that does is left out.`,
    `${file}: 1 of the rows of “${table.title}” prove nothing. Its test holds with another answer, too.`,
  ])
  expect(complaintsAboutUnread([{ tables: [{ ...table, rows: [row] }] }])).toEqual([])
})

test('Every text with a name is found, however deep it is', () => {
  const source =
    "export const faults = [{ was: 'lost' }, ...more({ was: `no`, is: 'x' }, [{ was: 'twice' }])]"
  expect(stringsAt(source, 'was')).toEqual(['lost', 'twice'])
})
