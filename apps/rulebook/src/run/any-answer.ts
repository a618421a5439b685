/** The rows of a run that hold with other answers as well: what a test compares too loosely, or not at all. */
import type { RanFile } from './run-report.ts'

/** @param wrong the same tests with tables whose answers are wrong; none if they were not run */
export const withAnyAnswer = (
  files: readonly RanFile[],
  wrong: readonly RanFile[] | undefined,
): readonly RanFile[] =>
  files.map((ran) => {
    const other = wrong?.find(({ file }) => file === ran.file)
    return other === undefined || other.tables.length !== ran.tables.length
      ? ran
      : {
          ...ran,
          tables: ran.tables.map((table, place) => ({
            ...table,
            anyAnswer: holdingIn(ran, other, place),
          })),
        }
  })

function holdingIn(ran: RanFile, wrong: RanFile, table: number): readonly number[] {
  const [rows, others] = [ran, wrong].map(({ tables }) => tables[table]?.rows ?? [])
  return (rows ?? []).flatMap((cells, row) => {
    const isWrong = others?.[row]?.some((cell, column) => cell !== cells[column]) === true
    return isWrong && isHeld(wrong, table, row) ? [row] : []
  })
}

/** Some test has read it, and none has failed. */
function isHeld({ tests }: RanFile, table: number, row: number): boolean {
  const readers = tests.filter(({ rows }) =>
    rows.some((read) => read.table === table && read.row === row),
  )
  return readers.length > 0 && readers.every(({ result }) => result === 'passed')
}
