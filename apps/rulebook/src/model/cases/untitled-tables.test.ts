import { expect, test } from 'vitest'
import type { RanFile } from '../../run/run-report.ts'
import { tablesOf } from './tables.ts'
import { complaintsAboutTitles } from './untitled-tables.ts'

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
