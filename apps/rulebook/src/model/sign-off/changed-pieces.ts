/** What has changed since somebody read it, in words: which piece, and in which file. */
import { figureInEnglish, ruleInEnglish } from '../../page/in-words/code-words.ts'
import { changedRuns } from './changed-runs.ts'
import { type Entry, entriesOf, isIn, isNamedIn } from './entries.ts'
import type { Pieces } from './pieces.ts'
import { type SaidText, writtenAnew } from './sentences-anew.ts'

/** What is known today. */
export interface Today {
  /** Every sentence: a sentence goes by its text, so one that reads in another way bears another name. */
  readonly said?: readonly SaidText[]
  /** All that cases can run; without it, what they do run. */
  readonly runnable?: Pieces
  /** Tests that could not be run: their tables are not known. */
  readonly broken?: ReadonlySet<string>
  /** Did a case fail, or was one left out? Then nobody knows what all of them run. */
  readonly isStopped?: boolean
}

/** 'the rule “saving” (savingOf), in …/salary-sacrifice.rules.ts, changed', for each that differs. */
export function changedPieces(then: Pieces, now: Pieces, today: Today = {}): readonly string[] {
  const { said = [], runnable = now, broken = new Set(), isStopped = false } = today
  const isUnknown = ({ file }: Entry) => broken.has(file)
  const [was, is] = [entriesOf(then), entriesOf(now)].map((entries) =>
    entries.filter((entry) => !isRun(entry) && !isUnknown(entry)),
  )
  const unknown = Object.keys(then).filter((file) => broken.has(file))
  // Cases that nobody knows may still expect a sentence.
  const own = differencesOf(was ?? [], is ?? [], said).filter(
    ({ entry, happened }) =>
      unknown.length === 0 || textOf(entry) === undefined || happened !== lostIt,
  )
  const [wasRun, isRunNow] = [then, now].map((pieces) => entriesOf(pieces).filter(isRun))
  const isToldOf = new Set(own.map(({ entry }) => subjectOf(entry)))
  const { changed, gone, begun, ended } = changedRuns(wasRun ?? [], isRunNow ?? [], runnable)
  const written = [
    ...changed.map((entry) => ({ entry, happened: `which its cases ${runs(entry)}, changed` })),
    ...gone.map((entry) => ({ entry, happened: `which its cases ${ran(entry)}, is gone` })),
  ].filter(({ entry }) => !isToldOf.has(subjectOf(entry)))
  const differing = [...own, ...written].map(
    ({ entry, happened }) => `${placed(entry)}, ${happened}`,
  )
  const isExplained = differing.length + unknown.length > 0 || isStopped
  // What cases run changes with what they run: by itself it is told only where nothing else is.
  const others = isExplained
    ? []
    : [
        ...begun.map((entry) => `its cases now ${runs(entry)} ${placed(entry)}, as well`),
        ...ended.map((entry) => `its cases no longer ${runs(entry)} ${placed(entry)}`),
      ]
  return [
    ...differing,
    ...unknown.map((file) => `the cases in ${file} could not be run`),
    ...others,
  ]
}

const isRun = ({ name }: Entry): boolean => /^(?:run|played) /.test(name)

const runs = ({ name }: Entry): string => (name.startsWith('run ') ? 'run' : 'play')
const ran = ({ name }: Entry): string => (name.startsWith('run ') ? 'ran' : 'played')

/** A rule may decide something, and be run by its cases, too. */
const subjectOf = ({ file, name }: Entry): string =>
  `${file} ${name.replace(/^run /, 'rule ').replace(/^played /, 'machine ')}`

interface Difference {
  readonly entry: Entry
  readonly happened: string
}

function differencesOf(
  was: readonly Entry[],
  is: readonly Entry[],
  said: readonly SaidText[],
): readonly Difference[] {
  const gone = was.filter((entry) => !isNamedIn(entry, is) && !isIn(entry, is))
  const differing = is.filter((entry) => !isIn(entry, was))
  const anew = new Map(
    gone.flatMap((entry) => {
      const text = textOf(entry)
      const reads = text === undefined ? undefined : writtenAnew(entry.file, text, said)
      return reads === undefined ? [] : [[entry, reads] as const]
    }),
  )
  const isTold = (entry: Entry) =>
    [...anew].some(([{ file }, reads]) => file === entry.file && reads === textOf(entry))
  return [
    ...differing
      .filter((entry) => !isTold(entry))
      .map((entry) => ({
        entry,
        happened: isNamedIn(entry, was) ? 'changed' : 'now belongs to it',
      })),
    ...gone.map((entry) => {
      const reads = anew.get(entry)
      const happened = reads === undefined ? lostIt : `now reads “${reads}”`
      return { entry, happened }
    }),
  ]
}

const lostIt = 'no longer belongs to it'

/** Of a sentence. */
const textOf = ({ name }: Entry): string | undefined => /^sentence ([\s\S]+)$/.exec(name)?.[1]

function placed({ file, name }: Entry): string {
  const [, kind = '', what = ''] = /^(\w+) ?([\s\S]*)$/.exec(name) ?? []
  return `${inWords[kind]?.(what) ?? name}, in ${file}`
}

/** For each kind of piece. */
const inWords: Readonly<Record<string, (what: string) => string>> = {
  requirement: () => 'the words of the requirement',
  section: () => 'the section of the specification that states it',
  machine: (name) => `the ${withCode(ruleInEnglish(name), name)}`,
  played: (name) => `the ${withCode(ruleInEnglish(name), name)}`,
  run: (name) => `the rule ${withCode(ruleInEnglish(name), name)}`,
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
