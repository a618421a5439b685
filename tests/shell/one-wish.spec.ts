import type { Locator, Page } from '@playwright/test'
import { cardButton, openAccount } from '../support/savings.ts'
import { demonstration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

// A key pressed soon after the previous press doesn't submit again, on a button or in a field, no
// matter how fast the first was refused. The test sets the times of presses, so that a busy machine
// doesn't affect it.

interface GuardedPage {
  readonly call: string
  readonly isSignedOut?: true
  readonly open: (page: Page) => Promise<unknown>
  readonly button: (page: Page) => Locator
  readonly field?: string
}

/** A separate button, and a form. All others are made of these two. */
const guardedPages: Readonly<Record<string, GuardedPage>> = {
  'CARDW-03, OQ-135 a withdrawal to the card': {
    call: 'GET /api/WithdrawSavings',
    open: openAccount,
    button: cardButton,
  },
  'LOGIN-17, OQ-135 a login': {
    call: 'POST /api/Login',
    isSignedOut: true,
    open: async (page) => {
      await page.goto('/Member/Login')
      await page.getByLabel('Email').fill(demonstration.email)
      await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
    },
    button: (page) => page.getByRole('button', { name: 'Login' }),
    field: 'Email',
  },
}

/** From now on every event has this time. */
const happensAt = (page: Page, at: number) =>
  page.evaluate((ms) => {
    Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => ms })
  }, at)

async function pressAt(page: Page, locator: Locator, key: string, at: number): Promise<void> {
  await happensAt(page, at)
  await locator.focus()
  await page.keyboard.press(key)
}

for (const [description, { call, isSignedOut, open, button, field }] of Object.entries(
  guardedPages,
))
  test(`${description} that is refused at once: a double key press submits once, and a later press again`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: !isSignedOut, faults: [{ call, kind: 'forbidden' }] })
    await open(page)
    const calls = async () => (await world.requests(call)).length
    const isRefused = async () => {
      await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible()
      await expect(button(page)).toBeEnabled()
    }
    let start = 1_000_000
    let submits = 0
    for (const [key, where] of [
      ['Enter', 'the button'],
      ['Space', 'the button'],
      ...(field ? [['Enter', field] as const] : []),
    ] as const)
      await test.step(`${key} on ${where}`, async () => {
        const locator = where === field ? page.getByLabel(where, { exact: true }) : button(page)
        await pressAt(page, locator, key, start)
        submits += 1
        await expect.poll(calls).toBe(submits)
        await isRefused()
        for (const after of [120, 300]) await pressAt(page, locator, key, start + after)
        await expect(button(page)).toBeEnabled()
        expect(await calls()).toBe(submits)
        await pressAt(page, locator, key, start + 600)
        submits += 1
        await expect.poll(calls).toBe(submits)
        await isRefused()
        start += 10_000
      })
  })
