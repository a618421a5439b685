/** What a sign-off rests on beside what names the requirement: the rules and machines that its cases run. */
import type { Chapter, ChartedMachine } from '../rulebook.ts'
import type { RuleFile } from './domain.ts'
import { machinePiece } from './machine-pieces.ts'
import type { Piece } from './pieces.ts'
import type { RequirementProof } from './requirements.ts'

type Proof = Pick<RequirementProof, 'rows' | 'facts'>

/**
 * For a requirement: one piece for each file with rules that its own cases run, and one for each machine that they play. A
 * rule that many share, such as one that rounds, names none of the requirements that rest on it.
 */
export function piecesRun(
  chapters: readonly (Pick<Chapter, 'source'> & Partial<Pick<Chapter, 'machines'>>)[],
): (proof: Proof) => readonly Piece[] {
  const files = new Map(
    chapters.flatMap(({ source }) => source.rules.map((rules) => [rules.file, rules] as const)),
  )
  const machines = Map.groupBy(
    chapters.flatMap(({ machines = [] }) => machines),
    ({ file }) => file,
  )
  return ({ rows, facts }) => {
    const own = [...rows.filter(({ isOwn }) => isOwn).map(({ row }) => row), ...facts]
    const ran = [...new Set(own.flatMap(({ ran = [] }) => ran))].toSorted()
    const byFile = Map.groupBy(ran, (name) => name.split('#')[0] ?? '')
    return [...byFile].flatMap(([file, names]) => {
      const rules = files.get(file)
      return rules === undefined
        ? playedIn(machines.get(file) ?? [])
        : rulesIn(rules, new Set(names.map((name) => name.split('#')[1] ?? '')))
    })
  }
}

const playedIn = (machines: readonly ChartedMachine[]): readonly Piece[] => {
  const pieces = machines.map(machinePiece)
  return pieces.map((piece) => ({ ...piece, name: piece.name.replace('machine', 'played') }))
}

function rulesIn({ file, declarations }: RuleFile, names: ReadonlySet<string>): readonly Piece[] {
  const run = declarations.filter(({ name }) => names.has(name))
  return run.length === 0 ? [] : [{ file, name: 'run', says: run.map(({ code }) => code) }]
}
