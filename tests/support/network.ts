import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

const requested = new WeakMap<Page, Set<Request>>()

/** Follows the requests of each page of a context. A new document replaces the previous one. */
export function followRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const sent = new Set<Request>()
    requested.set(page, sent)
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) sent.clear()
      sent.add(request)
    })
  })
}

/**
 * Waits until a page's requests are all answered, and there are no more for half a second. Unlike Playwright's
 * 'networkidle', it names those without an answer.
 */
export async function quietNetwork(page: Page): Promise<void> {
  const sent = requested.get(page)
  if (!sent) throw new Error('Call followRequests() for this context before it opens a page.')
  for (let before = -1; before !== sent.size; ) {
    before = sent.size
    await expect.poll(() => unanswered(sent), 'what has no answer').toEqual([])
    await page.waitForTimeout(500)
  }
}

const unanswered = (sent: ReadonlySet<Request>): readonly string[] =>
  [...sent]
    .filter((request) => request.timing().responseEnd < 0 && request.failure() === null)
    .map((request) => request.url())
