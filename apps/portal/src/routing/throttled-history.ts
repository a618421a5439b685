/** How long to wait before repeating a refused write. */
const retryMs = 1_000

/** The part of a browser's history that writes the address. */
export type WrittenHistory = Pick<History, 'pushState' | 'replaceState'>

/** A history entry, with the newest address to write into it. */
interface PendingWrite {
  readonly isPush: boolean
  readonly state: unknown
  readonly url: string | URL | null | undefined
}

/**
 * Some browsers limit how often the address may be written in half a minute, and typing into a search soon exceeds
 * that. The router would treat the error as final and never write an address again. Instead we delay the write: each
 * entry gets its newest address as soon as the browser accepts it.
 */
export function retryWrites(history: WrittenHistory, window: EventTarget = globalThis): void {
  const { pushState, replaceState } = history
  let pending: readonly PendingWrite[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    try {
      for (const { isPush, state, url } of pending) {
        ;(isPush ? pushState : replaceState).call(history, state, '', url)
        pending = pending.slice(1)
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'SecurityError')) {
        pending = []
        throw error
      }
      timer = setTimeout(flush, retryMs)
    }
  }

  history.pushState = (state, _, url) => {
    pending = [...pending, { isPush: true, state, url }]
    flush()
  }
  history.replaceState = (state, _, url) => {
    const replaced = pending.at(-1)
    // A new entry stays new when its address changes before we write it.
    const next = { isPush: replaced?.isPush ?? false, state, url: url ?? replaced?.url }
    pending = [...pending.slice(0, -1), next]
    flush()
  }

  // The member has gone back or forward, so the waiting entry has nowhere to go.
  window.addEventListener('popstate', () => {
    pending = []
    clearTimeout(timer)
  })
}
