import { fireEvent } from '@testing-library/react'

/**
 * Clicks the link but prevents the browser from opening it, which would break the following tests.
 * @returns true if the portal leaves the click to the browser
 */
export function isLeftToBrowser(link: Element, keys?: MouseEventInit): boolean {
  let isLeft = false
  const listener = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', listener, { once: true })
  fireEvent.click(link, keys)
  removeEventListener('click', listener)
  return isLeft
}
