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
