import { tried } from '@save/ui/tried'

/**
 * Moves the focus to the page's heading, so that screen readers announce it (OQ-133). The description, such as the page
 * of a list, stays while the heading has the focus.
 */
export function focusHeading(description?: string, preventScroll = true): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  if (description !== undefined) {
    heading.setAttribute('aria-description', description)
    heading.addEventListener('blur', () => heading.removeAttribute('aria-description'), {
      once: true,
    })
  }
  heading.focus({ preventScroll })
}

/**
 * Focuses the heading after a wait, if the focused control has been disabled and the member has not moved on.
 * @param preventScroll false to scroll the heading into view
 */
export function focusHeadingIfLost(preventScroll = true): void {
  const { activeElement: focused, body } = document
  if (focused === null || focused === body || focused.matches(':disabled'))
    focusHeading(undefined, preventScroll)
}

/**
 * Focuses the heading if the focused element disappears, such as a loading screen's heading or a retry button.
 * Otherwise the browser would start again at the top of the document. Returns a function that stops it.
 */
export function keepFocusInPage(): () => void {
  let focused: Element | null = null
  const remember = ({ target }: FocusEvent) => {
    focused = target instanceof Element && target.closest('main, .foot-bar') ? target : null
  }
  const look = () => {
    if (!focused || focused.isConnected) return
    focused = null
    if (document.activeElement === document.body) focusHeading()
  }
  const observer = tried(() => new MutationObserver(look))
  document.addEventListener('focusin', remember)
  observer?.observe(document.body, { childList: true, subtree: true })

  return () => {
    document.removeEventListener('focusin', remember)
    observer?.disconnect()
  }
}
