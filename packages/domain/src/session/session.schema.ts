/** The content of the login form (DATA-01). */
export interface Credentials {
  readonly email: string
  readonly password: string
  readonly rememberMe: boolean
}

export type LoginAnswer =
  | { readonly answer: 'accepted' }
  /** All messages from the server, in its order; may be empty (LOGIN-14, OQ-019). */
  | { readonly answer: 'refused'; readonly messages: readonly string[] }

/** The address to open after logout, as the server wrote it (DATA-32). */
export interface LogoutAnswer {
  readonly redirectUrl: string
}

/** A logout began, or failed, so that the member stays or has to log in again. */
export interface LogoutNews {
  readonly type: 'logout.begun' | 'logout.failed'
}
