import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { portalRouter } from '../routing/portal-router.ts'
import { windowBrowser } from './window-browser.ts'

test('OQ-134 at logout the page is painted once more without the member’s data before it closes', () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const goTo = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  windowBrowser(portalRouter(createMemoryHistory())).goToForGood('/Member/Login')
  // The first frame comes before the browser paints the cover, the second after it.
  for (const place of [0, 1]) {
    expect(goTo).not.toHaveBeenCalled()
    frames[place]?.(0)
  }
  expect(goTo).toHaveBeenCalledWith('/Member/Login')
  vi.unstubAllGlobals()
})

test.each([
  ['hidden', true],
  ['visible', false],
] as const)('OQ-135 a message on a %s page may go unseen: %s', (visibility, expected) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden')
  expect(windowBrowser(portalRouter(createMemoryHistory())).isOutOfSight?.()).toBe(expected)
})
