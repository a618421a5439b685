import type { Day } from '../kernel/index.ts'

/** What the password card sends (DATA-28). None of it is ever trimmed or kept. */
export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** What the About You card sends (EDIT-11). Without a day, the member gives none. */
export interface AboutYou {
  readonly dateOfBirth?: Day
  /** A code; 0 when the member gives none (CONST-04, OQ-108). */
  readonly gender: number
}

export type SaveAnswer =
  | { readonly answer: 'saved' }
  /** Every message of the server, in its order; may be empty (EDIT-05, OQ-019). */
  | { readonly answer: 'refused'; readonly messages: readonly string[] }
