/** What has changed since somebody read it, in words: which piece, and in which file. */
import { figureInEnglish, ruleInEnglish } from '../page/code-words.ts'
import type { Pieces } from './pieces.ts'

/** 'the rule “saving” (savingOf), in …/salary-sacrifice.rules.ts, changed', for each that differs. */
export function changedPieces(then: Pieces, now: Pieces): readonly string[] {
  const [was, is] = [entriesOf(then), entriesOf(now)]
  const hasMoved = (entry: Entry, others: readonly Entry[]) =>
    others.some(({ name, digest }) => name === entry.name && digest === entry.digest)
  const gone = was.filter(
    (entry) => now[entry.file]?.[entry.name] === undefined && !hasMoved(entry, is),
  )
  const differing = is.filter(
    (entry) => then[entry.file]?.[entry.name] !== entry.digest && !hasMoved(entry, was),
  )
  return [
    ...differing.map((entry) =>
      said(entry, then[entry.file]?.[entry.name] === undefined ? 'now belongs to it' : 'changed'),
    ),
    ...gone.map((entry) => said(entry, 'no longer belongs to it')),
  ]
}

interface Entry {
  readonly file: string
  readonly name: string
  readonly digest: string
}

const entriesOf = (pieces: Pieces): readonly Entry[] =>
  Object.entries(pieces).flatMap(([file, named]) =>
    Object.entries(named).map(([name, digest]) => ({ file, name, digest })),
  )

function said({ file, name }: Entry, happened: string): string {
  const [, kind = '', what = ''] = /^(\w+) ?(.*)$/.exec(name) ?? []
  return `${inWords[kind]?.(what) ?? name}, in ${file}, ${happened}`
}

/** For each kind of piece. */
const inWords: Readonly<Record<string, (what: string) => string>> = {
  requirement: () => 'the words of the requirement',
  section: () => 'the section of the specification that states it',
  machine: (name) => `the ${withCode(ruleInEnglish(name), name)}`,
  played: (name) => `the ${withCode(ruleInEnglish(name), name)}, which its cases play`,
  run: () => 'a rule that its cases run',
  head: () => 'what is said above the rules',
  rule: (name) => `the rule ${withCode(ruleInEnglish(name), name)}`,
  figure: (name) => `the figure ${withCode(figureInEnglish(name), name)}`,
  sentence: (text) => `the sentence “${text}”`,
  cases: (title) => `the table of cases “${title}”`,
  answer: (id) => `the answer to ${id}`,
  reason: (id) => `the reason for the answer to ${id}`,
  chapter: () => 'what is said about the chapter',
  word: (word) => `what “${word}” means`,
  record: () => 'the decision record',
  source: (rate) => `the source of the rate “${rate}”`,
}

const withCode = (words: string, name: string): string =>
  words === name ? `“${words}”` : `“${words}” (${name})`
