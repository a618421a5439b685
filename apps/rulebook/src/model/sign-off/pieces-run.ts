/** What a sign-off rests on beside what names the requirement: the rules and machines that its cases run. */
import type { Chapter, ChartedMachine } from '../../rulebook.ts'
import { notedFunctions } from '../../run/ran-rules/noting-functions.ts'
import type { Declaration } from '../../source/declarations.ts'
import { nodesIn, parsed } from '../../source/parsed.ts'
import type { RequirementProof } from '../proof/requirements.ts'
import type { RuleFile } from '../statements/domain.ts'
import { machinePiece } from './machine-pieces.ts'
import { type Piece, type Pieces, versionOf } from './pieces.ts'

type Proof = Pick<RequirementProof, 'rows' | 'facts'>
type Running = Pick<Chapter, 'source'> & Partial<Pick<Chapter, 'machines'>>

/**
 * For a requirement: one piece for each rule that its own cases run, with the constants that it reads, and one for each
 * machine that they play. A rule that many share, such as one that rounds, names none of the requirements that rest on
 * it. A case that fails stops earlier, or runs something else, so it tells nothing of that.
 */
export function piecesRun(chapters: readonly Running[]): (proof: Proof) => readonly Piece[] {
  const files = new Map(rulesOf(chapters).map((rules) => [rules.file, rules] as const))
  const readBy = constantsRead()
  const machines = Map.groupBy(machinesOf(chapters), ({ file }) => file)
  return ({ rows, facts }) => {
    const own = [...rows.filter(({ isOwn }) => isOwn).map(({ row }) => row), ...facts]
    const holding = own.filter(({ result }) => result !== 'failed')
    const ran = [...new Set(holding.flatMap(({ ran = [] }) => ran))].toSorted()
    const byFile = Map.groupBy(ran, (name) => name.split('#')[0] ?? '')
    return [...byFile].flatMap(([file, names]) => {
      const rules = files.get(file)
      if (rules === undefined) return (machines.get(file) ?? []).map(playedPiece)
      const run = new Set(names.map((name) => name.split('#')[1] ?? ''))
      return piecesIn(rules, readBy(rules, run))
    })
  }
}

/** All that cases can run, as it is now, whether or not one does. */
export const runnable = (chapters: readonly Running[]): Pieces =>
  versionOf([
    [
      ...rulesOf(chapters).flatMap((rules) =>
        piecesIn(rules, new Set(rules.declarations.map(({ name }) => name))),
      ),
      ...machinesOf(chapters).map(playedPiece),
    ],
  ]).pieces

const rulesOf = (chapters: readonly Running[]): readonly RuleFile[] =>
  chapters.flatMap(({ source }) => source.rules)

const machinesOf = (chapters: readonly Running[]): readonly ChartedMachine[] =>
  chapters.flatMap(({ machines = [] }) => machines)

function playedPiece(machine: ChartedMachine): Piece {
  const piece = machinePiece(machine)
  return { ...piece, name: piece.name.replace('machine', 'played') }
}

const piecesIn = ({ file, declarations }: RuleFile, names: ReadonlySet<string>): readonly Piece[] =>
  declarations
    .filter(({ name }) => names.has(name))
    .map(({ name, code }) => ({ file, name: `run ${name}`, says: code }))

/** Some functions of a file, and the constants there that they read, such as 'const two = wholeNumber(2)'. */
function constantsRead(): (rules: RuleFile, run: ReadonlySet<string>) => ReadonlySet<string> {
  const known = new Map<Declaration, ReadonlySet<string>>()
  const namesIn = (declaration: Declaration): ReadonlySet<string> => {
    const names = known.get(declaration) ?? namesOf(declaration)
    known.set(declaration, names)
    return names
  }
  const inFile = new Map<readonly Declaration[], readonly Declaration[]>()
  const constantsIn = (declarations: readonly Declaration[]): readonly Declaration[] => {
    const constants = inFile.get(declarations) ?? declarations.filter(isConstant)
    inFile.set(declarations, constants)
    return constants
  }
  return ({ declarations }, run) => {
    const found = new Set(run)
    const constants = constantsIn(declarations)
    // A set takes in what is added while one goes through it.
    for (const name of found)
      for (const declaration of declarations.filter((one) => one.name === name)) {
        const read = namesIn(declaration)
        for (const one of constants) if (read.has(one.name)) found.add(one.name)
      }
    return found
  }
}

/** A function tells by itself that it runs. */
const isConstant = ({ name, kind, code }: Declaration): boolean =>
  kind === 'const' && !notedFunctions(code, '').some((one) => one.name === name)

const namesOf = ({ code }: Declaration): ReadonlySet<string> =>
  new Set(
    [...nodesIn(parsed(code).statements)].flatMap(
      (node) => (node as { readonly name?: string }).name ?? [],
    ),
  )
