/**
 * WebKit remembers a script that it could not preload, and every later import of it fails, even in the next document.
 * Requesting the address as anything else makes it forget.
 */
export function forgetFailedPreloads(ask: (address: string) => Promise<unknown>): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') void ask(target.href)
    },
    // Such an error does not bubble.
    { capture: true },
  )
}
