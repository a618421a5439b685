/** By what the rows of a list go, so that those of two versions can be compared. */
import type { Property } from '../../source/properties.ts'

/**
 * What identifies each row: its name or number; its first day where it has no other, or where an
 * earlier row has the same, so that a date which changes makes no other row.
 */
export function namesOfRows(rows: readonly (readonly Property[])[]): readonly string[] {
  const named = (names: readonly string[]) => (row: readonly Property[]) =>
    row
      .filter(({ name }) => names.includes(name))
      .map(({ code }) => /'([^']*)'/.exec(code)?.[1] ?? code)
      .join(' ')
  const short = rows.map(named(telling))
  const days = rows.map(named(['from']))
  const long = short.map((name, place) => `${name} ${days[place]}`.trim())
  const names = short.map((name, place) =>
    name !== '' && short.indexOf(name) === place ? name : (long[place] ?? ''),
  )
  return names.map((name, place) =>
    name !== '' && names.indexOf(name) === names.lastIndexOf(name) ? name : String(place + 1),
  )
}

export const kindsOfRow = ['rate', 'nation', 'plan', 'ageGroup']
const telling = [...kindsOfRow, 'name', 'id']
