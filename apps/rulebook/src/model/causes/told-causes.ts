/** The rules and machines that explain failing cases, as the page names them. */
import { basename } from 'node:path'
import { fileAnchor, machineAnchor, ruleAnchor } from '../../page/anchors.ts'
import type { Rulebook } from '../../rulebook.ts'
import type { Change } from '../changes/changes.ts'
import { isOfSource, mayAlter } from '../changes/may-alter.ts'
import type { ReadersOf } from '../concerned/readers-of-changes.ts'
import { mayRun } from '../statements/reached-files.ts'
import { byOwnMachine } from './by-own-machine.ts'
import { byProof } from './by-proof.ts'
import { type Cause, causesOf, priceOfChanged, type RanCase } from './causes.ts'

export interface RuleName {
  readonly anchor: string
  readonly name: string
}

export type NamedRule = RuleName & { readonly file: string }

/** A failing case, with the chapter that it stands in. */
interface FailingCase extends RanCase {
  readonly chapter: string
  readonly file: string
  readonly ids?: readonly string[]
  /** What the test says. */
  readonly complaint?: string
  /** The changed files without whose change it comes out otherwise, if runs have shown them. */
  readonly causing?: readonly string[]
}

/**
 * The rules and machines that explain the failures; first among what has changed since the last
 * commit, and what reads a figure or a sentence that has.
 *
 * @param near the changes nearest to a case that runs none: it is left to them
 */
export function toldCauses<Case extends FailingCase>(
  failing: readonly Case[],
  { chapters, latestChanges }: Pick<Rulebook, 'chapters' | 'latestChanges'>,
  readersOf: ReadersOf,
  near: (failed: Case) => readonly Change[] = () => [],
) {
  const all = chapters.flatMap(({ tables, facts }) => [
    ...tables.flatMap(({ rows }) => rows),
    ...facts,
  ])
  const files = [...new Set(failing.map(({ file }) => file))]
  const possible = latestChanges.filter(
    (change) => mayAlter(change) && files.some((file) => mayRun(file, change.file)),
  )
  const noted = notedIn({ chapters })
  const functionsIn = (changes: readonly Change[]) =>
    new Set(changes.flatMap((change) => functionsOf(change, noted, readersOf)))
  const changedFunctions = functionsIn(possible.filter((change) => !isOfSource(change)))
  const isChanged = (name: string) => changedFunctions.has(name)
  const byFewest = byProof(causesOf(failing, all, isChanged, chapterOf, priceOfChanged))
  const told = byOwnMachine(
    byFewest,
    all,
    (name) => isChanged(name) && isOfChangedMachine(latestChanges, name),
  )
  const stopped = withStopped(told, failing)
  // Only what nothing else explains can come from a source.
  const ofSources = functionsIn(possible.filter(isOfSource))
  const unexplained = without(failing, stopped)
  const isOfSources = (name: string) => ofSources.has(name)
  const bySources = causesOf(unexplained, all, isOfSources, chapterOf, priceOfChanged)
  const changed = [...stopped, ...bySources]
  const rest = without(failing, changed).filter(
    (failed) => failed.causing === undefined && near(failed).length === 0,
  )
  const found = [...changed, ...causesOf(rest, all, undefined, chapterOf)].map(
    ({ name, alike, cases }) => ({
      cause: name,
      rule: placeOf(name, chapters),
      isTold: true,
      alike: placesOf([name, ...alike], chapters).slice(1),
      cases,
    }),
  )
  return [...Map.groupBy(found, ({ rule }) => `${rule.file} ${rule.name}`).values()].flatMap(
    ([first, ...more]) =>
      first === undefined
        ? []
        : [{ ...first, cases: [first, ...more].flatMap(({ cases }) => cases) }],
  )
}

function without<Case>(failing: readonly Case[], causes: readonly Cause<Case>[]): readonly Case[] {
  const explained = new Set(causes.flatMap(({ cases }) => cases))
  return failing.filter((failed) => !explained.has(failed))
}

