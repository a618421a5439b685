import { type Failure, malformed } from '@save/domain/kernel'
import { Effect, type SchemaIssue, SchemaParser } from 'effect'
import type { Wire } from './record.wire.ts'

/** Reads an answer's JSON; fails with `Malformed`, which names the field. */
export type Decoder<Answer> = (json: unknown) => Effect.Effect<Answer, Failure>

export const decoderOf = <Value>(codec: Wire<Value>): Decoder<Value> => {
  const decode = SchemaParser.decodeUnknownEffect(codec)
  return (json) => Effect.mapError(decode(json), (issue) => malformed(spelled(pathOf(issue))))
}

/** What the server would write for a value. The stand-in server answers with it. */
export const encoderOf = <Value, Spelled>(codec: Wire<Value, Spelled>) =>
  SchemaParser.encodeSync(codec) as (value: Value) => Spelled

type Path = readonly PropertyKey[]

/** Where the first thing is wrong: of several readings the one that came furthest. */
function pathOf(issue: SchemaIssue.Issue): Path {
  switch (issue._tag) {
    case 'Pointer':
      return [...issue.path, ...pathOf(issue.issue)]
    case 'Composite':
      return pathOf(issue.issues[0])
    case 'AnyOf':
      return issue.issues.map(pathOf).reduce(longer, [])
    case 'Encoding':
    case 'Filter':
      return pathOf(issue.issue)
    default:
      return []
  }
}

const longer = (a: Path, b: Path): Path => (b.length > a.length ? b : a)

/** ['Transactions', 3, 'Id'] gives 'Transactions[3].Id'; the answer as a whole is '(answer)'. */
const spelled = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '') || '(answer)'
