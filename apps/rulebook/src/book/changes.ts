import { diffLines, diffWords } from 'diff'
import type { Book, Declaration } from './book.schema.ts'
import type { Change, ChangeKind, Changes } from './changes.schema.ts'

interface Entry {
  readonly kind: ChangeKind
  readonly key: string
  readonly title: string
  readonly text: string
}

/** Compares two books by kind and key: texts word by word, code line by line. */
export function compareBooks(old: Book, now: Book, since: string): Changes {
  const before = byKey(old)
  const after = byKey(now)
  const removed = [...before].filter(([key]) => !after.has(key)).map(([, entry]) => entry)
  return {
    since,
    entries: [
      ...[...after].flatMap(([key, entry]) => changeBetween(before.get(key), entry)),
      ...removed.map((entry): Change => wholeChange(entry, 'removed')),
    ],
  }
}

const byKey = (book: Book): ReadonlyMap<string, Entry> =>
  new Map(entriesOf(book).map((entry) => [`${entry.kind} ${entry.key}`, entry]))

const isCode = ({ kind }: Entry): boolean =>
  kind === 'rule' || kind === 'figure' || kind === 'machine'

function changeBetween(old: Entry | undefined, now: Entry): readonly Change[] {
  if (old === undefined) return [wholeChange(now, 'added')]
  if (old.text === now.text) return []
  const compared = isCode(now) ? diffLines(old.text, now.text) : diffWords(old.text, now.text)
  const parts = compared.map(
    ({ value, added, removed }) =>
      ({ text: value, mark: added ? 'added' : removed ? 'removed' : 'same' }) as const,
  )
  return [{ ...headOf(now), change: 'changed', parts }]
}

const wholeChange = (entry: Entry, change: 'added' | 'removed'): Change => ({
  ...headOf(entry),
  change,
  parts: [{ text: entry.text, mark: change }],
})

const headOf = (entry: Entry) => ({
  kind: entry.kind,
  key: entry.key,
  title: entry.title,
  isCode: isCode(entry),
})

const entriesOf = ({ chapters, rates }: Book): readonly Entry[] => [
  ...chapters.flatMap((chapter): readonly Entry[] => [
    ...chapter.requirements.map(({ id, says }) => entry('requirement', id, id, says)),
    ...chapter.decisions.map(({ id, decided, why }) =>
      entry('decision', id, id, `${decided}\n\nWhy: ${why}`),
    ),
    ...chapter.tables.flatMap(({ title, headings, ids, rows }) => [
      entry('table', title, title, [...ids, headings.join(' | ')].join('\n')),
      ...rows.map(({ name, cells, received, message }) =>
        entry(
          'case',
          `${title} ${name}`,
          `${title} ${name}`,
          [
            ...headings.map((heading) => `${heading}: ${received?.[heading] ?? cells[heading]}`),
            ...(message === undefined ? [] : [message]),
          ].join('\n'),
        ),
      ),
    ]),
    ...chapter.rules.map(declaration('rule', chapter.key)),
    ...chapter.figures.map(declaration('figure', chapter.key)),
    ...chapter.sentences.map(({ name, text }) => entry('sentence', name, name, text)),
    ...chapter.machines.map(({ name, says, states, events, flow }) =>
      entry(
        'machine',
        name,
        name,
        [says, ...[...states, ...events].map(({ name, says }) => `${name}: ${says}`), flow].join(
          '\n',
        ),
      ),
    ),
  ]),
  ...rates.map(({ name, appliesTo, figures, from, until, source }) =>
    entry(
      'rate',
      `${name}, ${appliesTo}, ${from}`,
      `${name}, ${appliesTo}`,
      [...figures, `${from} to ${until}`, source.title, `checked on ${source.checkedOn}`].join(
        '\n',
      ),
    ),
  ),
]

const entry = (kind: ChangeKind, key: string, title: string, text: string): Entry => ({
  kind,
  key,
  title,
  text,
})

/** Code that only moved to another file has not changed. */
const declaration =
  (kind: 'rule' | 'figure', context: string) =>
  ({ name, says, code }: Declaration): Entry =>
    entry(kind, `${context} ${name}`, name, [says, code].filter((text) => text !== '').join('\n'))
