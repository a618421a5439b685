import type { Page } from '@playwright/test'

/** From its next load, this page hears nothing of other tabs, as one on another device. */
export const hearNoOtherTab = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  })
