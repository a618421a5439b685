/** The subject of a commit says in one line what it changes: "Set cache headers". */
import { spawnSync } from 'node:child_process'
import type { Step } from '../commands/steps.ts'

const longest = 72

/** No imperative verb begins like these. */
const noImperative =
  /^(?:The|An?|No|Nothing|What|When|Where|Which|Who|Whether|If|It|That|This|One|\w+(?:ed|ing|[^s]s))\b/
const imperatives =
  /^(?:Bring|Embed|Exceed|Feed|Focus|Need|Proceed|Seed|Shed|Speed|Spring|String|Wed)\b/

const isImperative = (subject: string): boolean =>
  /^[A-Z]\w*\b/.test(subject) && (imperatives.test(subject) || !noImperative.test(subject))

export function faultOf(subject: string): string | undefined {
  if (subject.length > longest) return `${subject.length} characters, at most ${longest}`
  if (!isImperative(subject)) return 'begin with a verb in the imperative'
  if (/;|^\S+:|:.*:/.test(subject)) return 'name one change'
  return undefined
}

const git = (...args: readonly string[]): string =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()

/** We didn't check earlier commits. */
const began = '2026-11-29T03:15Z'

/**
 * The subjects since the last tag or, without one, since the check began. A shallow clone has fewer, and an archive
 * none.
 */
function recentSubjects(): readonly string[] {
  const tag = git('describe', '--tags', '--abbrev=0')
  const range = tag === '' ? `--since=${began}` : `${tag}..HEAD`
  return git('log', '--no-merges', '--format=%s', range).split('\n').filter(Boolean)
}

export const commitSubjects: Step = {
  name: 'commit subjects',
  advice: 'git rebase -i changes them, as long as they are not shared.',
  run: async () => {
    const faults = recentSubjects().flatMap((subject) => {
      const fault = faultOf(subject)
      return fault === undefined ? [] : [`${subject} (${fault})`]
    })
    return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') }
  },
}
