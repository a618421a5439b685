/** What has changed since somebody read it, in words: which piece, and in which file. */
import { figureInEnglish, ruleInEnglish } from '../page/code-words.ts'
import type { Pieces } from './pieces.ts'
import { type SaidText, writtenAnew } from './sentences-anew.ts'

/**
 * 'the rule “saving” (savingOf), in …/salary-sacrifice.rules.ts, changed', for each that differs.
 *
 * @param said every sentence of today: a sentence goes by its text, so one that reads in another way bears another name
 */
export function changedPieces(
  then: Pieces,
  now: Pieces,
  said: readonly SaidText[] = [],
): readonly string[] {
  const [was, is] = [entriesOf(then), entriesOf(now)]
  const hasMoved = (entry: Entry, others: readonly Entry[]) =>
    others.some(({ name, digest }) => name === entry.name && digest === entry.digest)
  const gone = was.filter(
    (entry) => now[entry.file]?.[entry.name] === undefined && !hasMoved(entry, is),
  )
  const differing = is.filter(
    (entry) => then[entry.file]?.[entry.name] !== entry.digest && !hasMoved(entry, was),
  )
  const anew = new Map(
    gone.flatMap((entry) => {
      const text = textOf(entry)
      const reads = text === undefined ? undefined : writtenAnew(entry.file, text, said)
      return reads === undefined ? [] : [[entry, reads] as const]
    }),
  )
  const isTold = (entry: Entry) =>
    [...anew].some(([{ file }, reads]) => file === entry.file && reads === textOf(entry))
  const isNew = ({ file, name }: Entry) => then[file]?.[name] === undefined
  return [
    ...differing
      .filter((entry) => !isTold(entry))
      .map((entry) => told(entry, isNew(entry) ? 'now belongs to it' : 'changed')),
    ...gone.map((entry) => {
      const reads = anew.get(entry)
      return told(entry, reads === undefined ? 'no longer belongs to it' : `now reads “${reads}”`)
    }),
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

/** Of a sentence. */
const textOf = ({ name }: Entry): string | undefined => /^sentence ([\s\S]+)$/.exec(name)?.[1]

function told({ file, name }: Entry, happened: string): string {
  const [, kind = '', what = ''] = /^(\w+) ?([\s\S]*)$/.exec(name) ?? []
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
