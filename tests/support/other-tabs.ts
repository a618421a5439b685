import { expect, type Page } from '@playwright/test'

/**
 * A tab learns of a changed purse later than the tab that changed it.
 * @returns waits until this tab has learned it
 */
export async function watchPurse(page: Page, purse: string): Promise<() => Promise<void>> {
  await page.evaluate((purse) => {
    addEventListener('storage', ({ key, newValue }) => {
      const isChanged = newValue?.includes('"changed"') && !newValue.includes('"running"')
      if (key?.startsWith(`save-purse:${purse} `) && isChanged)
        Object.assign(window, { hasHeard: true })
    })
  }, purse)
  const hasHeard = () => page.evaluate(() => Reflect.get(window, 'hasHeard') === true)
  return () => expect.poll(hasHeard).toBe(true)
}
