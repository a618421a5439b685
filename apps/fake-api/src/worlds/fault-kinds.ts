/**
 * The kinds of faults, by name. A test that drives the browser creates the browser's own faults (offline, answers out
 * of order).
 */
interface FaultKind {
  /** Explains it to the developer who chooses it. */
  readonly says: string
  /** Replaces the ordinary answer; without it, see `fault-answer.ts`. */
  readonly answer?: {
    readonly status: number
    readonly body?: string
    readonly contentType?: string
    readonly headers?: Readonly<Record<string, string>>
  }
}

const html = 'text/html; charset=utf-8'

export const faultKinds = {
  drop: { says: 'the connection ends without an answer' },
  reset: { says: 'the connection is reset' },
  unanswered: {
    says: 'the call is carried out, then the connection ends without a byte: browsers send it again',
  },
  'cut-off': { says: 'the connection ends in the middle of the answer' },
  silence: { says: 'nothing happens for 30 seconds, then the connection ends' },

  error: { says: '500', answer: { status: 500 } },
  unavailable: {
    says: '503 with Retry-After',
    answer: { status: 503, headers: { 'retry-after': '30' } },
  },
  'too-many': {
    says: '429 with Retry-After',
    answer: { status: 429, headers: { 'retry-after': '30' } },
  },

  'signed-out': { says: '401, as if the session had ended', answer: { status: 401 } },
  'anti-forgery': {
    says: '403 because the anti-forgery token is refused',
    answer: {
      status: 403,
      body: '{"Message":"Simulated failure: the anti-forgery token was refused."}',
    },
  },
  forbidden: { says: '403', answer: { status: 403 } },

  'not-found': { says: '404', answer: { status: 404 } },
  'not-acceptable': { says: '406', answer: { status: 406 } },
  conflict: { says: '409', answer: { status: 409 } },
  'precondition-failed': { says: '412', answer: { status: 412 } },

  empty: { says: '200 with an empty body', answer: { status: 200, body: '' } },
  malformed: { says: '200 with JSON that breaks off', answer: { status: 200, body: '{"Name": ' } },
  html: {
    says: '200 with an HTML page',
    answer: { status: 200, contentType: html, body: '<!doctype html><title>Sign in</title>' },
  },
  'wrong-type': { says: 'the ordinary answer, with a value of the wrong type' },
  'missing-field': { says: 'the ordinary answer, with a field left out' },
  'unknown-field': { says: 'the ordinary answer, with unknown fields' },
  huge: { says: '200 with a body of 50 MB' },
} as const satisfies Readonly<Record<string, FaultKind>>

export type FaultKindName = keyof typeof faultKinds

export const faultKindNames = Object.keys(faultKinds) as readonly FaultKindName[]

export const faultKindOf = (name: FaultKindName): FaultKind => faultKinds[name]
