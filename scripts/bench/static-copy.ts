import type { Browser } from '@playwright/test'
import type { Visit } from './measure-page.ts'

/**
 * The finished page as plain HTML: our style sheet and pictures, the carousel's first slide without motion, and no
 * script. No page can cost less.
 */
export async function staticCopy(browser: Browser, visit: Visit): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const { origin } = new URL(visit.url)
    await context.addCookies((visit.cookies ?? []).map((cookie) => ({ ...cookie, url: origin })))
    const page = await context.newPage()
    const { isLate = () => false } = visit
    await page.route(
      (url) => isLate(url.href),
      (route) => route.abort(),
    )
    await page.goto(visit.url)
    await page.locator(visit.usable).first().waitFor()
    await page.waitForLoadState('networkidle')
    return await page.evaluate(() => {
      for (const part of document.querySelectorAll('script, link[rel=modulepreload]')) part.remove()
      delete document.documentElement.dataset['starting']
      return `<!doctype html>${document.documentElement.outerHTML}`
    })
  } finally {
    await context.close()
  }
}
