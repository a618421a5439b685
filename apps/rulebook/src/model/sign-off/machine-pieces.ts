/** What a sign-off depends on of a machine: what it does, and the code of its guards and actions. */
import { existsSync, readFileSync } from 'node:fs'
import type { ChartedMachine } from '../../rulebook.ts'
import { idsIn } from '../../source/requirement-ids.ts'
import { reachedFrom } from '../statements/reached-files.ts'
import { statementsIn } from '../statements/statements.ts'
import type { Piece } from './pieces.ts'

/** A machine that other files help to make does more than its own file says. */
export const machinePiece = ({ name, file, chart }: ChartedMachine): Piece => ({
  file,
  name: `machine ${name}`,
  says: [JSON.stringify(chart, withoutWords), ...writtenIn(file)],
})

/** The words of states and guards stand in files of their own. */
const withoutWords = (key: string, value: unknown): unknown =>
  ['says', 'guardSays', 'guardRules'].includes(key) ? undefined : value

/** A file may leave it to a machine that it imports. */
function writtenIn(file: string): readonly string[] {
  const own = statedIn(file)
  if (own.length > 0) return own
  return [...reachedFrom(file)].flatMap(([other, away]) =>
    away === 1 && other.endsWith('.machine.ts') ? statedIn(other) : [],
  )
}

const statedIn = (file: string): readonly string[] =>
  existsSync(file)
    ? [...statementsIn('machine', readFileSync(file, 'utf8'))].map(
        ([name, code]) => `${name}: ${code}`,
      )
    : []

/** For a requirement: the machines whose words name it. */
export function machinesNaming(
  machines: readonly ChartedMachine[],
): (id: string) => readonly Piece[] {
  const pieces = machines.flatMap((machine) => {
    const piece = machinePiece(machine)
    return idsIn(machine.says.join(' ')).map((id) => ({ id, piece }))
  })
  const named = Map.groupBy(pieces, ({ id }) => id)
  return (id) => [...new Set((named.get(id) ?? []).map(({ piece }) => piece))]
}
