/** After so long a browser is asked again to write what it would not. */
const askAgainMs = 1_000

/** The part of a browser's history that writes the address. */
export type WrittenHistory = Pick<History, 'pushState' | 'replaceState'>

/** A place in the history, with the newest address that it is to have. */
interface Owed {
  readonly isPush: boolean
  readonly state: unknown
  readonly url: string | URL | null | undefined
}

/**
 * Some browsers refuse to write the address more than so many times in half a minute, which is soon
 * reached by typing into a search. To the router that would be an error after which no address is
 * ever written again. Here it is a delay: the newest address of each place is written as soon as the
 * browser lets it.
 */
export function makePatient(history: WrittenHistory, window: EventTarget = globalThis): void {
  const { pushState, replaceState } = history
  let owed: readonly Owed[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const pay = () => {
    clearTimeout(timer)
    try {
      for (const { isPush, state, url } of owed) {
        ;(isPush ? pushState : replaceState).call(history, state, '', url)
        owed = owed.slice(1)
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'SecurityError')) {
        owed = []
        throw error
      }
      timer = setTimeout(pay, askAgainMs)
    }
  }

  history.pushState = (state, _, url) => {
    owed = [...owed, { isPush: true, state, url }]
    pay()
  }
  history.replaceState = (state, _, url) => {
    const replaced = owed.at(-1)
    // A new place that was not written yet is still new when its address changes.
    const next = { isPush: replaced?.isPush ?? false, state, url: url ?? replaced?.url }
    owed = [...owed.slice(0, -1), next]
    pay()
  }

  // The member has gone elsewhere in the history: what was owed has lost its place.
  window.addEventListener('popstate', () => {
    owed = []
    clearTimeout(timer)
  })
}
