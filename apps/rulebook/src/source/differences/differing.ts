/** What two versions of a rule differ in. */

import type { Circumstance } from '../in-words/circumstances-in-words.ts'
import type { Part } from '../in-words/steps-in-words.ts'
import type { SourceNode } from '../parsed.ts'

export type Formulas = readonly [was: SourceNode, is: SourceNode]

export interface Differing {
  readonly was: readonly Part[]
  readonly is: readonly Part[]
}

/** They don't. */
export const nothing: Differing = { was: [], is: [] }

export const both = (one: Differing, other: Differing): Differing =>
  [one, other].find((found) => found === nothing) === undefined
    ? { was: [...one.was, ...other.was], is: [...one.is, ...other.is] }
    : ([one, other].find((found) => found !== nothing) ?? nothing)

export const formulas = (was: SourceNode, is: SourceNode): Differing => ({
  was: [{ steps: [was], under: [] }],
  is: [{ steps: [is], under: [] }],
})

export const under = (circumstance: Circumstance, { was, is }: Differing): Differing => ({
  was: was.map((part) => ({ ...part, under: [circumstance, ...part.under] })),
  is: is.map((part) => ({ ...part, under: [circumstance, ...part.under] })),
})
