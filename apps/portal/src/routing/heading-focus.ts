import { tried } from '@save/ui/tried'

/**
 * Moves the focus to the page's heading, which announces it (OQ-133), along with a description that
 * holds while the heading has the focus, such as the page of a list.
 */
export function focusHeading(said?: string, preventScroll = true): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  if (said !== undefined) {
    heading.setAttribute('aria-description', said)
    heading.addEventListener('blur', () => heading.removeAttribute('aria-description'), {
      once: true,
    })
  }
  heading.focus({ preventScroll })
}

/**
 * After a wait: the control that had the focus may be disabled by now. The heading takes the focus,
 * unless the member has moved on.
 *
 * @param preventScroll or else it is brought into view
 */
export function focusHeadingIfLost(preventScroll = true): void {
  const { activeElement: focused, body } = document
  if (focused === null || focused === body || focused.matches(':disabled'))
    focusHeading(undefined, preventScroll)
}

/**
 * Whatever has the focus may disappear: the heading of a loading screen, the button that tried
 * again. A browser would then start over at the top of the document; this moves the focus to the
 * heading instead. Returns a function that stops it.
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
