import { git } from '../model/history/git.ts'
import { domainFolder } from '../source/domain-folder.ts'
import { explained } from './results.ts'
import { mutatedContexts, readExplanations } from './run-mutation.ts'
import { type MutationScore, readScore } from './score.ts'

/** The last score, and what it does not say about the rules of today. */
export interface ScoreToday extends MutationScore {
  /** Contexts that were never measured. */
  readonly unmeasured: readonly string[]
  /** Contexts whose rules, machines or selectors have changed since they were measured. */
  readonly changed: readonly string[]
}

export function readScoreToday(): ScoreToday | undefined {
  const score = readScore()
  if (score === undefined) return undefined
  const today = explained(score.survivors, readExplanations())
  // What has moved to another file since keeps the reason that it had.
  const survivors = today.map((survivor, place) => ({ ...score.survivors[place], ...survivor }))
  return scoreToday({ ...score, survivors }, mutatedContexts(), hasChangedSince)
}

export function scoreToday(
  score: MutationScore,
  contexts: readonly string[],
  hasChanged: (context: string, commit: string) => boolean,
): ScoreToday {
  const measured = new Set(score.contexts.map(({ context }) => context))
  return {
    ...score,
    unmeasured: contexts.filter((context) => !measured.has(context)),
    changed: score.contexts
      .filter(({ context, commit }) => hasChanged(context, commit))
      .map(({ context }) => context),
  }
}

/** Without that commit nobody knows, so it counts as changed. */
const hasChangedSince = (context: string, commit: string): boolean =>
  git(
    ...['diff', '--quiet', commit, '--'],
    ...['rules', 'machine', 'selectors'].map(
      (role) => `:(glob)${domainFolder}/${context}/**/*.${role}.ts`,
    ),
  ) === undefined
