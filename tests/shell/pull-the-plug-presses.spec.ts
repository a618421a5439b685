import type { Page } from '@playwright/test'
import { cardButton, cardThanks, openAccount } from '../support/savings.ts'
import { demonstration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

// The connection goes at a press that sends one call, without a form: the page says so within a second, the
// call is not repeated automatically, and one press continues once the connection is back.

test.use({ foreseenComplaint: /Failed to load resource|net::ERR_|Failed to fetch/ })

interface PressOf {
  readonly name: string
  readonly isSignedOut?: true
  readonly open: (page: Page) => Promise<void>
  readonly press: (page: Page) => Promise<void>
  /** Where the press sends its call, and how if it is no GET. */
  readonly call: string
  readonly method?: 'POST' | 'DELETE'
  /** What the page says while the connection is gone, besides that. */
  readonly says?: string | RegExp
  /** The foot of the page, which says one thing at a time, says this. */
  readonly isSaidAlone?: true
  /** What is there, as long as the connection is gone and after it: what was typed or chosen, or a question. */
  readonly holds?: (page: Page) => Promise<void>
  /** The press that continues, if it is not the same one again. */
  readonly goOn?: (page: Page) => Promise<void>
  readonly isDone: (page: Page) => Promise<void>
}

const offline = (page: Page) => page.getByText('You are offline. What you typed is still here.')
const visible = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first()
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const tryAgain = (page: Page) =>
  page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first().click()

const star = (page: Page) => page.getByRole('button', { name: 'Favourite Hearthwick Kitchens' })
const openRetailer = async (page: Page) => {
  await page.goto('/Member/Retailer/1040/hearthwick-kitchens')
  await expect(page.getByText('4 Offers available today')).toBeVisible()
}

/** What came of a call that moves money is read before it can be sent again (OQ-135). */
const checkAgain = (page: Page) => page.getByRole('button', { name: 'Check again' }).first()
const waitsForCheck = (page: Page) => expect(checkAgain(page)).toBeVisible()

const searchBox = (page: Page) =>
  page.getByRole('banner').getByRole('searchbox', { name: 'Search' })

const presses: readonly PressOf[] = [
  {
    name: 'a withdrawal to the card',
    open: openAccount,
    press: (page) => cardButton(page).click(),
    call: '**/api/WithdrawSavings',
    says: /^An error occured/,
    holds: waitsForCheck,
    goOn: async (page) => {
      await checkAgain(page).click()
      await expect(cardButton(page)).toBeEnabled()
      await cardButton(page).click()
    },
    isDone: (page) => expect(page.getByText(cardThanks)).toBeVisible(),
  },
  {
    name: 'cancelling a choice',
    open: openAccount,
    press: (page) => press(page, 'Cancel Dental plan'),
    call: '**/api/CancelChoice',
    method: 'POST',
    says: 'Something went wrong.',
    holds: waitsForCheck,
    goOn: async (page) => {
      await checkAgain(page).click()
      await press(page, 'Cancel Dental plan')
    },
    isDone: (page) =>
      expect(page.getByRole('row').filter({ hasText: 'Dental plan' })).toContainText('Cancelled'),
  },
  {
    name: 'a star',
    open: openRetailer,
    press: (page) => star(page).click(),
    call: '**/api/Member/Favourites',
    method: 'POST',
    holds: (page) => expect(star(page)).toHaveAttribute('aria-pressed', 'false'),
    isDone: (page) => expect(star(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'a search',
    open: async (page) => {
      await page.goto('/Member/Home/Dashboard')
      await page.getByRole('heading', { level: 1, name: /Hello/ }).waitFor()
      await searchBox(page).fill('cycle')
    },
    press: (page) => page.keyboard.press('Enter'),
    call: '**/api/search**',
    says: 'Something went wrong.',
    holds: (page) =>
      expect(page.getByRole('main').getByRole('searchbox', { name: 'Search' })).toHaveValue(
        'cycle',
      ),
    goOn: tryAgain,
    isDone: (page) =>
      expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
        /cycle/i,
      ),
  },
  {
    name: 'a login',
    isSignedOut: true,
    open: async (page) => {
      await page.goto('/Member/Login')
      await page.getByLabel('Email').fill(demonstration.email)
      await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
    },
    press: (page) => press(page, 'Login'),
    call: '**/api/Login',
    method: 'POST',
    says: 'Something went wrong.',
    holds: async (page) => {
      await expect(page.getByLabel('Email')).toHaveValue(demonstration.email)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demonstration.password)
    },
    isDone: (page) => expect(page).toHaveURL(/\/Member\/Home\/Dashboard$/),
  },
  {
    name: 'a logout',
    open: async (page) => {
      await page.goto('/Member/Contact')
      await page.getByLabel('Category').selectOption('Cashback')
      await page.getByLabel('Description').fill('My cashback is missing.')
    },
    press: async (page) => {
      await press(page, 'Menu')
      await press(page, 'Logout')
    },
    call: '**/api/logout',
    method: 'POST',
    says: 'We don’t know if you are logged out. Please try again.',
    isSaidAlone: true,
    holds: (page) => expect(page.getByLabel('Description')).toHaveValue('My cashback is missing.'),
    goOn: tryAgain,
    isDone: (page) => expect(page).toHaveURL('/Member/Login'),
  },
]

for (const journey of presses) {
  const { name, isSignedOut, isSaidAlone, open, call, says, holds } = journey
  const { method = 'GET', goOn = journey.press } = journey
  test(`${name}: the connection fails at the press, and one press continues when it is back`, async ({
    page,
    context,
    world,
  }) => {
    await world.arrange({ signedIn: !isSignedOut, scenario: ['no-favourites'] })
    await open(page)
    let sent = 0
    await page.route(call, async (route) => {
      if (route.request().method() !== method) return route.continue()
      sent += 1
      if (sent > 1) return route.continue()
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await journey.press(page)
    await expect.poll(() => sent).toBe(1)
    if (!isSaidAlone) await expect(offline(page)).toBeVisible()
    if (says) await expect(visible(page, says)).toBeVisible()
    await holds?.(page)

    await context.setOffline(false)
    await expect(offline(page)).toBeHidden()
    await holds?.(page)
    expect(sent, 'calls until the member presses again').toBe(1)
    await goOn(page)
    await journey.isDone(page)
    // A star changes before its call is sent.
    await expect.poll(() => sent).toBe(2)
  })
}
