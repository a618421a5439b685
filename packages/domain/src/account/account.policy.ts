export const accountPolicy = {
  /** How long 'Account changes saved' stays, in milliseconds (EDIT-04; section 9). */
  savedMessageMs: 5000,
  /** Ours: the greatest age, in years. */
  mostAge: 120,
} as const

/** Ours: the highest gender code. */
export const mostGenderCode = 99

/** CONST-04, section 9: 10 is shown as male (ACCOUNT-03), any other positive code as female (ACCOUNT-04). */
export const genderCodes = { notTold: 0, male: 10, female: 20 } as const
