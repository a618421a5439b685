/**
 * WebKit remembers a script that it couldn't preload: every later import fails, even in the next document. Requesting
 * the address as another type makes it forget.
 */
export function forgetFailedPreloads(ask: (address: string) => Promise<unknown>): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') void ask(target.href)
    },
    // These errors don't bubble.
    { capture: true },
  )
}
