/**
 * Reasons for having no usable answer. A refusal that the service can give (a limit, a field error) is an answer, so it
 * isn't one of them.
 */
export type Failure =
  /** The request or its answer was lost: offline, refused, reset, cut off. */
  | { readonly _tag: 'Unreachable' }
  /** No complete answer before the deadline. */
  | { readonly _tag: 'TimedOut' }
  /**
   * Not sent: the signed-in member couldn't be read, the call's code couldn't be loaded, or another call on the same
   * money is running.
   */
  | { readonly _tag: 'NotSent' }
  /** 401: nobody is signed in. */
  | { readonly _tag: 'Unauthorised' }
  /** 403: signed in, but not allowed, or the anti-forgery token was refused. */
  | { readonly _tag: 'Forbidden' }
  /** 404. */
  | { readonly _tag: 'NotFound' }
  /** A status that the call does not expect. */
  | { readonly _tag: 'ServerFault'; readonly status: number }
  /** The answer doesn't match the contract. `at` names the field, such as `Transactions[3].Id`. */
  | { readonly _tag: 'Malformed'; readonly at: string }

export const unreachable: Failure = { _tag: 'Unreachable' }
export const notSent: Failure = { _tag: 'NotSent' }
export const timedOut: Failure = { _tag: 'TimedOut' }
export const unauthorised: Failure = { _tag: 'Unauthorised' }
export const forbidden: Failure = { _tag: 'Forbidden' }
export const notFound: Failure = { _tag: 'NotFound' }
export const serverFault = (status: number): Failure => ({ _tag: 'ServerFault', status })
export const malformed = (at: string): Failure => ({ _tag: 'Malformed', at })
