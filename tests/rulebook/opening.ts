import { type Browser, expect, type Page, type TestType } from '@playwright/test'
import { placeOf } from './place.ts'

type Test = TestType<{ readonly page: Page }, { readonly browser: Browser }>

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

  test('every place has an address of its own', async ({ page }) => {
    await page.goto(rulebook)
    const repeated = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return ids.filter((id, at) => ids.indexOf(id) !== at)
    })
    expect(repeated).toEqual([])
    const rows = page.locator('tr[data-find]:not([id]), li[data-find]:not([id])')
    expect(await rows.count()).toBe(0)
  })

  test('every link within the rulebook leads to a place', async ({ page }) => {
    await page.goto(rulebook)
    const lost = await page.evaluate(() =>
      [...document.querySelectorAll('a[href^="#"]')]
        .map((link) => decodeURIComponent(link.getAttribute('href') ?? '').slice(1))
        .filter((id) => document.getElementById(id) === null),
    )
    expect([...new Set(lost)]).toEqual([])
  })

  test('a link whose place is gone shows the nearest, says so, and offers a search', async ({
    page,
  }) => {
    const missing = page.locator('#missing')
    const table = 'benefits/what-does-it-cost-and-save'
    for (const [gone, nearest] of [
      [`${table}/a-case-that-is-gone`, table],
      ['benefits/a-table-that-is-gone/a-case', 'benefits'],
      ['benefits/a-table-that-is-gone', 'benefits'],
    ] as const) {
      await page.goto(`${rulebook}#${gone}`)
      await expect(missing).toContainText(`Nothing in this book has the link “#${gone}”`)
      await expect(missing).toBeInViewport({ ratio: 1 })
      await expect(page.locator(placeOf(nearest))).toBeInViewport()
    }
    await missing.getByRole('link').click()
    await expect(page.locator('h1:visible')).toHaveText('Found')
    await expect(missing).toBeHidden()
    await page.goto(`${rulebook}#oq-113`)
    await expect(page.locator('#OQ-113')).toBeInViewport()
    await expect(missing).toBeHidden()
  })

  test('a link that counts tables and rows shows the table, and that the row may be any', async ({
    page,
  }) => {
    const missing = page.locator('#missing')
    const table = page.locator(placeOf('benefits/what-does-it-cost-and-save'))
    for (const [old, says] of [
      ['benefits-salary-sacrifice-table-1-row-4', 'Which row was meant, nobody can tell'],
      ['benefits-salary-sacrifice-table-1', 'most likely its table'],
    ] as const) {
      await page.goto(`${rulebook}#${old}`)
      await expect(missing).toContainText(says)
      await expect(missing).toBeInViewport({ ratio: 1 })
      await expect(table).toBeInViewport()
      await expect(page.locator('tr.is-target')).toHaveCount(0)
    }
    await page.goto(`${rulebook}#benefits-order-fact-3`)
    await expect(missing).toContainText('Which test was meant, nobody can tell')
    await expect(page.locator('h1:visible')).toHaveText('Benefits and salary sacrifice')
  })

  test('the skip link leads to the chapter that is open', async ({ page }) => {
    await page.goto(`${rulebook}#payslip`)
    await page.locator('#skip').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await expect(page.locator('h1:visible')).toHaveText('Payslip before and after')
  })
}
