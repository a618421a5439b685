/**
 * Moves the focus to the page's heading, which is so announced (OQ-133), and with it whatever is said
 * about it until the focus goes on: where in a list the page is.
 */
export function focusHeading(said?: string): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  if (said !== undefined) {
    heading.setAttribute('aria-description', said)
    heading.addEventListener('blur', () => heading.removeAttribute('aria-description'), {
      once: true,
    })
  }
  heading.focus({ preventScroll: true })
}

/**
 * After a wait: what had the focus was disabled meanwhile, or can't be pressed any more. The heading
 * takes it, unless the member went somewhere else.
 */
export function focusHeadingIfLost(): void {
  const { activeElement: focused, body } = document
  if (focused === null || focused === body || focused.matches(':disabled')) focusHeading()
}

/**
 * Whatever has the focus in the page may go: the heading of a screen that was loading, the button
 * that tried again. A browser then starts over at the top of the document; this hands the focus to
 * the heading instead. Returns how to stop.
 */
export function keepFocusInPage(): () => void {
  let focused: Element | null = null
  const remember = ({ target }: FocusEvent) => {
    focused = target instanceof Element && target.closest('main') ? target : null
  }
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return
    focused = null
    if (document.activeElement === document.body) focusHeading()
  })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })

  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
