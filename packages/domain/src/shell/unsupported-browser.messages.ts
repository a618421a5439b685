/** Shown if the browser can't run the portal. Only the page has these texts, since the scripts may not run. */
export const unsupportedBrowserMessages = {
  ours: {
    needsScript:
      'Save needs JavaScript. Please switch it on in your browser, then load this page again.',
    browserTooOld:
      'This browser is too old for Save. Please update it, or open this page in a newer one.',
  },
} as const
