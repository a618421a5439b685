/** What the login form sends (DATA-01). */
export interface Credentials {
  readonly email: string
  readonly password: string
  readonly rememberMe: boolean
}

export type LoginAnswer =
  | { readonly answer: 'accepted' }
  /** Every message of the server, in its order; may be empty (LOGIN-14, OQ-019). */
  | { readonly answer: 'refused'; readonly messages: readonly string[] }

/** Where the browser goes after logout, as the server wrote it (DATA-32). */
export interface LogoutAnswer {
  readonly redirectUrl: string
}

/** What a journey is told of a logout: it has begun; or it failed, and the member stays, or has to log in again. */
export interface LogoutNews {
  readonly type: 'logout.begun' | 'logout.failed'
}
