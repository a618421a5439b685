/** Rows that are counted as a requirement's own, but run nothing that decides it: a fault in what it says would fail none. */
import type { Chapter, ChartedMachine } from '../../rulebook.ts'
import { domainFolder } from '../../source/domain-folder.ts'
import { idsIn } from '../../source/requirement-ids.ts'
import type { RequirementProof } from './requirements.ts'

interface Told extends Pick<Chapter, 'source' | 'proofs'> {
  readonly machines?: readonly Pick<ChartedMachine, 'file' | 'says'>[]
}

/** What makes the rulebook fail: a table whose own rows of a requirement run no rule and no machine that names it. */
export function complaintsAboutForeignRows(chapters: readonly Told[]): readonly string[] {
  const naming = filesNaming(chapters)
  return chapters.flatMap(({ proofs }) =>
    proofs.flatMap((proof) => {
      const files = naming.get(proof.id) ?? []
      return files.length === 0
        ? []
        : tablesOf(proof)
            .filter(({ ran }) => isForeign(ran, files))
            .map(
              ({ file, title }) =>
                `${file}: the rows of “${title}” count as ${proof.id}’s own, but run no rule that names it. Let them name what they are about, or let the rule name ${proof.id}.`,
            )
    }),
  )
}

/** The files of rules and machines whose comments name each requirement. */
function filesNaming(chapters: readonly Told[]): ReadonlyMap<string, readonly string[]> {
  const rules = chapters
    .flatMap(({ source }) => source.rules)
    .flatMap(({ file, about, declarations }) => {
      const said = declarations.flatMap(({ says, notes }) => [
        ...says,
        ...notes.flatMap(({ says }) => says),
      ])
      return idsIn([...about, ...said].join(' ')).map((id) => ({ id, file }))
    })
  const machines = chapters
    .flatMap(({ machines = [] }) => machines)
    .flatMap(({ file, says }) => idsIn(says.join(' ')).map((id) => ({ id, file })))
  return new Map(
    [...Map.groupBy([...rules, ...machines], ({ id }) => id)].map(([id, named]) => [
      id,
      named.map(({ file }) => file),
    ]),
  )
}

interface OwnRows {
  readonly file: string
  readonly title: string
  readonly ran: readonly string[]
}

/** The tables of the domain with rows of its own, and the files that these run. */
const tablesOf = ({ rows }: RequirementProof): readonly OwnRows[] =>
  [
    ...Map.groupBy(
      rows.filter(({ isOwn, table }) => isOwn && table.file.startsWith(`${domainFolder}/`)),
      ({ table }) => table,
    ),
  ].map(([{ file, title }, own]) => ({
    file,
    title,
    ran: own.flatMap(({ row: { ran = [] } }) => ran).map((name) => name.replace(/#.*$/, '')),
  }))

/**
 * Where a rule names the requirement, its rows run that. A machine asks rules that need not name it, but these are of
 * its own context. Rows that noted nothing, or only the kernel, which serves every rule alike, tell nothing.
 */
function isForeign(ran: readonly string[], naming: readonly string[]): boolean {
  const telling = ran.filter((file) => contextOf(file) !== 'kernel')
  if (telling.length === 0 || ran.some((file) => naming.includes(file))) return false
  const contexts = naming.map(contextOf)
  return (
    naming.some((file) => file.endsWith('.rules.ts')) ||
    !telling.some((file) => contexts.includes(contextOf(file)))
  )
}

const contextOf = (file: string): string => file.replace(`${domainFolder}/`, '').split('/')[0] ?? ''
