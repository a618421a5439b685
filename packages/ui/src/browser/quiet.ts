/** How long after loading a page is quiet: what the member came for is there. */
const quietMs = 1_000

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Resolves when the page is quiet, or at once when the member does something. Anything the page can
 * do without at first waits for that.
 */
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
