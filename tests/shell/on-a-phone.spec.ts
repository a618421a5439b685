import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

async function placeOf(part: Locator) {
  await expect(part).toBeVisible()
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, top: y, bottom: y + height }
}

test('OQ-069, SEARCH-04 on a phone the list starts early: Help beside the way back, toggles and choices on one line each, and no buttons for a single page', async ({
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

test('DASH-28 the chevron of a heading that leads on stays with its last word', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['long-names'] })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const heads = await page.locator('.section-head a').evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange()
      words.selectNodeContents(link.firstChild ?? link)
      const lines = [...words.getClientRects()]
      const last = lines.at(-1)
      const chevron = link.querySelector('svg')?.getBoundingClientRect()
      if (!last || !chevron) return undefined
      return {
        lines: lines.length,
        gap: chevron.left - last.right,
        isOnLine: chevron.top > last.top - 4 && chevron.bottom < last.bottom + 4,
      }
    }),
  )
  expect(heads.some((head) => (head?.lines ?? 0) > 1)).toBe(true)
  for (const head of heads) {
    expect(head?.isOnLine).toBe(true)
    expect(head?.gap).toBeGreaterThan(2)
    expect(head?.gap).toBeLessThan(12)
  }
})
