import type { Table } from '../cases/tables.ts'

/** Two rows of a table on both sides of a boundary: one figure differs by its smallest step. */
export interface Neighbours {
  readonly column: string
  /** The places of both rows in their table. */
  readonly rows: readonly [number, number]
}

/** Every pair in which what is given is mostly the same; the name of the case and the answers may differ. */
export function neighboursIn({ headings, rows, answers = [] }: Table): readonly Neighbours[] {
  const free = new Set(['id', 'case', ...answers])
  const compared = headings.flatMap((name, index) => (free.has(name) ? [] : [index]))
  return rows.flatMap((row, at) =>
    rows.slice(at + 1).flatMap((other, further) => {
      const differing = compared.filter((index) => row.cells[index] !== other.cells[index])
      const near = differing.find((index) =>
        isStepApart(row.cells[index] ?? '', other.cells[index] ?? ''),
      )
      const isAlike = differing.length <= Math.max(2, compared.length / 2)
      return near === undefined || !isAlike
        ? []
        : [{ column: headings[near] ?? '', rows: [at, at + 1 + further] as const }]
    }),
  )
}

/** '£5.00' and '4.99', '50' and '51'; with decimals a step is a penny, without it is one. */
export function isStepApart(one: string, other: string): boolean {
  const [a, b] = [figureIn(one), figureIn(other)]
  if (a === undefined || b === undefined) return false
  const step = /\.\d/.test(one + other) ? 0.01 : 1
  const apart = Math.abs(a - b)
  return apart > 0 && apart <= step + 1e-9
}

export function figureIn(cell: string): number | undefined {
  const [, digits] = /^['"£]*(-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?)['"%]*$/.exec(cell) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}
