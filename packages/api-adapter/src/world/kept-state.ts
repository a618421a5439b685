import { createWorld, type World, type WorldState } from './world.ts'

/** The changes of a world since it was made, as JSON by part: see `keptJson`. */
export type KeptState = Readonly<Record<string, unknown>>

export function changesIn({ catalogue, state }: World): KeptState {
  const first = Object.entries(createWorld({ catalogue }).state)
  const now: KeptState = { ...state }
  return Object.fromEntries(
    first.flatMap(([name, value]) =>
      name === 'catalogue' || now[name] === value ? [] : [[name, now[name]]],
    ),
  )
}

/** Restores changes from JSON: see `changesIn`. */
export const changeAgain = (world: World, state: KeptState): void =>
  world.change(withMaps(state) as Partial<Omit<WorldState, 'catalogue'>>)

/** JSON, with maps as `{ $map: [[key, value]] }`. */
export const keptJson = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (part instanceof Map ? { $map: [...part] } : part))

function withMaps(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withMaps)
  if (typeof json !== 'object' || json === null) return json
  const fields = Object.entries(json)
  const [only] = fields
  if (fields.length === 1 && only?.[0] === '$map' && Array.isArray(only[1])) {
    return new Map(only[1].map(([key, value]) => [key, withMaps(value)]))
  }
  return Object.fromEntries(fields.map(([name, value]) => [name, withMaps(value)]))
}
