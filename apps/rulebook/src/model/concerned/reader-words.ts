/** What is said of the rules that read a changed constant: they may state what it was. */
import { declarationsIn } from '../../source/declarations.ts'
import { namesIn } from '../../source/names-in.ts'
import { parsed } from '../../source/parsed.ts'
import type { Change } from '../changes/changes.ts'
import { ruleWritten } from '../changes/rule-words.ts'
import { statingIn } from './quotes.ts'

/** A rule whose code and words are as they were. */
export interface ReaderSays {
  readonly rule: string
  readonly says: string
}

/**
 * Of a constant, or a step without words of its own, what the one rule says that reads it; of several rules, or beside its own
 * words, the sentences that state what it no longer is.
 */
export function readersSay(
  { name, was, is }: Change,
  before: string,
  after: string,
): Pick<Change, 'readersSay'> | undefined {
  const changed = ruleWritten(name)
  if (changed === undefined || was === undefined || is === undefined) return undefined
  const [then, now] = [partsIn(before), partsIn(after)]
  const readers = readersThrough(changed, now).filter(({ name, says, code }) => {
    const former = then.find((part) => part.name === name)
    return former !== undefined && former.says === says && former.code === code
  })
  const gone = valuesIn(was).filter((value) => !valuesIn(is).includes(value))
  const isSilent = now.some((part) => part.name === changed && part.says === '')
  const found = readers.flatMap(({ name, says }) => {
    const stating = [...new Set(gone.flatMap((value) => statedAs(value, says)))].join(' … ')
    const quoted = stating || (isSilent && readers.length === 1 ? says : '')
    return quoted === '' ? [] : [{ rule: name, says: quoted }]
  })
  return found.length === 0 ? undefined : { readersSay: found }
}

interface Part {
  readonly name: string
  readonly says: string
  readonly code: string
  readonly names: ReadonlySet<string>
}

const partsIn = (text: string): readonly Part[] =>
  declarationsIn(text).declarations.map(({ name, says, notes, code }) => ({
    ...{ name, code, names: namesIn(parsed(code).statements) },
    says: [...says, ...notes.map((note) => note.says)].join(' '),
  }))

/** The nearest parts with words: those that name it, or that name what has none and names it. */
function readersThrough(
  changed: string,
  parts: readonly Part[],
  seen: ReadonlySet<string> = new Set([changed]),
): readonly Part[] {
  const readers = parts.filter(({ name, names }) => names.has(changed) && !seen.has(name))
  const known = new Set([...seen, ...readers.map(({ name }) => name)])
  const found = readers.flatMap((part) =>
    part.says === '' ? readersThrough(part.name, parts, known) : [part],
  )
  return [...new Set(found)]
}

/** The numbers and the texts in a piece of code. */
const valuesIn = (code: string): readonly string[] => [
  ...[...code.matchAll(/'([^']+)'/g)].flatMap(([, text]) => text ?? []),
  ...(code.replace(/'[^']*'/g, '').match(/(?<![\w.])\d[\d_]*(?:\.\d+)?/g) ?? []).map((number) =>
    number.replaceAll('_', ''),
  ),
]

/** The sentences that state a value, as a number, as an amount or as a share. */
function statedAs(value: string, says: string): readonly string[] {
  const writings = /^[\d.]+$/.test(value) ? [value, `£${value}`, `${value}%`] : [value]
  return writings.map((written) => statingIn(written, says)).filter((text) => text !== '')
}
