/** Failing cases of which runs have shown the files without whose change they come out otherwise. */
import { machineAnchor } from '../../page/anchors.ts'
import type { Rulebook } from '../../rulebook.ts'
import type { CausingFiles } from '../../run/causing-files.ts'
import type { Change } from '../changes/changes.ts'
import { mayAlter } from '../changes/may-alter.ts'
import type { ReadersOf } from '../concerned/readers-of-changes.ts'
import type { FailedCase } from './failed-cases.ts'
import { functionsOf, hasItselfChanged, type NamedRule } from './told-causes.ts'

/**
 * Without the functions of other changes: these run as well, but are not why the case fails.
 *
 * @param noted the functions that some case is known to run
 */
export function withKnownFiles(
  failing: readonly FailedCase[],
  changes: readonly Change[],
  causing: CausingFiles,
  noted: readonly string[],
  readersOf: ReadersOf,
): readonly FailedCase[] {
  if (causing.size === 0) return failing
  const changed = changes
    .filter(mayAlter)
    .map(
      ({ file, ...change }) => [file, functionsOf({ file, ...change }, noted, readersOf)] as const,
    )
  return failing.map((failed) => {
    const files = causing.get(failed.anchor)
    if (files === undefined) return failed
    const functionsIn = (isCausing: boolean) =>
      new Set(changed.flatMap(([file, some]) => (files.includes(file) === isCausing ? some : [])))
    const [own, others] = [functionsIn(true), functionsIn(false)]
    // One that has changed itself elsewhere is no cause, though it reads what is.
    const elsewhere = changes.filter((change) => mayAlter(change) && !files.includes(change.file))
    const ran = failed.ran?.filter(
      (name) => !hasItselfChanged(elsewhere, name) && (own.has(name) || !others.has(name)),
    )
    return { ...failed, ran, causing: files }
  })
}

/** The changes of its files, for a case that runs none of their functions; nothing for any other case. */
export const changesOfFiles = (
  changes: readonly Change[],
  noted: readonly string[],
  readersOf: ReadersOf,
) => {
  const possible = changes
    .filter(mayAlter)
    .map((change) => ({ change, functions: functionsOf(change, noted, readersOf) }))
  return ({ causing = [], ran = [] }: FailedCase): readonly Change[] => {
    const own = possible.filter(({ change }) => causing.includes(change.file))
    const isRun = own.some(({ functions }) => functions.some((name) => ran.includes(name)))
    // The cases of a machine stand together.
    return isRun || own.some(({ change }) => change.kind === 'machine')
      ? []
      : own.map(({ change }) => change)
  }
}

/** The machine without whose change a case comes out otherwise. */
export function causingMachine(
  { causing = [] }: FailedCase,
  { chapters }: Pick<Rulebook, 'chapters'>,
): NamedRule | undefined {
  const machine = chapters
    .flatMap(({ machines = [] }) => machines)
    .find(({ file }) => causing.includes(file))
  return machine && { anchor: machineAnchor(machine.name), name: machine.name, file: machine.file }
}
