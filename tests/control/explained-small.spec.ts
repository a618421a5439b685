import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ world }) => {
  await world.arrange({ signedIn: true, scenario: ['explained'] })
})

test('on a small screen what is explained stays in view above the list, also at the page’s end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/Member/MyAccount')
  const panel = page.getByRole('complementary', { name: 'Explanation of this screen' })
  await panel.getByRole('button', { name: /^Explain this screen/ }).click()
  await panel.locator('summary', { hasText: /^The purchase amount of .*£412\.00/ }).click()
  const list = await panel.locator('#list').boundingBox()
  expect(list?.height ?? 800).toBeLessThanOrEqual(0.4 * 800)
  const amount = page.locator('[data-looked-at]')
  const isClear = async () => {
    const place = await amount.boundingBox()
    return place !== null && place.y >= 0 && place.y + place.height <= (list?.y ?? 0)
  }
  await expect.poll(isClear).toBe(true)
  const footer = page.getByRole('contentinfo').getByRole('link').last()
  await footer.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect
    .poll(async () => {
      const end = await footer.boundingBox()
      return end !== null && end.y + end.height <= (list?.y ?? 0)
    })
    .toBe(true)
})
