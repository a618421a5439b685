/** A test file of three rows and a fact, as a run reports it. */
import type { RanFile, RanTest } from '../../run/run-report.ts'

const file = 'packages/domain/src/help/help.test.ts'
const ran = (title: string, result: RanTest['result'], ...rows: readonly number[]): RanTest => ({
  titles: ['What is it?', title],
  result,
  complaints: result === 'failed' ? [{ says: 'expected 1 to be 2' }] : [],
  rows: rows.map((row) => ({ table: 0, row })),
})
export const ranFile: RanFile = {
  file,
  complaints: [],
  tables: [
    {
      headings: ['case', 'is'],
      text: '',
      rows: [
        ['one', '1'],
        ['two', '2'],
        ['three', '3'],
      ],
    },
  ],
  tests: [
    ran('A-01 one', 'passed', 0),
    ran('A-02 two', 'failed', 1),
    ran('A-01, A-03 for all', 'passed'),
  ],
}
