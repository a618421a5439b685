/** How well each rule is proven, from what the tests of this run show. */
import type { DecidingRules, Rulebook } from '../../rulebook.ts'
import { neighboursIn } from '../gaps/boundaries.ts'
import type { RequirementProof } from './requirements.ts'

export interface Strength {
  readonly proof: RequirementProof
  /** Rows about it. */
  readonly rows: number
  /** Rows that only run through it. */
  readonly further: number
  /** Pairs of rows on both sides of a boundary. */
  readonly boundaries: number
  readonly facts: number
  /** Tests of screens, and of the ports to the server; none if no whole run counted them. */
  readonly screens: number | undefined
  /** Tests of whole journeys, in a browser; none if no whole run counted them. */
  readonly journeys: number | undefined
  /**
   * Faults planted in the files that decide it and found by a test; none if that was not measured.
   */
  readonly killed: number | undefined
  /**
   * Faults planted in the files that decide it and found by no test, unless there is an
   * explanation.
   */
  readonly missedFaults: number
}

/** Every requirement that a rule decides or could decide, the weakest proof first. */
export function strengthsOf(book: Rulebook, deciding: DecidingRules): readonly Strength[] {
  const proofs = book.chapters.flatMap(({ proofs }) => proofs)
  return proofs
    .filter(({ rows, facts, level }) => level === 'unit' || rows.length + facts.length > 0)
    .map((proof) => strengthOf(proof, book, deciding))
    .toSorted((a, b) => weightOf(a) - weightOf(b))
}

export function strengthOf(
  proof: RequirementProof,
  book: Rulebook,
  deciding: DecidingRules,
): Strength {
  const files = new Set((deciding.get(proof.id) ?? []).map(({ file }) => file))
  const scores = (book.mutation?.contexts ?? [])
    .flatMap((context) => context.files ?? [])
    .filter(({ file }) => files.has(file))
  const missed = (book.mutation?.survivors ?? []).filter(
    ({ file, because }) => because === undefined && files.has(file),
  )
  const isCounted = book.wholeRunDay !== undefined
  const journeys = proof.elsewhere.filter(({ file }) => isJourney(file)).length
  return {
    proof,
    rows: proof.rows.filter(({ isOwn }) => isOwn).length,
    further: proof.rows.filter(({ isOwn }) => !isOwn).length,
    boundaries: boundariesOf(proof),
    facts: proof.facts.length,
    screens: isCounted ? proof.elsewhere.length - journeys : undefined,
    journeys: isCounted ? journeys : undefined,
    killed:
      scores.length === 0 ? undefined : scores.reduce((total, { killed }) => total + killed, 0),
    missedFaults: missed.length,
  }
}

const isJourney = (file: string): boolean => file.startsWith('tests/')

function boundariesOf({ rows }: RequirementProof): number {
  const byTable = Map.groupBy(
    rows.filter(({ isOwn }) => isOwn),
    ({ table }) => table,
  )
  return [...byTable].reduce((count, [table, found]) => {
    const own = new Set(found.map(({ row }) => table.rows.indexOf(row)))
    return count + neighboursIn(table).filter(({ rows: [a, b] }) => own.has(a) || own.has(b)).length
  }, 0)
}

/** A failing rule is the weakest of all; only rows about it count, and each further one for less. */
function weightOf(strength: Strength): number {
  const { proof, rows, boundaries, facts, screens = 0, journeys = 0, missedFaults } = strength
  if (proof.standing === 'fails') return -1
  const some = (count: number) => Math.min(count, 6)
  return (
    some(rows) +
    2 * some(boundaries) +
    some(facts) +
    some(screens) +
    some(journeys) -
    2 * missedFaults
  )
}
