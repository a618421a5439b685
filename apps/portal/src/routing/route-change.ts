import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading, keepFocusInPage } from './heading-focus.ts'

/**
 * What a change of the path means to whoever looks or listens: the page starts at its top, Back and
 * Forward included (SHELL-02, OQ-024), and the focus goes to its heading (OQ-133). A change of the
 * query alone is none. Returns how to stop.
 */
export function followRouteChanges(router: AnyRouter): () => void {
  const letFocusGo = keepFocusInPage()
  const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation) return
    window.scrollTo(0, 0)
    focusHeading()
  })
  return () => {
    unsubscribe()
    letFocusGo()
  }
}
