export const unheardPolicy = {
  /**
   * How long a tab still remembers a call that got no answer although its own page says so: a reload
   * of the page cuts its calls off first, and the page is gone soon after.
   */
  unloadingMs: 1000,
} as const
