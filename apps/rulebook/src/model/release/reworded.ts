import type { Change } from '../changes/changes.ts'

/**
 * A case with another name and the same given values and results is one case that was reworded, and
 * not one gone and one new. One with the same name in another file has only moved.
 */
export function withReworded(changes: readonly Change[]): readonly Change[] {
  const cases = changes.filter(({ kind }) => kind === 'case')
  const gone = cases.filter(({ is }) => is === undefined)
  const taken = new Set<Change>()
  const found = new Map<Change, Change>()
  for (const change of cases.filter(({ was }) => was === undefined)) {
    const alike = gone.filter(
      (old) => !taken.has(old) && isTelling(old.was) && contentOf(old.was) === contentOf(change.is),
    )
    const old =
      alike.find(({ name, file }) => file === change.file || name === change.name) ??
      (alike.length === 1 ? alike[0] : undefined)
    if (old === undefined) continue
    taken.add(old)
    found.set(change, old)
  }
  return changes.flatMap((change) => {
    if (taken.has(change)) return []
    const old = found.get(change)
    if (old === undefined) return [change]
    const [was, is] = [namingOf(old), namingOf(change)]
    return was === is ? [] : [{ ...change, was, is, isReworded: true }]
  })
}

const naming = /^(?:id|case): /

/** Given values and results: all that a row says, without its number and its name. */
const contentOf = (says = ''): string =>
  partsOf(says)
    .filter((part) => !naming.test(part))
    .join(' · ')

/** Its number and its name; of a fact its title. */
function namingOf({ name, was, is }: Change): string {
  const parts = partsOf(is ?? was ?? '').filter((part) => naming.test(part))
  return parts.length === 0 ? name : parts.join(' · ').replaceAll(/(?:id|case): /g, '')
}

const partsOf = (says: string): readonly string[] => says.split(' · ')

/** One value alone says too little to know a case by. */
const isTelling = (says = ''): boolean =>
  /^\w*expect/.test(says) || partsOf(contentOf(says)).length > 1
