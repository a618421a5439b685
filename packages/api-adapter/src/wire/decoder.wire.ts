import { type Failure, malformed } from '@save/domain/kernel'
import { Effect, type SchemaIssue, SchemaParser } from 'effect'
import type { Wire } from './record.wire.ts'

/** Reads an answer's JSON; fails with `Malformed`, which names the field. */
export type Decoder<Answer> = (json: unknown) => Effect.Effect<Answer, Failure>

export const decoderOf = <Value>(codec: Wire<Value>): Decoder<Value> => {
  const decode = SchemaParser.decodeUnknownEffect(codec)
  return (json) => Effect.mapError(decode(json), (issue) => malformed(placeOf(issue)))
}

/** Writes a value as the server would, for the stand-in's answers. */
export const encoderOf = <Value, Spelled>(codec: Wire<Value, Spelled>) =>
  SchemaParser.encodeSync(codec) as (value: Value) => Spelled

/** The path of the first error, as the server spells it: 'Transactions[3].Id'. */
export const placeOf = (issue: SchemaIssue.Issue): string => spelled(pathOf(issue))

type Path = readonly PropertyKey[]

/**
 * The path of the first error. After several attempts to read a value, the path of the deepest one,
 * preferably of a wrong value rather than a missing field.
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

/** True if this attempt failed because a field is missing. */
const isMissing = (issue: SchemaIssue.Issue): boolean =>
  issue._tag === 'MissingKey' ||
  (issue._tag === 'Composite' && isMissing(issue.issues[0])) ||
  ((issue._tag === 'Pointer' || issue._tag === 'Encoding') && isMissing(issue.issue))

/** ['Transactions', 3, 'Id'] gives 'Transactions[3].Id'. The whole answer is '(answer)'. */
const spelled = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '') || '(answer)'
