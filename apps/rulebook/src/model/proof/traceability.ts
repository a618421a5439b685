import type { DecidingRules, Rulebook } from '../../rulebook.ts'
import { type CsvRow, csvOf } from '../../site/cases/csv.ts'
import { requirementsFile } from '../history/dated-texts.ts'
import { type ChangedOn, type LastChanged, latestOf } from '../history/last-changed.ts'
import { strengthOf } from './proof.ts'
import { standingWords } from './requirements.ts'

export const traceabilityFile = 'traceability.csv'

const headings: CsvRow = [
  'requirement',
  'says',
  'section of the specification',
  'last changed',
  'its rules last changed',
  'to be proven by',
  'stands',
  'chapter',
  'decided by',
  'own rows of decision tables',
  'rows that also run through it',
  'boundaries',
  'other facts',
  'screens',
  'journeys',
  'proven by',
  'read by',
]

/** Where each is to be proven. */
const levelWords: Readonly<Record<string, string>> = {
  unit: 'a rule',
  component: 'a screen',
  contract: 'a call to the server',
  e2e: 'a journey in a browser',
}

/** From each requirement to the rules that decide it and the tests that prove it, as a table. */
export const traceabilityOf = (book: Rulebook, deciding: DecidingRules): string =>
  csvOf([
    headings,
    ...book.chapters.flatMap(({ title, proofs }) =>
      proofs.map((proof) => {
        const { rows, further, boundaries, facts, screens, journeys } = strengthOf(
          proof,
          book,
          deciding,
        )
        return [
          proof.id,
          proof.says,
          String(proof.section ?? ''),
          dayOf(book.lastChanged('requirement', requirementsFile, proof.id)),
          rulesChanged(deciding.get(proof.id) ?? [], book, book.lastChanged),
          levelWords[proof.level] ?? proof.level,
          standingWords[proof.standing],
          title,
          (deciding.get(proof.id) ?? []).map(({ name, file }) => `${name} (${file})`).join('; '),
          ...[rows, further, boundaries, facts, screens ?? '–', journeys ?? '–'].map(String),
          [
            ...new Set([
              ...proof.rows.map(({ table }) => table.file),
              ...proof.facts.map(({ file }) => file),
              ...proof.elsewhere.map(({ file }) => file),
            ]),
          ].join('; '),
          (book.signOffs.get(proof.id) ?? [])
            .filter(({ isCurrent }) => isCurrent)
            .map(({ by, on }) => `${by}, ${on}`)
            .join('; '),
        ]
      }),
    ),
  ])

const dayOf = (on: ChangedOn): string => (typeof on === 'string' ? on : on.day)

/** Of the rules, figures and machines that decide it; of a whole file of rules the newest day of its rules. */
function rulesChanged(
  rules: readonly Deciding[],
  { chapters }: Pick<Rulebook, 'chapters'>,
  lastChanged: LastChanged,
): string {
  const namesIn = (file: string) =>
    chapters
      .flatMap(({ source }) => source.rules)
      .filter((rules) => rules.file === file)
      .flatMap(({ declarations }) => declarations.map(({ name }) => name))
  const days = rules.flatMap(({ anchor, file, name }) => {
    if (anchor.startsWith('machine-')) return [lastChanged('machine', file)]
    if (anchor.startsWith('figure-')) return [lastChanged('figure', file, name)]
    const names = anchor.startsWith('rule-') ? [name] : namesIn(file)
    return names.map((name) => lastChanged('rule', file, name))
  })
  return days.length === 0 ? '' : dayOf(latestOf(days))
}

type Deciding = DecidingRules extends ReadonlyMap<string, readonly (infer One)[]> ? One : never
