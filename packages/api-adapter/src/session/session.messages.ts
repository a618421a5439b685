/** What the stand-in server says; a real one has its own words. */
export const standInMessages = {
  wrongCredentials: 'The email address or the password is not right.',
  tooManyTries: 'Too many tries. Please wait a moment and try again.',
} as const
