import { inFull } from './abbreviations.ts'
import { withCodes } from './codes.ts'
import type { Findable, SearchIndex } from './search-index.ts'
import { corrected, type Misspelling, misspellingsIn } from './spelling.ts'

/** A question as it is read. */
export interface Reading {
  /** With its abbreviations in full, and its misspellings corrected. */
  readonly question: string
  readonly misspellings: readonly Misspelling[]
}

export function readAs<Thing extends Findable>(typed: string, index: SearchIndex<Thing>): Reading {
  const question = inFull(withCodes(typed, index))
  const misspellings = misspellingsIn(question, index)
  return { question: corrected(question, misspellings), misspellings }
}
