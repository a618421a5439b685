/** Numbers that the product reads from JSON, written in another way than people write them. */
import { type Field, jsonNumberIn, remark, type Step, type Typed, textIn } from './try-it.ts'

/** What is expected of a field; of '.08' also why it is no number there. */
export const asJson = (typed: Typed, name: string, expected: string): string => {
  const text = textIn(typed, name).trim()
  return /^-?\.\d/.test(text)
    ? `${expected}. The product reads JSON here, and in JSON a number begins with a digit: ${text.replace('.', '0.')}`
    : expected
}

/** A server sends '12.5' for 12.5%, without the sign. */
export function asPercentage(typed: Typed, name: string): string {
  const [, number] = /^(-?[\d.,]*\d)\s*%$/.exec(textIn(typed, name).trim()) ?? []
  return number === undefined
    ? asJson(typed, name, 'a percentage: 12.5 is 12.5%')
    : `a percentage as the server sends it. Write it without its sign: ${number.replaceAll(',', '')}`
}

/** '1e2' is a number to JSON: the step says which one. */
export const jsonStepsOf = (typed: Typed, fields: readonly Field[]): readonly Step[] =>
  fields.flatMap(({ name, label }) => {
    const [text, value] = [textIn(typed, name).trim(), jsonNumberIn(typed, name)]
    return /e/i.test(text) && typeof value === 'number'
      ? [remark(`${label}: the product reads JSON here, in which ${text} is`, String(value))]
      : []
  })
