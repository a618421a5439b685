/** When what the book shows last changed: the day of the newest commit that changed its text or its formula. */
import { globSync, readFileSync } from 'node:fs'
import { type DatedKind, filesOfKind, textsIn, wholeMachine } from './dated-texts.ts'
import { type Step, stepsOf } from './history.ts'
import { type KeptTexts, keptTexts } from './kept-texts.ts'
import { namedInSentence } from './named-in-sentence.ts'

/** A day, 'YYYY-MM-DD'; or it differs from the last commit; or the history does not tell. */
export type ChangedOn = { readonly day: string } | 'not committed' | 'not known'

/** @param name the number, the function, or the key of a sentence; a machine goes by its file */
export type LastChanged = (kind: DatedKind, file: string, name?: string) => ChangedOn

/** The sources and their history, each read once, when it is first needed. */
export function lastChanged(
  { read }: Pick<KeptTexts, 'read'> = keptTexts(),
  steps: (kind: DatedKind) => readonly Step[] = (kind) => stepsOf(filesOfKind[kind]),
): LastChanged {
  const stepsOfKind = keeping(steps)
  const today = keeping(filesToday)
  const sentences = keeping(
    () => new Map([...today('sentence')].map(([file, text]) => [file, textsIn('sentence', text)])),
  )
  const dayOf = (kind: DatedKind, file: string, name: string): ChangedOn =>
    changedOn({ kind, file, name, text: today(kind).get(file) ?? '' }, stepsOfKind(kind), read)
  return (kind, file, name = wholeMachine) =>
    kind === 'sentence'
      ? latestOf(
          namedInSentence(file, name, sentences(kind)).map((one) =>
            dayOf(kind, one.file, one.name),
          ),
        )
      : dayOf(kind, file, name)
}

const filesToday = (kind: DatedKind): ReadonlyMap<string, string> =>
  new Map(
    globSync([...filesOfKind[kind]]).map((file) => [
      file.replaceAll('\\', '/'),
      readFileSync(file, 'utf8').trimEnd(),
    ]),
  )

function keeping<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

interface Dated {
  readonly kind: DatedKind
  readonly file: string
  readonly name: string
  /** The file as it is today. */
  readonly text: string
}

/** Goes back in time, also from file to file, until what is stated under the name was another. */
export function changedOn(
  { kind, file, name, text }: Dated,
  steps: readonly Step[],
  read: KeptTexts['read'],
): ChangedOn {
  const says = read(kind, text)[name]
  if (says === undefined || steps.length === 0) return 'not known'
  return whenOther(file, steps, (written) => read(kind, written)[name] === says)
}

function whenOther(
  file: string,
  steps: readonly Step[],
  isAsToday: (written: string) => boolean,
): ChangedOn {
  let place = file
  let isCommitted = false
  for (const { day, files } of steps) {
    const version = files.get(place)
    if (version === undefined) continue
    if (!isCommitted && !isAsToday(version.after())) return 'not committed'
    isCommitted = true
    if (isAsToday(version.before())) continue
    const from = whereItWas(files, isAsToday)
    if (from === undefined) return day === undefined ? 'not known' : { day }
    place = from
  }
  return isCommitted ? 'not known' : 'not committed'
}

/** The file from which a commit took it; none if it is new. */
const whereItWas = (
  files: Step['files'],
  isAsToday: (written: string) => boolean,
): string | undefined =>
  [...files].find(([, { before, after }]) => isAsToday(before()) && !isAsToday(after()))?.[0]

/** Of the parts of one sentence. */
export function latestOf(found: readonly ChangedOn[]): ChangedOn {
  if (found.includes('not committed')) return 'not committed'
  const days = found.flatMap((one) => (typeof one === 'string' ? [] : [one.day]))
  const latest = days.toSorted().at(-1)
  return latest === undefined || found.includes('not known') ? 'not known' : { day: latest }
}
