import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading, keepFocusInPage } from './heading-focus.ts'

/**
 * When the path changes, scrolls to the top, even after Back and Forward (SHELL-02, OQ-024), and focuses the heading
 * (OQ-133). Ignores changes of the query alone. Returns a function that stops it.
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
