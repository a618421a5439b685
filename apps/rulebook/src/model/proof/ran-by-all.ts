/** Where a whole file of rules is named as deciding: which of its rules the cases tell of. */
import type { RequirementProof } from './requirements.ts'

/**
 * The rules of a file that each case of a requirement runs; none if these are too many to tell anything.
 *
 * @param isRule is it one that the book shows?
 */
export function ranByAll(
  { rows, facts }: Pick<RequirementProof, 'rows' | 'facts'>,
  file: string,
  isRule: (name: string) => boolean,
): readonly string[] {
  const cases = [...rows.filter(({ isOwn }) => isOwn).map(({ row }) => row), ...facts]
  const [first, ...others] = cases.map(
    ({ ran = [] }) =>
      new Set(
        ran
          .filter((place) => place.startsWith(`${file}#`))
          .map((place) => place.split('#')[1] ?? ''),
      ),
  )
  const all = [...(first ?? [])].filter(
    (name) => isRule(name) && others.every((names) => names.has(name)),
  )
  return all.length > most ? [] : all
}

const most = 3
