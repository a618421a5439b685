import type { DecidingRules, Rulebook } from '../rulebook.ts'
import { type CsvRow, csvOf } from '../site/cases/csv.ts'
import { strengthOf } from './proof.ts'
import { standingWords } from './requirements.ts'

export const traceabilityFile = 'traceability.csv'

const headings: CsvRow = [
  'requirement',
  'says',
  'section of the specification',
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
