import type { Page } from '@playwright/test'

const folder = process.env['SAVE_PICTURES']

const widths = [360, 768, 1280]

/**
 * With `SAVE_PICTURES=<folder>`, what a person looks at: the page at three widths, light and dark.
 * It is left as it was found.
 */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (folder === undefined) return
  const before = page.viewportSize()
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const file = `${name.replaceAll(/[^a-z0-9]+/gi, '-')}-${width}-${colorScheme}.png`
      await page.screenshot({ path: `${folder}/${file}`, fullPage: true, animations: 'disabled' })
    }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}
