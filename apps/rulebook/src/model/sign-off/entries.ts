import type { Pieces } from './pieces.ts'

/** One piece of what a sign-off depends on. */
export interface Entry {
  readonly file: string
  readonly name: string
  readonly digest: string
}

export const entriesOf = (pieces: Pieces): readonly Entry[] =>
  Object.entries(pieces).flatMap(([file, named]) =>
    Object.entries(named).map(([name, digest]) => ({ file, name, digest })),
  )

/** Says the same under the same name, whichever file it stands in: a piece that only moved is no other one. */
export const isIn = ({ name, digest }: Entry, others: readonly Entry[]): boolean =>
  others.some((other) => other.name === name && other.digest === digest)

/** Stands in that file under that name, whatever it says. */
export const isNamedIn = ({ file, name }: Entry, others: readonly Entry[]): boolean =>
  others.some((other) => other.file === file && other.name === name)
