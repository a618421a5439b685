import { readFileSync } from 'node:fs'
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
  /** Groups of requirements, such as SALSAC. */
  readonly groups: readonly string[]
  /** Files of docs/decisions, without their ending. */
  readonly records?: readonly string[]
  readonly about: string
  readonly words: Readonly<Record<string, string>>
}

export const readChapterTexts = (): readonly ChapterText[] =>
  parse(readFileSync(new URL('chapters.yaml', import.meta.url), 'utf8'))

/**
 * The index at the back of the book: for each anchor, the words that lead to it besides its own.
 */
export const readIndexOfWords = (): Readonly<Record<string, string>> =>
  parse(readFileSync(new URL('index-of-words.yaml', import.meta.url), 'utf8'))
