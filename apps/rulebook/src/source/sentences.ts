import { templatesSaidBy } from './templates.ts'

type Say = Parameters<typeof templatesSaidBy>[0]

export interface Sentence {
  /** Its place in its file, such as 'ours.tryAgain'. */
  readonly key: string
  /** One, or several if it depends on its arguments; gaps as ‹limit›. */
  readonly texts: readonly string[]
  /** Of our own making: the specification has none for this place (OQ-137). */
  readonly isOurs: boolean
}

/** Every sentence of a module of messages, in its order. */
export const sentencesOf = (module: Readonly<Record<string, unknown>>): readonly Sentence[] =>
  Object.values(module).flatMap((messages) => sentencesIn(messages, []))

function sentencesIn(value: unknown, keys: readonly string[]): readonly Sentence[] {
  const sentence = (texts: readonly string[]): readonly Sentence[] => [
    { key: keys.join('.'), texts, isOurs: keys.includes('ours') },
  ]
  if (typeof value === 'string') return sentence([value])
  if (typeof value === 'function') return sentence(templatesSaidBy(value as Say))
  if (Array.isArray(value)) return sentence(value.filter((text) => typeof text === 'string'))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, [...keys, key]))
}
