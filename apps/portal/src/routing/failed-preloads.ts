/**
 * WebKit keeps a script that it could not fetch ahead, and gives it to every later import, even in
 * the next document. It forgets it as soon as the address is asked for as anything else.
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