/** The functions that some case of the run is known to run. */
export const notedIn = ({ chapters }: Pick<Rulebook, 'chapters'>): readonly string[] => [
  ...new Set(
    chapters.flatMap(({ tables, facts }) =>
      [...tables.flatMap(({ rows }) => rows), ...facts].flatMap(({ ran = [] }) => ran),
    ),
  ),
]

/** A case that stopped before it ran a rule lacks what its chapter has lost through the change. */
function withStopped<Case extends FailingCase>(
  changed: readonly Cause<Case>[],
  failing: readonly Case[],
): readonly Cause<Case>[] {
  const isExplained = new Set(changed.flatMap(({ cases }) => cases))
  const stopped = failing.filter(
    (failed) => !isExplained.has(failed) && isStopped(failed.complaint),
  )
  const taken = new Set<Case>()
  return changed.map((cause) => {
    const chapters = new Set(
      cause.cases.filter((failed) => isStopped(failed.complaint)).map(chapterOf),
    )
    const own = stopped.filter((failed) => chapters.has(chapterOf(failed)) && !taken.has(failed))
    for (const failed of own) taken.add(failed)
    return { ...cause, cases: [...cause.cases, ...own] }
  })
}

/** Did the test find nothing where it needs a result? */
export const isStopped = (complaint = ''): boolean =>
  /^Cannot (?:read|destructure) propert.* of '?undefined/.test(complaint)

const chapterOf = ({ chapter }: FailingCase): string => chapter

/** Is a function what has changed, or does it read what has? */
export const concerns = (change: Change, name: string, readersOf: ReadersOf): boolean =>
  isItself(change, name) || readersOf(change).has(name)

/**
 * The noted functions that have changed, or that read what has; of a machine's move its own guards
 * and actions, or, if none of them is noted, all functions of the machine.
 */
export function functionsOf(
  change: Change,
  noted: readonly string[],
  readersOf: ReadersOf,
): readonly string[] {
  const own = noted.filter((name) => concerns(change, name, readersOf))
  if (own.length > 0 || change.kind !== 'machine') return own
  const all = noted.filter((name) => name.startsWith(`${change.file}#`))
  // Of several actions only one may be given something else.
  const written = new Set((change.givenTo ?? [change.was, change.is].join(' ')).match(/\w+/g))
  const named = all.filter((name) => written.has(name.split('#')[1] ?? ''))
  return named.length > 0 ? named : all
}

/** Is it a change of that function's own code, or of its words? */
export function isItself(change: Change, name: string): boolean {
  const [file, own = ''] = name.split('#')
  const isPart = change.kind === 'machine' && change.name.endsWith(`.${own}`)
  return change.file === file && (isAbout(change, own) || isPart)
}

/** Has a function itself changed, or the machine that it is of? */
export const hasItselfChanged = (changes: readonly Change[], name: string): boolean =>
  isOfChangedMachine(changes, name) || changes.some((change) => isItself(change, name))

const isOfChangedMachine = (changes: readonly Change[], name: string): boolean =>
  changes.some(({ kind, file }) => kind === 'machine' && name.startsWith(`${file}#`))

/** Each place once: a machine is one, whichever of its functions ran. */
const placesOf = (ran: readonly string[], chapters: Rulebook['chapters']): readonly NamedRule[] => [
  ...new Map(
    ran
      .map((name) => placeOf(name, chapters))
      .map((place) => [`${place.file} ${place.name}`, place]),
  ).values(),
]

/** Where the page tells it: a rule, or the machine that has it. */
function placeOf(ran: string, chapters: Rulebook['chapters']): NamedRule {
  const [file = '', name = ''] = ran.split('#')
  const machine = chapters.flatMap(({ machines }) => machines).find((one) => one.file === file)
  if (machine !== undefined)
    return { anchor: machineAnchor(machine.name), name: machine.name, file }
  const rules = chapters.flatMap(({ source }) => source.rules).find((one) => one.file === file)
  const isTold = rules?.declarations.some((declaration) => declaration.name === name)
  return isTold
    ? { anchor: ruleAnchor(file, name), name, file }
    : { anchor: fileAnchor(file), name: `${name} (${basename(file)})`, file }
}

export const isAbout = ({ name }: Change, rule: string): boolean =>
  name === rule || name === `${rule}, as it is written`
