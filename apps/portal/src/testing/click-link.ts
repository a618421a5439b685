import { fireEvent } from '@testing-library/react'

/**
 * Clicks the link, which the browser does not follow: that would take the page away from the tests that come after.
 *
 * @returns whether the portal leaves the click to the browser
 */
export function isLeftToBrowser(link: Element, keys?: MouseEventInit): boolean {
  let isLeft = false
  const hear = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', hear, { once: true })
  fireEvent.click(link, keys)
  removeEventListener('click', hear)
  return isLeft
}
