/** Changes that turn an ordinary answer into a wrong one. */

type Step = string | number
type Holder = Record<Step, unknown>

const isHolder = (json: unknown): json is Holder => typeof json === 'object' && json !== null

/** 'Transactions.0.Id' or 'Transactions[0].Id'; by default the first field of the answer. */
function fieldPath(json: unknown, at: string | undefined): readonly Step[] {
  if (at !== undefined && at !== '') return at.match(/[^.[\]]+/g) ?? []
  if (!isHolder(json)) return []
  const [first] = Object.keys(json)
  if (first === undefined) return []
  return Array.isArray(json) ? [0, ...fieldPath(json[0], undefined)] : [first]
}

/** Replaces the field with an unexpected object, or the whole answer if there is no such field. */
export const withWrongType = (json: unknown, at?: string): unknown =>
  changed(json, fieldPath(json, at), (holder, key) => {
    holder[key] = { unexpected: true }
  }) ?? { unexpected: true }

export const withoutField = (json: unknown, at?: string): unknown =>
  changed(json, fieldPath(json, at), (holder, key) => {
    delete holder[key]
  }) ?? null

export function withUnknownFields(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withUnknownFields)
  if (!isHolder(json)) return json
  const fields = Object.entries(json).map(([key, value]) => [key, withUnknownFields(value)])
  return { ...Object.fromEntries(fields), NewInThisRelease: { Id: 1 } }
}

/** A changed copy; `undefined` if there is no such field. */
function changed(
  json: unknown,
  path: readonly Step[],
  change: (holder: Holder, key: Step) => void,
): unknown {
  const copy = structuredClone(json)
  const key = path.at(-1)
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, step) => (isHolder(at) ? at[step] : undefined), copy)
  if (key === undefined || !isHolder(holder)) return undefined
  change(holder, key)
  return copy
}
