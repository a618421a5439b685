/** The stand-in's own wording; a real server has its own. */
export const standInMessages = {
  wrongCredentials: 'The email address or the password is not right.',
  tooManyTries: 'Too many tries. Please wait a moment and try again.',
} as const
