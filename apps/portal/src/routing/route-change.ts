import type { AnyRouter } from '@tanstack/react-router'

/**
 * What a change of the path means to whoever looks or listens: the page starts at its top, Back and
 * Forward included (SHELL-02, OQ-024), and the focus goes to its heading, which is so announced
 * (OQ-133). A change of the query alone is none. Returns how to stop.
 */
export function followRouteChanges(router: AnyRouter): () => void {
  const heading = headingFocus()
  const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation) return
    window.scrollTo(0, 0)
    heading.focus()
  })
  return () => {
    unsubscribe()
    heading.release()
  }
}

/** Keeps the focus on the heading even when the page replaces it, as on the end of loading. */
function headingFocus() {
  let focused: HTMLElement | null = null

  const focus = () => {
    focused = document.querySelector('main h1')
    if (!focused) return
    focused.tabIndex = -1
    focused.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return
    if (document.activeElement === document.body) focus()
    else focused = null
  })
  observer.observe(document.body, { childList: true, subtree: true })

  return { focus, release: () => observer.disconnect() }
}
