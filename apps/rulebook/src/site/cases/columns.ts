/** Which columns of a table of cases are fields of a rule, and which are its results. */
import type { TryIt } from '../try-it/try-it.ts'
import type { CsvRow } from './csv.ts'

/** Above the cells that a row has too many. */
export const noHeading = '(no heading)'

const namesOf = ({ fields, table, columns = {}, results = {} }: TryIt): readonly string[] => [
  ...Object.keys(columns),
  ...Object.keys(results),
  ...fields.flatMap(({ name, label }) => [name, label]),
  ...table.headings,
]

/** A heading counts whatever its letter case. */
export function knownName(tryIt: TryIt, heading: string): string | undefined {
  const names = namesOf(tryIt)
  const spelled = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')
  return (
    names.find((name) => name === heading) ??
    names.find((name) => spelled(name) === spelled(heading))
  )
}

/** The headings as the rule has them. Two columns for one thing can't both be right. */
export function knownHeadings(tryIt: TryIt, headings: CsvRow): CsvRow {
  const names = namesOf(tryIt)
  const { results = {} } = tryIt
  const known = headings.map((heading) => {
    const name = knownName(tryIt, heading) ?? heading
    return results[name] ?? name
  })
  const things = known.map((heading) => fieldOf(tryIt, heading) ?? heading)
  const [twice] = headings.flatMap((heading, place) => {
    const thing = things[place] ?? ''
    const first = things.indexOf(thing)
    return first < place && names.includes(thing) ? [[headings[first], heading] as const] : []
  })
  if (twice !== undefined)
    throw new Error(`“${twice[0]}” and “${twice[1]}” are one column: leave one of them out.`)
  return known
}

/** Nothing is taken or left out in silence: a heading that is misspelt would be both. */
export function notesOn(
  tryIt: TryIt,
  headings: CsvRow,
  given: readonly (string | undefined)[],
): readonly string[] {
  const isReplaced = (name: string) =>
    tryIt.fields.some(
      (field) =>
        (field.name === name && given.includes(field.replacedBy ?? '')) ||
        (field.replacedBy === name && given.includes(field.name)),
    )
  const lacking = tryIt.fields.filter(({ name }) => !given.includes(name) && !isReplaced(name))
  const compared = ['id', 'case', noHeading, ...resultsOf(tryIt)]
  const unused = headings.filter(
    (heading, place) => given[place] === undefined && !compared.includes(heading),
  )
  return [
    ...lacking.map(
      ({ label, first, unsaid = first }) =>
        `No column says “${label}”: ${unsaid || 'none'} is taken.`,
    ),
    ...unused.map((heading) => `“${heading}” is no column of this rule, so it is not looked at.`),
  ]
}

/** The columns that a table of cases needs, named as in the decision table. */
export const columnsOf = ({ fields, columns = {} }: TryIt): readonly string[] =>
  fields.map(({ name }) => Object.entries(columns).find(([, field]) => field === name)?.[0] ?? name)

/** What the rule says about a case: the columns of its row that are not fields. */
export const resultsOf = ({ table, columns = {} }: TryIt): readonly string[] =>
  table.headings.filter((name) => !['id', 'case'].includes(name) && columns[name] === undefined)

export function fieldOf({ fields, columns = {} }: TryIt, heading: string): string | undefined {
  const field = fields.find(({ name, label }) => name === heading || label === heading)
  return columns[heading] ?? field?.name
}
