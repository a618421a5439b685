import type { Page } from '@playwright/test'

/** From its next load, this page shares nothing with other tabs, as on another device. */
export const beOnAnotherDevice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const storage = {
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key]
      },
    }
    Object.defineProperty(window, 'localStorage', { value: Object.create(storage) })
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  })
