/** How long after loading a page counts as idle. */
const quietMs = 1_000

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Resolves when the page is idle, or at once when the member does something. For work that can wait. */
export const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const quiet = new AbortController()
    const { signal } = quiet
    const end = () => {
      quiet.abort()
      resolve()
    }
    const settle = () => {
      const timer = setTimeout(end, quietMs)
      signal.addEventListener('abort', () => clearTimeout(timer))
    }
    for (const sign of signsOfLife)
      window.addEventListener(sign, end, { signal, passive: true, capture: true })
    if (document.readyState === 'complete') settle()
    else window.addEventListener('load', settle, { signal })
  })
