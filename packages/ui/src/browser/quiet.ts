/** How long after loading a page counts as idle. */
const idleAfterMs = 1_000

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Resolves when the page is idle, or at once when the member does something. For work that can wait. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const listeners = new AbortController()
    const { signal } = listeners
    const end = () => {
      listeners.abort()
      resolve()
    }
    const settle = () => {
      const timer = setTimeout(end, idleAfterMs)
      signal.addEventListener('abort', () => clearTimeout(timer))
    }
    for (const sign of signsOfLife)
      window.addEventListener(sign, end, { signal, passive: true, capture: true })
    if (document.readyState === 'complete') settle()
    else window.addEventListener('load', settle, { signal })
  })
