/** What a sign-off depends on, in pieces: each with its file, what it is called there, and what it says. */
import { createHash } from 'node:crypto'

export interface Piece {
  readonly file: string
  /** Its kind, and its name: 'rule savingOf'. */
  readonly name: string
  readonly says: string | readonly string[]
}

/** By file and by name a short digest of each piece. */
export type Pieces = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Version {
  /** A short digest of each part. */
  readonly version: string
  readonly pieces: Pieces
}

/** A piece that only moves to another place or file is the same. */
export function versionOf(parts: readonly (readonly Piece[])[]): Version {
  const byFile = Map.groupBy(parts.flat(), ({ file }) => file)
  return {
    version: parts.map((pieces) => hashOf(digestsOf(pieces).toSorted())).join('-'),
    pieces: Object.fromEntries(
      [...byFile].map(([file, pieces]) => [file, Object.fromEntries(byName(pieces))]),
    ),
  }
}

const digestsOf = (pieces: readonly Piece[]): readonly string[] =>
  [...Map.groupBy(pieces, ({ file }) => file).values()].flatMap((ofFile) =>
    byName(ofFile).map(([, digest]) => digest),
  )

/** Pieces of one name, such as two answers to one question, count as one. */
const byName = (pieces: readonly Piece[]): readonly (readonly [name: string, version: string])[] =>
  [...Map.groupBy(pieces, ({ name }) => name)].map(([name, some]) => [
    name,
    hashOf(some.map(({ says }) => says)),
  ])

const hashOf = (part: unknown): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 8)
