/** Failing cases of a machine that has changed, where a machine that many share has changed as well. */
import type { Cause, RanCase } from './causes.ts'

interface Played extends RanCase {
  readonly file: string
}

/**
 * One cause less is no reason to leave a case to the machine that all share: it belongs to the changed machine of its own
 * folder that it plays, if of all cases that play that one a larger part fails.
 *
 * @param isChanged is it a function of what has changed?
 */
export function byOwnMachine<Case extends Played>(
  causes: readonly Cause<Case>[],
  all: readonly RanCase[],
  isChanged: (name: string) => boolean,
): readonly Cause<Case>[] {
  const shares = new Map<string, number>()
  const shareOf = (name: string): number => {
    const share = shares.get(name) ?? failingShare(name, all)
    shares.set(name, share)
    return share
  }
  const moving = new Map(
    causes
      .filter(({ name }) => isMachine(name))
      .flatMap(({ name, cases }) =>
        cases.flatMap((failed) => {
          if (folderOf(failed.file) === folderOf(name)) return []
          const [own] = (failed.ran ?? [])
            .filter((one) => isMachine(one) && isChanged(one))
            .filter(
              (one) => folderOf(one) === folderOf(failed.file) && shareOf(one) > shareOf(name),
            )
            .toSorted((one, other) => shareOf(other) - shareOf(one))
          return own === undefined ? [] : [[failed, own] as const]
        }),
      ),
  )
  const kept = causes.map((cause) => ({
    ...cause,
    cases: cause.cases.filter((failed) => !moving.has(failed)),
  }))
  const moved = [...Map.groupBy(moving, ([, own]) => own)].map(([name, some]) => ({
    ...{ name, alike: [], price: 0 },
    cases: some.map(([failed]) => failed),
  }))
  return [...kept, ...moved].filter(({ cases }) => cases.length > 0)
}

/** 'packages/…/favourites.machine.ts#tellRefusal' */
const isMachine = (name: string): boolean => /\.machine\.ts#/.test(name)

const folderOf = (name: string): string => name.replace(/[^/]*$/, '')

/** Of the cases that run it the part that fails. */
function failingShare(name: string, all: readonly RanCase[]): number {
  const own = all.filter(({ ran = [] }) => ran.includes(name))
  return own.filter(({ result }) => result === 'failed').length / Math.max(1, own.length)
}
