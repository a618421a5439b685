import {
  blockedKinds,
  type CountedSign,
  directives,
  errorNames,
  type Sign,
  type Signs,
} from '@save/domain/signs'
import { Schema } from 'effect'
import type { Wire } from '../wire/record.wire.ts'

/**
 * Sent to the host by POST as JSON (docs/deploying.md). Every text is from a list or has a fixed form, so hosts can
 * refuse everything else.
 */
export const signsVersion = 1

const matching = (form: RegExp) => Schema.String.check(Schema.isPattern(form))
const count = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum }))

/** Known words, with {} for every other part. */
const address = String.raw`(?:\/(?:[A-Za-z]+|\{\})?){0,8}`
const page = matching(new RegExp(`^${address}$`))
const call = matching(new RegExp(String.raw`^(?:GET|POST|PUT|DELETE|\?) ${address}$`))
const field = matching(/^[A-Za-z0-9.()[\]{} ]{1,330}$/)
const at = Schema.Array(matching(/^[\w.$-]{1,60}-[\w-]{7,8}\.js:\d{1,6}:\d{1,7}$/))

const SignWire: Wire<Sign> = Schema.Union([
  Schema.Struct({
    sign: Schema.Literal('error'),
    page,
    error: Schema.Literals(errorNames),
    at,
  }),
  Schema.Struct({ sign: Schema.Literal('answer'), page, call, field }),
  Schema.Struct({
    sign: Schema.Literal('policy'),
    page,
    directive: Schema.Literals([...directives, 'other']),
    blocked: Schema.Literals(blockedKinds),
    at,
  }),
  Schema.Struct({
    sign: Schema.Literal('paint'),
    page,
    paint: Schema.Literals(['first', 'largest']),
    seconds: count(60),
  }),
])

const CountedSignWire: Wire<CountedSign> = Schema.Struct({ seen: SignWire, times: count(1e9) })

export interface SentSigns extends Signs {
  readonly version: typeof signsVersion
}

export const SignsWire: Wire<SentSigns> = Schema.Struct({
  version: Schema.Literal(signsVersion),
  signs: Schema.Array(CountedSignWire),
  left: count(1e9),
})
