import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

async function placeOf(part: Locator) {
  await expect(part).toBeVisible()
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, top: y, bottom: y + height }
}

test('OQ-069, SEARCH-04 on a phone the list starts early: Help beside the back link, toggles and choices on one line each, and no pager for a single page', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.setViewportSize({ width: 360, height: 780 })
  const button = (name: string) => page.getByRole('button', { name })
  const pager = page.getByRole('navigation', { name: 'Pages' })

  await page.goto('/Member/Home/Cashback?search=fernhill')
  await expect(pager).toHaveText('Page 1 of 1')
  await expect(pager.getByRole('button')).toHaveCount(0)
  const back = await placeOf(page.getByRole('link', { name: 'Back to the dashboard' }))
  const help = await placeOf(button('Help'))
  expect(help.bottom).toBeGreaterThan(back.top)
  expect(help.left).toBeGreaterThan(back.right)
  const toggles = [
    await placeOf(button('View Favourites')),
    await placeOf(button('By most cashback')),
  ]
  expect(new Set(toggles.map(({ top }) => top)).size).toBe(1)
  await button('Help').click()
  await expect
    .poll(async () => (await placeOf(page.getByRole('heading', { level: 1 }))).top)
    .toBeGreaterThan(help.bottom + 100)

  await goTo(page, '/Member/Home/Search?search=a')
  await expect(pager.getByRole('button')).toHaveCount(4)
  const choices = await page
    .getByRole('radio')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect([choices.length, new Set(choices).size]).toEqual([4, 1])

  await goTo(page, '/Member/Retailer/1047/fernhill-books')
  const name = await placeOf(page.getByRole('heading', { level: 1, name: 'Fernhill Books' }))
  const star = await placeOf(button('Favourite Fernhill Books'))
  expect(star.top).toBeGreaterThanOrEqual(name.bottom)
})

/** The position of each part's chevron, relative to the last word of its text. */
const chevronsOf = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((part) => {
      const textRange = document.createRange()
      textRange.selectNodeContents(part.firstChild ?? part)
      const lines = [...textRange.getClientRects()]
      const last = lines.at(-1)
      const chevron = part.querySelector('svg')?.getBoundingClientRect()
      if (!last || !chevron) return undefined
      return {
        lines: lines.length,
        gap: chevron.left - last.right,
        isOnLine: chevron.top > last.top - 4 && chevron.bottom < last.bottom + 4,
      }
    }),
  )

test('DASH-28 the chevron of a linked heading, or of a transaction that opens, stays with its last word', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['long-names'] })
  await page.setViewportSize({ width: 360, height: 780 })
  for (const [path, parts] of [
    ['/Member/Home/Dashboard', page.locator('.section-head a')],
    ['/Member/MyAccount', page.locator('.table-opener')],
  ] as const) {
    await page.goto(path)
    const isLong = async () =>
      (await chevronsOf(parts)).some((chevron) => (chevron?.lines ?? 0) > 1)
    await expect.poll(isLong).toBe(true)
    for (const chevron of await chevronsOf(parts)) {
      expect(chevron?.isOnLine).toBe(true)
      expect(chevron?.gap).toBeGreaterThan(2)
      expect(chevron?.gap).toBeLessThan(12)
    }
  }
})
