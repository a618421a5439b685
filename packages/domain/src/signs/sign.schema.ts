/** A report of a problem in a member's browser, for the employer's host. */
export type Sign =
  /** An uncaught error, without its message, which may quote typed text. */
  | {
      readonly sign: 'error'
      readonly page: string
      readonly error: ErrorName
      /** Places in our own scripts, the innermost first: 'start-1a2b3c4d.js:1:2345'. */
      readonly at: readonly string[]
    }
  /** An unreadable answer from the server. */
  | {
      readonly sign: 'answer'
      readonly page: string
      /** Such as 'GET /api/Retailers/{}'. */
      readonly call: string
      /** Such as 'Offers[].Id'. */
      readonly field: string
    }
  /** A violation of the content security policy. */
  | {
      readonly sign: 'policy'
      readonly page: string
      readonly directive: string
      readonly blocked: Blocked
      readonly at: readonly string[]
    }
  /** A page whose first or largest contentful paint was slow. */
  | {
      readonly sign: 'paint'
      readonly page: string
      readonly paint: Paint
      /** Whole seconds. */
      readonly seconds: number
    }

export type Paint = 'first' | 'largest'
export type ErrorName = (typeof errorNames)[number]
export type Blocked = (typeof blockedKinds)[number]

export const errorNames = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'AggregateError',
  'AbortError',
  'DataCloneError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'other',
] as const

export const blockedKinds = [
  'inline',
  'eval',
  'trusted-types',
  'data',
  'blob',
  'extension',
  'own origin',
  'other origin',
] as const

/** A problem that the browser noticed, with all its data. It never leaves the page. */
export type Trouble =
  | {
      readonly trouble: 'error'
      readonly path: string
      readonly name: string
      readonly stack: string
    }
  | {
      readonly trouble: 'answer'
      readonly path: string
      readonly method: string
      readonly call: string
      readonly at: string
    }
  | {
      readonly trouble: 'policy'
      readonly path: string
      readonly directive: string
      /** The browser's own text: a word such as 'inline', or an address. */
      readonly blocked: string
      /** The page's own address. */
      readonly origin: string
      readonly place: string
    }
  | {
      readonly trouble: 'paint'
      readonly path: string
      readonly paint: Paint
      readonly milliseconds: number
    }

/** The content of one batch. */
export interface Signs {
  readonly signs: readonly CountedSign[]
  /** The number of omitted signs. */
  readonly left: number
}

export interface CountedSign {
  readonly seen: Sign
  /** The number of identical signs. */
  readonly times: number
}
