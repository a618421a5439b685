import type { Page } from '@playwright/test'
import { expect } from './test.ts'

type Role = Parameters<Page['getByRole']>[0]

/** Presses Tab until the target has the focus. It must be reachable and visible. */
export async function tabTo(
  page: Page,
  role: Role,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const target = page.getByRole(role, { name }).first()
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) {
      // The browser may focus it before the page's style sheet has loaded.
      await expect.poll(() => target.evaluate(hasRing)).toBe(true)
      await expect(target).toBeInViewport()
      return
    }
  }
  throw new Error(`60 presses of ${key} didn’t reach ${role} ${String(name)}.`)
}

/** A ring around itself, around its chip or, if it is a card's link, around the card. */
const hasRing = (element: Element): boolean =>
  [
    element,
    ...(element.matches('.listing-card a') ? [element.closest('.listing-card')] : []),
    element.closest('.chip'),
  ].some((ringed) => {
    if (!ringed) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(ringed)
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return isOutlined || boxShadow !== 'none'
  })
