/** After so long a browser is asked again to write what it would not. */
const askAgainMs = 1_000

/** The part of a browser's history that writes the address. */
export type WrittenHistory = Pick<History, 'pushState' | 'replaceState'>

interface Owed {
  readonly isPush: boolean
  readonly state: unknown
  readonly url: string | URL | null | undefined
}

/**
 * Some browsers refuse to write the address more than so many times in half a minute, which is soon
 * reached by typing into a search. To the router that would be an error after which no address is
 * ever written again. Here it is a delay: the newest address is written as soon as the browser lets it.
 */
export function makePatient(history: WrittenHistory, window: EventTarget = globalThis): void {
  const { pushState, replaceState } = history
  let owed: Owed | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = (next: Owed) => {
    clearTimeout(timer)
    try {
      ;(next.isPush ? pushState : replaceState).call(history, next.state, '', next.url)
      owed = undefined
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error
      owed = next
      timer = setTimeout(() => write(next), askAgainMs)
    }
  }

  // A place that was not written yet and is replaced was never there, but it still takes its own.
  history.pushState = (state, _, url) => write({ isPush: true, state, url })
  history.replaceState = (state, _, url) =>
    write({ isPush: owed?.isPush ?? false, state, url: url ?? owed?.url })

  // The member has gone elsewhere in the history: what was owed has lost its place.
  window.addEventListener('popstate', () => {
    owed = undefined
    clearTimeout(timer)
  })
}
