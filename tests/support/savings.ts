import { expect, type Page } from '@playwright/test'
import { holdCall } from './held-call.ts'

interface Line {
  readonly Name: string
  readonly Status: string
}

/** The member's savings in the world, independently of any page. */
export async function savingsOf(page: Page) {
  const answer = await page.request.get('/api/member')
  if (!answer.ok()) throw new Error(`GET /api/member answered ${answer.status()}: sign in first.`)
  const { AvailableBalance, Transactions } = await answer.json()
  return {
    balance: AvailableBalance as number,
    lines: (Transactions as readonly Line[]).map(({ Name, Status }) => `${Name} ${Status}`),
  }
}

/** Counts the page's requests of this kind. */
export function countCalls(page: Page, method: string, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) calls += 1
  })
  return () => calls
}

/** Opens the transfer to a bank account, and fills in a fictitious telephone number (01632 960). */
export async function openTransfer(page: Page): Promise<void> {
  await page.goto('/Member/WithdrawViaBank')
  await expect(submitTransfer(page)).toBeEnabled()
}

export async function fillTransfer(
  page: Page,
  change: Readonly<Record<string, string>> = {},
): Promise<void> {
  const fields = {
    'Transfer value': '200',
    'Account number': '00123456',
    'Sort code': '20-00-01',
    'Contact telephone number': '01632 960 774',
    ...change,
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
}

export const submitTransfer = (page: Page) =>
  page.getByRole('button', { name: /^Withdraw(ing\.{3}| to bank)$/ })

/** Opens My Account, where savings are withdrawn to the card. */
export async function openAccount(page: Page): Promise<void> {
  await page.goto('/Member/MyAccount')
  await expect(cardButton(page)).toBeEnabled()
}

export const cardButton = (page: Page) => page.getByRole('button', { name: 'Withdraw to card' })

export const cardThanks = 'Thank you for your withdrawal, you will receive an email shortly.'
export const cardRefusal =
  'Sorry, you are only able to withdraw from your savings account 1 time(s) a day.'

/** The link to the dashboard, on any page. */
export const home = (page: Page) => page.getByRole('link', { name: 'Save', exact: true })

/**
 * Presses the card's button and goes to the dashboard before the response.
 * @returns releases the response
 */
export async function leaveWhileWithdrawing(page: Page): Promise<() => void> {
  const letGo = await holdCall(page, '/api/WithdrawSavings')
  await openAccount(page)
  await cardButton(page).click()
  await home(page).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  return letGo
}
