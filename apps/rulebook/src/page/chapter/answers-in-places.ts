/** Some questions are answered in several entries: each has an address, and a link leads to the nearest. */
import type { Decision } from '../../model/records/decisions.ts'
import type { DecisionRecord } from '../../model/records/records.ts'

type Entry = Pick<Decision, 'id' | 'file'>

/** The second entry of a question has an anchor of its own: 'OQ-135-2'. */
export const anchorsOf = <Answer extends Entry>(
  decisions: readonly Answer[],
): ReadonlyMap<Answer, string> =>
  new Map(
    [...Map.groupBy(decisions, ({ id }) => id)].flatMap(([id, found]) =>
      found.map((entry, place) => [entry, place === 0 ? id : `${id}-${place + 1}`] as const),
    ),
  )

/** For each question that is answered in one of these files the anchor there, if it isn't the first. */
export function anchorsNear(
  decisions: readonly Entry[],
  files: readonly string[],
): ReadonlyMap<string, string> {
  const near = new Map<string, string>()
  const byFile = Map.groupBy(anchorsOf(decisions), ([{ file }]) => file)
  for (const [{ id }, anchor] of files.flatMap((file) => byFile.get(file) ?? []))
    if (!near.has(id)) near.set(id, anchor)
  return near
}

/** A chapter's own records; then those that its rules rest on, first those of which they name the most answers. */
export const filesNear = ({
  records,
  restsOn,
}: {
  readonly records: readonly Pick<DecisionRecord, 'file'>[]
  readonly restsOn: readonly Pick<DecisionRecord, 'file' | 'answers'>[]
}): readonly string[] => [
  ...records.map(({ file }) => file),
  ...restsOn
    .toSorted((one, other) => other.answers.length - one.answers.length)
    .map(({ file }) => file),
]
