import { wellFormed } from '../text/text.rules.ts'

/** Parameters of an address, in their order. */
export type Query = readonly (readonly [name: string, value: string])[]

/** The value of a parameter, in any letter case. Lower case wins if there are both (OQ-054). */
export function parameterOf(query: Query, name: string): string | undefined {
  const exact = query.find(([key]) => key === name)
  return (exact ?? query.find(([key]) => key.toLowerCase() === name))?.[1]
}

/** '?search=caf%C3%A9%20bar&page=1', encoded as in the specification (OQ-077). */
export const writtenQuery = (query: Query): string =>
  query.length === 0
    ? ''
    : `?${query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`

/** Half a character, for example of a cut-off emoji, can't be encoded. */
const encoded = (text: string): string => encodeURIComponent(wellFormed(text))
