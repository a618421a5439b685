import { readFileSync } from 'node:fs'

/** One entry of a decision record that answers no question of the specification. */
export interface RecordEntry {
  /** 'record-20-3': the third entry of record 20. */
  readonly anchor: string
  readonly says: string
  readonly file: string
}

/** What the records with these names decided, such as '0020-the-payslip'. */
export const readRecords = (names: readonly string[]): readonly RecordEntry[] =>
  names.flatMap((name) => {
    const file = `docs/decisions/${name}.md`
    return entriesIn(readFileSync(file, 'utf8')).map((entry) => ({ ...entry, file }))
  })

/** Its list up to the consequences; an entry that answers a question stands with the questions. */
export function entriesIn(text: string): readonly Omit<RecordEntry, 'file'>[] {
  const number = /^# (\d+)\./m.exec(text)?.[1] ?? ''
  const [decided = ''] = text.split(/^(?:\*\*|## )Consequences/m)
  return [...decided.matchAll(/^- (?!\*\*OQ-\d)([\s\S]*?)(?=\n- |\n\n|\n#|$(?![\s\S]))/gm)].map(
    ([, says = ''], index) => ({
      anchor: `record-${number}-${index + 1}`,
      says: says.replace(/\s+/g, ' ').trim(),
    }),
  )
}
