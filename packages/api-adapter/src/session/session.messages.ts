/** The stand-in server's own words; a real one has others. */
export const standInMessages = {
  wrongCredentials: 'The email address or the password is not right.',
  tooManyTries: 'Too many tries. Please wait a moment and try again.',
} as const
