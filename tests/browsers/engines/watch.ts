/**
 * Records a page's complaints, in a browser that reports none. Inserted into every page. Keeps them for the tab, since
 * another page may follow before we read them.
 */
export function watch(): void {
  const key = 'save-watched'
  const keep = (complaint: string) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.setItem(key, JSON.stringify([...before, complaint]))
  }
  const { console: pageConsole } = globalThis
  for (const level of ['error', 'warn'] as const) {
    const say = pageConsole[level]
    pageConsole[level] = (...texts: readonly unknown[]) => {
      keep(`${level}: ${texts.map(String).join(' ')}`)
      say.apply(pageConsole, [...texts])
    }
  }
  addEventListener('error', (event) => keep(`uncaught: ${event.message}`))
  addEventListener('unhandledrejection', (event) => keep(`uncaught: ${String(event.reason)}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep(`policy: ${effectiveDirective} ${blockedURI}`),
  )
  document.currentScript?.remove()
}

/** Returns the complaints so far. Runs in the page. */
export const watchedOf = (): readonly string[] =>
  JSON.parse(sessionStorage.getItem('save-watched') ?? '[]')
