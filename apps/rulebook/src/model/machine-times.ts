/** Times of a machine that are written as figures of a policy: what they come to before and after. */
import { posix } from 'node:path'
import { duration } from '../source/figures.ts'
import { parsed, type SourceNode } from '../source/parsed.ts'
import { codeOf, constantsIn, propertiesOf } from '../source/properties.ts'
import type { Change } from './changes.ts'
import { numberIn } from './in-words.ts'

/** The text of a file at one of the two states; none of a file that it lacks. */
type TextOf = (file: string) => string | undefined

/** '5 s (5000 ms)' and '4 s (4000 ms)' beside `freshMs` and `beatMs`. */
export const withTimes = (
  changes: readonly Change[],
  then: TextOf,
  now: TextOf,
): readonly Change[] =>
  changes.map((change) => {
    const { kind, name, file, movedFrom = file } = change
    if (kind !== 'machine' || !name.startsWith('delays.')) return change
    const was = change.was === undefined ? undefined : timeIn(change.was, movedFrom, then)
    const is = change.is === undefined ? undefined : timeIn(change.is, file, now)
    return was === undefined || is === undefined || was === is
      ? change
      : { ...change, inWords: { was, is } }
  })

/** None for what is more than a product of figures. */
function timeIn(code: string, file: string, textOf: TextOf): string | undefined {
  const filled = code.replace(
    /[a-z]\w*(?:\.\w+)?/gi,
    (name) => figureOf(name, file, textOf) ?? name,
  )
  const ms = numberIn(filled)
  return ms === undefined ? undefined : duration(ms)
}

/** What 'freshMs' or 'ledgerPolicy.freshMs' is set to. */
function figureOf(name: string, file: string, textOf: TextOf): string | undefined {
  const text = textOf(file) ?? ''
  const [, own = ''] =
    new RegExp(String.raw`const \{[^}]*\b${name}\b[^}]*\} = (\w+)`).exec(text) ?? []
  const [policy = '', key = ''] = own === '' ? name.split('.') : [own, name]
  const [, from] = new RegExp(String.raw`\b${policy}\b[^}]*\} from '(\.[^']+)'`).exec(text) ?? []
  const source = from && textOf(posix.join(posix.dirname(file), from))
  return source ? valueIn(source, policy, key) : undefined
}

function valueIn(text: string, policy: string, key: string): string | undefined {
  const source = parsed(text)
  const whole: SourceNode | undefined = constantsIn(source).get(policy)
  const entry = whole && propertiesOf(source, whole).find(({ name }) => name === key)
  return entry && codeOf(source, entry.value)
}
