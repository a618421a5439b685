import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that depend on colours, for dark mode. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** The rules that depend on the width. */
export const rulesOfSizes = ['scrollable-region-focusable', 'target-size']

/** The version of axe that the builder needs. Minified, it takes less than half as long to send and to read. */
const { resolve } = createRequire(fileURLToPath(import.meta.resolve('@axe-core/playwright')))
const axe = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/** Axe is already in the page, and the builder would add it again. */
const nothing = 'void 0'

interface Asked {
  /** The only rules to check. Without them, all of WCAG 2.2 AA. */
  readonly rules?: readonly string[]
  /** False to keep axe from reading style sheets again, which a page opened as a file may not do. */
  readonly preload?: boolean
}

/**
 * Runs axe on the page, by WCAG 2.2 AA. We add it to a page once. It describes only violations and undecided cases, and
 * its legacy mode leaves out frames of other origins. Together these save more than half of its time.
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
