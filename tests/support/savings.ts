import type { Page } from '@playwright/test'

interface Line {
  readonly Name: string
  readonly Status: string
}

/** What the world has of the member's savings, whatever a page shows. */
export async function savingsOf(page: Page) {
  const answer = await page.request.get('/api/member')
  if (!answer.ok()) throw new Error(`GET /api/member: ${answer.status()}`)
  const { AvailableBalance, Transactions } = await answer.json()
  return {
    balance: AvailableBalance as number,
    lines: (Transactions as readonly Line[]).map(({ Name, Status }) => `${Name} ${Status}`),
  }
}

/** How often the page asked the server for something. */
export function countCalls(page: Page, method: string, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) calls += 1
  })
  return () => calls
}
