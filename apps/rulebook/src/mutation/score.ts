import { existsSync, readFileSync } from 'node:fs'

/** The last result of `npm run mutation`; it is committed because the run takes so long. */
export const scoreFile = 'docs/mutation-score.json'

export interface Survivor {
  readonly file: string
  readonly line: number
  /** The original code, and the change that no test noticed. */
  readonly was: string
  readonly became: string
  /** Why no test can notice it; none for a survivor that tests should still find. */
  readonly because?: string
}

export interface ContextScore {
  readonly context: string
  readonly commit: string
  /** 'YYYY-MM-DD'. */
  readonly day: string
  readonly killed: number
  readonly survived: number
  /** The same for each file; the first measurements don't have it. */
  readonly files?: readonly FileScore[]
}

export interface FileScore {
  readonly file: string
  readonly killed: number
  readonly survived: number
}

export interface MutationScore {
  readonly contexts: readonly ContextScore[]
  readonly survivors: readonly Survivor[]
}

export const readScore = (): MutationScore | undefined =>
  existsSync(scoreFile) ? JSON.parse(readFileSync(scoreFile, 'utf8')) : undefined

/** Percent of the planted faults that some test found. */
export function percentOf(counts: readonly Pick<ContextScore, 'killed' | 'survived'>[]): number {
  const sum = (key: 'killed' | 'survived') => counts.reduce((total, count) => total + count[key], 0)
  const all = sum('killed') + sum('survived')
  return all === 0 ? 100 : (100 * sum('killed')) / all
}
