/** The stand-in's own wording; a real server has its own. */
export const standInMessages = {
  wrongCredentials: 'The email address or the password is incorrect.',
  tooManyTries: 'Too many attempts. Wait a moment and try again.',
} as const
