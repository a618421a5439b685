import type { PageConfiguration } from '@save/domain/shell'
import type { Explanation } from '../site/explain/explanation.ts'
import type { Answers } from './answers.ts'

/** What a rule puts on the screen, and where. */
export interface Expected extends Explanation {
  /** The text to be found, as it is shown. */
  readonly text: string
  /** A text near it, if the same text may also be elsewhere. */
  readonly near?: string | undefined
  /** The heading above it, if the same thing may also be in another part of the page. */
  readonly under?: string | undefined
  /** The name of the group that it has to be in, such as a part of a working. */
  readonly group?: string | undefined
  /** The heading of its column, if the same text may also be in another. */
  readonly column?: string | undefined
  /** A button, not a link of the same name elsewhere. */
  readonly isButton?: true
  /** Everywhere, not only at the nearest place. */
  readonly isEverywhere?: true
  /** Who says the sentence is told by it: what else has the same words says nothing here. */
  readonly standsAlone?: true
}

/** The page as it is now. */
export interface Seen {
  /** Below the portal's base, such as '/Home/Cashback'. */
  readonly path: string
  /** The paths of the pages before it, as long as none was loaded anew. */
  readonly visited: readonly string[]
  readonly query: readonly (readonly [string, string])[]
  readonly answers: Answers
  readonly configuration: PageConfiguration
  /** What is chosen or typed in a field, by its name or its label. */
  readonly typed: (name: string) => string | undefined
  /** 'YYYY-MM-DD'. */
  readonly today: string
}

/** The last part of a path that begins like this; none of another path. */
export const partAfter = (start: string, path: string): string | undefined =>
  path.toLowerCase().startsWith(start.toLowerCase())
    ? decodeURIComponent(path.slice(start.length).split('/')[0] ?? '')
    : undefined

export const isAt = (start: string, { path }: Seen): boolean =>
  path.toLowerCase().startsWith(start.toLowerCase())
