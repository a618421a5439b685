import type { Locator, Page } from '@playwright/test'
import { filledForms } from '../support/filled-forms.ts'
import { expect, test } from '../support/test.ts'

// The connection is lost at any moment of a form: the page says so, nothing typed is lost, nothing
// is sent automatically, and a press continues once the connection is back.

test.use({ foreseenComplaint: /Failed to load resource|net::ERR_|Failed to fetch/ })

const offline = (page: Page) => page.getByText('You are offline. What you typed is still here.')

/** The effect of the last call has to be read before anything is sent again (OQ-135). */
async function checkAgainIfAsked(page: Page, submit: Locator): Promise<void> {
  const again = page.getByRole('button', { name: 'Check again' })
  await expect(again.or(submit).first()).toBeEnabled()
  if (await again.isVisible()) await again.click()
  await expect(submit).toBeEnabled()
}

for (const { name, open, steps, submit, call, isDone } of filledForms) {
  test(`${name}: the connection is lost before each field, and comes back after it`, async ({
    page,
    context,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await open(page)
    for (const [index, { type }] of steps.entries()) {
      await context.setOffline(true)
      await expect(offline(page)).toBeVisible()
      await type(page)
      await context.setOffline(false)
      await expect(offline(page)).toBeHidden()
      for (const { holds } of steps.slice(0, index + 1)) await holds(page)
    }
    await submit(page).click()
    await isDone(page)
  })

  if (call === undefined) continue
  test(`${name}: the connection is lost at the press, or before the answer`, async ({
    page,
    context,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await open(page)
    for (const { type } of steps) await type(page)
    let sent = 0
    await page.route(`**${call}`, async (route) => {
      if (route.request().method() === 'GET') return route.continue()
      sent += 1
      if (sent > 1) return route.continue()
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await submit(page).click()
    await expect(offline(page)).toBeVisible()
    await expect(
      page.getByRole('alert').filter({ hasText: /went wrong|error occured/ }),
    ).toBeVisible()
    for (const { holds } of steps) await holds(page)
    await context.setOffline(false)
    await expect(offline(page)).toBeHidden()
    expect(sent).toBe(1)
    await checkAgainIfAsked(page, submit(page))
    for (const { holds } of steps) await holds(page)
    await submit(page).click()
    await isDone(page)
  })
}
