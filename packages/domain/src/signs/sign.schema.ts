/** What the employer's host may learn about a problem in a member's browser. */
export type Sign =
  /** An error that nothing caught. Its message is left out: it may quote what the member typed. */
  | {
      readonly sign: 'error'
      readonly page: string
      readonly error: ErrorName
      /** Where in our own scripts, the innermost place first: 'start-1a2b3c4d.js:1:2345'. */
      readonly at: readonly string[]
    }
  /** An answer of the server that can't be read. */
  | {
      readonly sign: 'answer'
      readonly page: string
      /** Such as 'GET /api/Retailers/{}'. */
      readonly call: string
      /** Such as 'Offers[].Id'. */
      readonly field: string
    }
  /** Something that the content security policy forbids. */
  | {
      readonly sign: 'policy'
      readonly page: string
      readonly directive: string
      readonly blocked: Blocked
      readonly at: readonly string[]
    }
  /** A page that took longer than it should to show its first, or its largest part. */
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

/** What the browser has noticed, before anything is left out. It never leaves the page. */
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
      /** As the browser gives it: a word such as 'inline', or an address. */
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

/** What one sending contains. */
export interface Signs {
  readonly signs: readonly CountedSign[]
  /** How many more there were than one sending holds. */
  readonly left: number
}

export interface CountedSign {
  readonly seen: Sign
  /** How often exactly this was noticed. */
  readonly times: number
}
