import type { Page } from '@playwright/test'

/** Holds a call back until the test releases it, no matter how long the page takes. */
export async function holdCall(page: Page, path: string | RegExp): Promise<() => void> {
  const { promise: mayGoOn, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(
    path instanceof RegExp ? path : ({ pathname }) => pathname === path,
    async (route) => {
      await mayGoOn
      await route.continue()
    },
  )
  return letGo
}

const releases = new WeakMap<Page, () => void>()

/** Holds a call back until `letAnswer`. */
export async function holdForNow(page: Page, path: string): Promise<void> {
  releases.set(page, await holdCall(page, path))
}

export const letAnswer = (page: Page): void => releases.get(page)?.()

/**
 * Call it before the page is opened. A page gets a response later than the browser.
 * @returns waits until the page has the whole response to its call, and has had time to react
 */
export async function pageHears(page: Page, path: string): Promise<() => Promise<unknown>> {
  await page.addInitScript((path) => {
    const wait = window.setTimeout.bind(window)
    const send = window.fetch.bind(window)
    window.fetch = async (...asked) => {
      const answer = await send(...asked)
      if (new URL(answer.url).pathname === path) {
        await answer.clone().text()
        wait(() => Object.assign(window, { hasHeard: true }))
      }
      return answer
    }
  }, path)
  return () => page.waitForFunction(() => Reflect.get(window, 'hasHeard') === true)
}
