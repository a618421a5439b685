import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** One chapter: a context of the domain, with the words that its experts use. */
export interface ChapterText {
  /** Stands in addresses: it stays as it is. */
  readonly id: string
  readonly title: string
  /** Its folder in packages/domain/src; none for what is decided outside the domain. */
  readonly context?: string
  /** Groups of requirements, such as SALSAC. */
  readonly groups: readonly string[]
  readonly about: string
  readonly words: Readonly<Record<string, string>>
}

export const readChapterTexts = (): readonly ChapterText[] =>
  parse(readFileSync(new URL('chapters.yaml', import.meta.url), 'utf8'))

/** The index at the back of the book: for an anchor, the words that lead to it beside its own. */
export const readIndexOfWords = (): Readonly<Record<string, string>> =>
  parse(readFileSync(new URL('index-of-words.yaml', import.meta.url), 'utf8'))
