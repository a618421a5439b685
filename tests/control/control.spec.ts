import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('I make a call fail on the control page, see how the portal reacts, and read what was sent', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/_control')
  await page.getByLabel('Call', { exact: true }).selectOption('GET /api/DashboardData')
  await page.getByLabel('What happens').selectOption('unavailable')
  await page.getByRole('button', { name: 'Add this fault' }).click()
  await expect(page.getByRole('status')).toHaveText('The fault is added.')

  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByText('Something went wrong.')).toBeVisible()

  await page.goto('/_control')
  await page.locator('summary', { hasText: '/api/DashboardData' }).first().click()
  await expect(page.getByText('This failure was asked for.')).toBeVisible()
})

test('a bug report is a link: it opens the portal in exactly the world it describes', async ({
  page,
}) => {
  const link =
    '/_control/open?member=newcomer&seed=3&scenario=no-banners&clock=2026-12-24T18:00:00Z'
  await page.goto(`${link}&delay=5&fault=GET+/api/SystemText+error&to=/Member/Home/Dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Sam')
  await page.goto('/_control')
  await expect(page.getByText('newcomer', { exact: true })).toBeVisible()
  await expect(page.getByText('2026-12-24T18:', { exact: false }).first()).toBeVisible()
})

test('the control page is used by keyboard alone', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto('/_control')
  await page.getByLabel('Set the clock to').focus()
  await page.keyboard.type('2027-05-01T10:00:00Z')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('The clock is set.')
  await page.getByRole('button', { name: 'A day later' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2027-05-02T10:00').first()).toBeVisible()
  await page.getByLabel('no-favourites').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Make this world' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('The world is made.')
  await expect(page.getByLabel('no-favourites')).toBeChecked()
})

const widths = [320, 1280]
for (const width of widths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the control’s pages are accessible, ${width} px wide, ${colorScheme}`, async ({
      page,
      world,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await world.arrange({ signedIn: true, faults: [{ call: 'GET /api/member', kind: 'reset' }] })
      await page.request.get('/api/menudetails')
      for (const address of ['/_control', '/_control?done=reset', '/_control/openapi']) {
        await page.goto(address)
        await page.locator('summary').first().click()
        await expectAccessible(page)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      }
    })
  }
}

test.describe('a link that makes no sense', () => {
  test.use({ foreseenComplaint: /Failed to load resource/ })

  test('says so on a page of its own, which is accessible', async ({ page }) => {
    await page.goto('/_control/open?scenario=nonsense')
    await expect(page.getByRole('alert')).toContainText("not 'nonsense'")
    await expectAccessible(page)
  })
})
