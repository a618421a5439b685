import type { Day } from '../kernel/index.ts'

/** The body of the password card (DATA-28). We never trim or store it. */
export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** The body of the About You card (EDIT-11). It has no day if the member entered none. */
export interface AboutYou {
  readonly dateOfBirth?: Day
  /** A code; 0 when the member gives none (CONST-04, OQ-108). */
  readonly gender: number
}

export type SaveAnswer =
  | { readonly answer: 'saved' }
  /** All messages from the server, in its order; may be empty (EDIT-05, OQ-019). */
  | { readonly answer: 'refused'; readonly messages: readonly string[] }
