import { expect, test } from 'vitest'
import type { RanFile } from '../../run/run-report.ts'
import { tablesOf } from './tables.ts'
import { complaintsAboutNames, complaintsAboutTitles } from './untitled-tables.ts'

const file = 'packages/domain/src/portal/member-changes.test.ts'
const complaintsAbout = (titles: readonly string[]) =>
  complaintsAboutTitles(
    tablesOf({
      file,
      tables: [{ headings: ['answer'], rows: [['saved']] }],
      tests: [{ titles, result: 'passed', rows: [{ table: 0, row: 0 }], complaints: [] }],
    } as unknown as RanFile),
  )

test('A table whose tests stand in no group fails the build, one with a question does not', () => {
  expect(complaintsAbout(['OQ-032 saved'])).toEqual([
    `${file}: a table has no title. Put its tests into a group that asks what it answers.`,
  ])
  expect(complaintsAbout(['Does a tab tell the others?', 'OQ-032 saved'])).toEqual([])
})

test('Two places with one address fail the build', () => {
  const place = (anchor: string, title: string) => ({ anchor, title, file, rows: [] })
  const tables = [
    { ...place('portal/is-it-saved', 'Is it saved?'), rows: [{ anchor: 'portal/is-it-saved/no' }] },
    place('portal/is-it-kept', 'Is it kept?'),
  ] as unknown as Parameters<typeof complaintsAboutNames>[0]
  expect(complaintsAboutNames(tables, [place('portal/is-it-saved/yes', 'yes')])).toEqual([])
  expect(
    complaintsAboutNames(tables, [
      place('portal/is-it-saved/no', 'no'),
      place('portal/is-it-kept', 'Is it kept'),
    ]),
  ).toEqual([
    `“#portal/is-it-kept” would lead to “Is it kept?” (${file}) and to “Is it kept” (${file}). Let their titles differ sooner, or those of their groups.`,
    `“#portal/is-it-saved/no” would lead to “Is it saved?” (${file}) and to “no” (${file}). Let their titles differ sooner, or those of their groups.`,
  ])
})
