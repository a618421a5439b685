import { type Browser, expect, type TestType } from '@playwright/test'

type Test = TestType<object, { readonly browser: Browser }>

export function testOpening(test: Test, rulebook: string): void {
  test('no chapter is laid out before one is chosen, and all of them are there if the script is not', async ({
    browser,
  }) => {
    // The browser complains of the missing script.
    const page = await browser.newPage()
    const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/rulebook.js', async (route) => {
      await isOver
      await route.abort()
    })
    await page.goto(rulebook, { waitUntil: 'commit' })
    await expect(page.locator('#decisions')).toBeAttached()
    const chapters = () =>
      page.locator('section.chapter').evaluateAll((all) => ({
        all: all.length,
        shown: all.filter((chapter) => chapter.checkVisibility()).length,
      }))
    expect((await chapters()).shown).toBe(0)
    letGo()
    await expect.poll(async () => (await chapters()).shown).toBeGreaterThan(0)
    const { all, shown } = await chapters()
    expect(shown).toBe(all)
    await page.close()
  })
}
