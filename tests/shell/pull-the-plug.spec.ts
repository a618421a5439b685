import type { BrowserContext, Page } from '@playwright/test'
import { installClock } from '../support/clock.ts'
import {
  cardButton,
  cardThanks,
  openAccount,
  openTransfer,
  submitTransfer,
} from '../support/savings.ts'
import { expect, test } from '../support/test.ts'

// The connection is lost at any moment of a form, or at a press that sends a call. The page says
// so, nothing typed is lost, nothing is sent automatically, and a press continues once the
// connection is back.

test.use({ foreseenComplaint: /Failed to load resource|net::ERR_|Failed to fetch/ })

const offline = (page: Page) =>
  page.getByText('You’re offline. Anything you’ve typed is still here.')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const cancelDental = async (page: Page) => {
  await press(page, 'Cancel Dental plan')
  await press(page, 'Yes, cancel it')
}

/** The outcome of a call that moves money is read before it can be sent again (OQ-135). */
const checkAgain = (page: Page) => page.getByRole('button', { name: 'Check again' }).first()

/**
 * Cuts the connection at the first such call.
 * @returns the number of sent calls
 */
async function loseConnectionAt(
  page: Page,
  context: BrowserContext,
  call: string,
  method: 'GET' | 'POST',
): Promise<() => number> {
  let sent = 0
  await page.route(`**${call}`, async (route) => {
    if (route.request().method() !== method) return route.continue()
    sent += 1
    if (sent > 1) return route.continue()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  return () => sent
}

/** A call without a response may take effect within a minute. Until then nothing else is sent (OQ-135). */
const lateEffectMs = 60_000

test('a bank withdrawal survives losing the connection before each field, and at the press', async ({
  page,
  context,
  world,
}) => {
  const texts = [
    ['Amount (transfer value)', '200'],
    ['Account number', '00123456'],
    ['Sort code', '20-00-01'],
    ['Contact telephone number', '01632 960 774'],
  ] as const
  await world.arrange({ signedIn: true })
  const pass = await installClock(context)
  await openTransfer(page)
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  const holds = async (typed: readonly (readonly [string, string])[]) => {
    for (const [label, text] of typed) await expect(field(label)).toHaveValue(text)
  }
  for (const [index, [label, text]] of texts.entries()) {
    await context.setOffline(true)
    await expect(offline(page)).toBeVisible()
    await field(label).fill(text)
    await context.setOffline(false)
    await expect(offline(page)).toBeHidden()
    await holds(texts.slice(0, index + 1))
  }

  const sent = await loseConnectionAt(page, context, '/api/WithdrawSavingsViaBank', 'POST')
  await submitTransfer(page).click()
  await expect(offline(page)).toBeVisible()
  await expect(
    page.getByRole('alert').filter({ hasText: /went wrong|error occured/ }),
  ).toBeVisible()
  await holds(texts)
  await context.setOffline(false)
  await expect(offline(page)).toBeHidden()
  expect(sent()).toBe(1)
  await checkAgain(page).click()
  await pass(lateEffectMs)
  await expect(submitTransfer(page)).toBeEnabled()
  await holds(texts)
  await submitTransfer(page).click()
  await expect(page.getByText(/^Thank you for your request/)).toBeVisible()
  expect(sent()).toBe(2)
})

interface PressOf {
  readonly name: string
  readonly press: (page: Page) => Promise<void>
  readonly call: string
  readonly method: 'GET' | 'POST'
  /** What else the page says while the connection is lost. */
  readonly says: string | RegExp
  /** Set if the foot of the page shows only this message. */
  readonly isSaidAlone?: true
  /** The press that continues, if it differs from the first. */
  readonly goOn: (page: Page, pass: (milliseconds: number) => Promise<void>) => Promise<void>
  readonly isDone: (page: Page) => Promise<void>
}

const presses: readonly PressOf[] = [
  {
    name: 'a withdrawal to the card',
    press: (page) => cardButton(page).click(),
    call: '/api/WithdrawSavings',
    method: 'GET',
    says: /^An error occured/,
    goOn: async (page, pass) => {
      await checkAgain(page).click()
      await pass(lateEffectMs)
      await expect(cardButton(page)).toBeEnabled()
      await cardButton(page).click()
    },
    isDone: (page) => expect(page.getByText(cardThanks)).toBeVisible(),
  },
  {
    name: 'cancelling a choice',
    press: cancelDental,
    call: '/api/CancelChoice',
    method: 'POST',
    says: 'Something went wrong.',
    goOn: async (page, pass) => {
      await checkAgain(page).click()
      await pass(lateEffectMs)
      await cancelDental(page)
    },
    isDone: (page) =>
      expect(page.getByRole('row').filter({ hasText: 'Dental plan' })).toContainText('Cancelled'),
  },
  {
    name: 'a logout',
    press: async (page) => {
      await press(page, 'Menu')
      await press(page, 'Logout')
    },
    call: '/api/logout',
    method: 'POST',
    says: 'We don’t know if you’re logged out. Try again.',
    isSaidAlone: true,
    goOn: (page) => press(page, 'Try again'),
    isDone: (page) => expect(page).toHaveURL('/Member/Login'),
  },
]

test('a withdrawal, a cancellation and a logout survive losing the connection at the press, and one press continues when it is back', async ({
  page,
  context,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const pass = await installClock(context)
  await openAccount(page)
  for (const { name, call, method, says, isSaidAlone, goOn, isDone, ...journey } of presses)
    await test.step(name, async () => {
      const sent = await loseConnectionAt(page, context, call, method)
      await journey.press(page)
      await expect.poll(sent).toBe(1)
      if (!isSaidAlone) {
        await expect(offline(page)).toBeVisible()
        await expect(checkAgain(page)).toBeVisible()
      }
      await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible()
      await context.setOffline(false)
      await expect(offline(page)).toBeHidden()
      if (!isSaidAlone) await expect(checkAgain(page)).toBeVisible()
      expect(sent(), 'calls until the member presses again').toBe(1)
      await goOn(page, pass)
      await isDone(page)
      expect(sent()).toBe(2)
    })
})
