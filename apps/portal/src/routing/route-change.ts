import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading, keepFocusInPage } from './heading-focus.ts'

/**
 * What a change of path does: the page starts at the top, after Back and Forward too (SHELL-02,
 * OQ-024), and the heading gets the focus (OQ-133). A change of the query alone does nothing.
 * Returns a function that stops it.
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
