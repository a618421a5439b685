import { givenIn } from '../../source/given-values.ts'
import { factsIn, rowTestsIn } from '../../source/written-facts.ts'
import { writtenRows } from '../cases/written-rows.ts'
import type { Statements } from './statements.ts'

/** A row by the name of its case, or by all of its cells if several share the name. */
export function casesIn(text: string, headingsOf?: Parameters<typeof writtenRows>[1]): Statements {
  const rows = writtenRows(text, headingsOf).map(({ headings, cells, says }) => ({
    name: cells[headings.indexOf('case')] ?? '',
    says,
  }))
  const names = rows.map(({ name }) => name)
  return new Map([
    ...rows.map(
      ({ name, says }) =>
        [
          name === '' || names.indexOf(name) !== names.lastIndexOf(name) ? says : name,
          says,
        ] as const,
    ),
    ...factsIn(text),
    ...rowTestsIn(text),
    ...givenIn(text),
  ])
}
