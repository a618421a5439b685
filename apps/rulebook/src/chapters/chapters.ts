import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** One chapter: a context of the domain, with the words that its experts use. */
export interface ChapterText {
  /** Used in addresses, so it never changes. */
  readonly id: string
  readonly title: string
  /** Its folder in packages/domain/src; none for rules outside the domain. */
  readonly context?: string
  /** Its folder in packages/api-adapter/src, if it has no context. */
  readonly adapter?: string
  /** A folder in packages/ui/src whose figures belong to it. */
  readonly controls?: string
  /** Groups of requirements, such as SALSAC. */
  readonly groups: readonly string[]
  /** Files of docs/decisions, without their ending. */
  readonly records?: readonly string[]
  readonly about: string
  readonly words: Readonly<Record<string, string>>
  /** What people ask for and Save has no way to do. */
  readonly doesNot?: Readonly<Record<string, string>>
}

export const readChapterTexts = (): readonly ChapterText[] =>
  parse(readFileSync(new URL('chapters.yaml', import.meta.url), 'utf8'))

/** For each place the wordings by which people ask for it who have not read it. */
export const readAsked = (): Readonly<Record<string, readonly string[]>> =>
  Object.assign({}, ...readAskedFiles().map(({ asked }) => asked))

/** A file for each chapter, and some for what stands in none. */
export function readAskedFiles(): readonly AskedFile[] {
  const folder = new URL('asked/', import.meta.url)
  return readdirSync(folder)
    .toSorted()
    .map((file) => ({ file, asked: parse(readFileSync(new URL(file, folder), 'utf8')) }))
}

export interface AskedFile {
  readonly file: string
  readonly asked: Readonly<Record<string, readonly string[]>>
}
