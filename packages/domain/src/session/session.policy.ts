export const sessionPolicy = {
  /** Where the browser goes after a login on its own page (LOGIN-10). */
  afterPageLogin: '/Member?checkvirtualorgs=true',
} as const
