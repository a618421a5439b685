import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Where axe is in the page already, this is brought instead of it. */
const nothing = 'void 0'

interface Asked {
  readonly without?: readonly string[]
  /** Read style sheets again, which a page opened as a file may not. */
  readonly preload?: boolean
}

/**
 * What axe says of the page as it is now, held against WCAG 2.2 AA. It is brought into a page once,
 * describes nothing but what it finds or can't decide, and works in its legacy mode, which leaves
 * out frames of other origins. All three together take 40 % of its time.
 */
export async function askAxe(page: Page, { without = [], preload = true }: Asked = {}) {
  const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(hasAxe)))
  const isThere = frames.every(Boolean)
  const { violations, incomplete } = await new AxeBuilder({
    page,
    ...(isThere && { axeSource: nothing }),
  })
    .options({ preload, resultTypes: ['violations', 'incomplete'] })
    .withTags(wcag22aa)
    .disableRules([...without])
    .setLegacyMode()
    .analyze()
  return { violations, incomplete }
}

const hasAxe = () => 'axe' in window
