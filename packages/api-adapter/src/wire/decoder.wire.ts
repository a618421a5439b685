import { type Failure, malformed } from '@save/domain/kernel'
import { Effect, type SchemaIssue, SchemaParser } from 'effect'
import type { Wire } from './record.wire.ts'

/** Reads an answer's JSON; fails with `Malformed`, which names the field. */
export type Decoder<Answer> = (json: unknown) => Effect.Effect<Answer, Failure>

export const decoderOf = <Value>(codec: Wire<Value>): Decoder<Value> => {
  const decode = SchemaParser.decodeUnknownEffect(codec)
  return (json) => Effect.mapError(decode(json), (issue) => malformed(placeOf(issue)))
}

/** How the server would write a value. The stand-in server answers with it. */
export const encoderOf = <Value, Spelled>(codec: Wire<Value, Spelled>) =>
  SchemaParser.encodeSync(codec) as (value: Value) => Spelled

/** Where the first error is, as the server spells it: 'Transactions[3].Id'. */
export const placeOf = (issue: SchemaIssue.Issue): string => spelled(pathOf(issue))

type Path = readonly PropertyKey[]

/**
 * Where the first error is. Of several attempts to read it, the one that came furthest, and rather
 * one with a wrong value than one with a missing field.
 */
function pathOf(issue: SchemaIssue.Issue): Path {
  switch (issue._tag) {
    case 'Pointer':
      return [...issue.path, ...pathOf(issue.issue)]
    case 'Composite':
      return pathOf(issue.issues[0])
    case 'AnyOf':
      return [...issue.issues]
        .sort((a, b) => Number(isMissing(a)) - Number(isMissing(b)))
        .map(pathOf)
        .reduce(further, [])
    case 'Encoding':
    case 'Filter':
      return pathOf(issue.issue)
    default:
      return []
  }
}

const further = (a: Path, b: Path): Path => (b.length > a.length ? b : a)

/** Does an object lack the field that would show that it was meant in this way? */
const isMissing = (issue: SchemaIssue.Issue): boolean =>
  issue._tag === 'MissingKey' ||
  (issue._tag === 'Composite' && isMissing(issue.issues[0])) ||
  ((issue._tag === 'Pointer' || issue._tag === 'Encoding') && isMissing(issue.issue))

/** ['Transactions', 3, 'Id'] gives 'Transactions[3].Id'; the whole answer is '(answer)'. */
const spelled = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '') || '(answer)'
