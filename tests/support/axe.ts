import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What differs where only colours do: in the dark. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** What differs where only the width does. */
export const rulesOfSizes = ['scrollable-region-focusable', 'target-size']

/**
 * The version of axe that the builder was made for; minified, it is less than half the size to send
 * and to read.
 */
const { resolve } = createRequire(fileURLToPath(import.meta.resolve('@axe-core/playwright')))
const axe = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/** Axe is in the page already; the builder would add it again. */
const nothing = 'void 0'

interface Asked {
  /** The only rules to ask; without them, all of WCAG 2.2 AA. */
  readonly rules?: readonly string[]
  /** Reading style sheets again, which a page opened as a file may not do. */
  readonly preload?: boolean
}

/**
 * What axe finds on the page as it is now, by WCAG 2.2 AA. It is added to a page once, describes
 * only violations and undecided cases, and runs in its legacy mode, which leaves out frames of
 * other origins. Together these save more than half of its time.
 */
export async function askAxe(page: Page, { rules, preload = true }: Asked = {}) {
  await Promise.all(page.frames().map(bringAxe))
  const builder = new AxeBuilder({ page, axeSource: nothing })
    .options({ preload, resultTypes: ['violations', 'incomplete'] })
    .setLegacyMode()
  const { violations, incomplete } = await (rules
    ? builder.withRules([...rules])
    : builder.withTags(wcag22aa)
  ).analyze()
  return { violations, incomplete }
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
}
