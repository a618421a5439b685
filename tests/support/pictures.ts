import type { Page } from '@playwright/test'
import { writeStill } from './stills.ts'

const folder = process.env['SAVE_PICTURES']

const widths = [360, 768, 1280]

/** Other browsers paint the pages at these widths: `npm run screens`. */
const stillWidths = [360, 1280]

/**
 * With `SAVE_PICTURES=<folder>`, takes pictures for people: the page at three widths, light and dark, and a still of it
 * for other browsers. Returns true if it took them.
 */
export async function takePictures(page: Page, name: string): Promise<boolean> {
  if (folder === undefined) return false
  const file = name.replaceAll(/[^a-z0-9]+/gi, '-')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const picture = `${file}-${width}-${colorScheme}`
      const path = `${folder}/${picture}.png`
      await page.screenshot({ path, fullPage: true, animations: 'disabled' })
      if (stillWidths.includes(width)) await writeStill(page, `${folder}/stills`, picture)
    }
  }
  return true
}
