/** Shown if the browser can't run the portal. Only the page has these texts, since the scripts may not run. */
export const unsupportedBrowserMessages = {
  ours: {
    needsScript: 'Save needs JavaScript. Turn it on in your browser, then reload this page.',
    browserTooOld: 'Your browser is too old for Save. Update it or use a newer one.',
  },
} as const
