/** Splits a JSON value into its fields, to see which fields matter. */

type Path = readonly (string | number)[]

export interface Field {
  readonly path: Path
  readonly value: unknown
}

/** Lists the fields of every object, outermost first. */
export function fieldsOf(json: unknown, at: Path = []): readonly Field[] {
  if (Array.isArray(json)) return json.flatMap((item, index) => fieldsOf(item, [...at, index]))
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]) => [
    { path: [...at, key], value },
    ...fieldsOf(value, [...at, key]),
  ])
}

/** `Transactions[0].Id` */
export const spellingOf = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')

export function replaced(json: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(json)
  const holder = holderOf(copy, path)
  holder[path.at(-1) ?? ''] = value
  return copy
}

export function without(json: unknown, path: Path): unknown {
  const copy = structuredClone(json)
  delete holderOf(copy, path)[path.at(-1) ?? '']
  return copy
}

type Holder = Record<string | number, unknown>

/** The object or list that has the path's last field. */
export const holderOf = (json: unknown, path: Path): Holder =>
  path.slice(0, -1).reduce((at, step) => (at as Holder)[step], json) as Holder

export function withUnknownFields(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withUnknownFields)
  if (typeof json !== 'object' || json === null) return json
  const fields = Object.entries(json).map(([key, value]) => [key, withUnknownFields(value)])
  return { ...Object.fromEntries(fields), NewInThisRelease: { id: [1] } }
}
