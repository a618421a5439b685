import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

// The test changes the pages, so they no longer match their policy.
test.use({ bypassCSP: true })

/** Misspells the feature, so that the browser ignores it. */
const without = (page: Page, name: RegExp, misspelled: string) =>
  page.route(/\/Member(\/[\w/]*)?$/, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replaceAll(name, misspelled) })
  })

const colourOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('the colours are written for older browsers, in light and dark', async ({ page }) => {
  await page.goto('/Member/Login')
  expect(await page.content()).not.toMatch(/light-dark\(|(oklch|lab)\(\d/)
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  for (const [colorScheme, ground, edge] of [
    ['light', 'rgb(249, 246, 238)', 'rgb(97, 116, 103)'],
    ['dark', 'rgb(14, 26, 21)', 'rgb(114, 134, 122)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    // A colour changes gradually.
    await expect.poll(() => colourOf(page, 'html', 'background-color')).toBe(ground)
    await expect.poll(() => colourOf(page, 'input[type=email]', 'border-top-color')).toBe(edge)
  }
})

/** The system's colour for selected items. */
const highlight = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    Object.assign(probe.style, { background: 'Highlight', forcedColorAdjust: 'none' })
    document.body.append(probe)
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  })

test.describe('Without a connection', () => {
  test.use({ foreseenComplaint: /Failed to load resource|net::ERR_|Failed to fetch/ })

  test('without :has() a chosen chip looks different from the others, and the bar at the foot covers neither the focus nor the end of the page', async ({
    page,
    context,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await without(page, /:has\(/g, ':holds(')
    await page.goto('/Member/Home/Search')
    const chosen = page.getByRole('radio', { name: 'All' })
    await expect(chosen).toBeChecked()
    const background = (name: string) =>
      page
        .getByRole('radio', { name })
        .evaluate((radio) => getComputedStyle(radio.closest('label') ?? radio).backgroundColor)
    expect(await background('All')).not.toBe(await background('Cashback'))
    await page.emulateMedia({ forcedColors: 'active' })
    const chosenInForcedColours = await highlight(page)
    await expect.poll(() => background('All')).toBe(chosenInForcedColours)
    await expect.poll(() => background('Cashback')).not.toBe(chosenInForcedColours)
    await page.emulateMedia({ forcedColors: 'none' })

    await page.setViewportSize({ width: 360, height: 500 })
    await goTo(page, '/Member/Home/Vouchers')
    await expect(page.getByText(/^Page 1 of/)).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('You’re offline.')).toBeVisible()
    const covered = (within: string) =>
      page.locator(`${within} a`).evaluateAll((links) =>
        links.flatMap((link) => {
          link.focus()
          const bar = document.querySelector('.foot-bar')
          const isClear =
            bar && link.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top
          return isClear ? [] : [link.textContent]
        }),
      )
    expect(await covered('main')).toEqual([])
    expect(await covered('footer')).toEqual([])
  })
})

test('an unsupported browser shows a message instead of the frame', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = ((...asked: [string]) =>
      asked[0] !== 'container-type' && supports.apply(CSS, asked)) as typeof CSS.supports
  })
  // The application's scripts don't run there.
  await page.route(/\/assets\/(?!early-)[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByText('Your browser is too old for Save.')).toBeVisible()
  await expect(page.getByText('Loading offers...')).toHaveCount(0)
})
