import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hello, Priya' })

test.describe('the banners', () => {
  const active = (page: Page) => page.locator('.banner-dot[aria-current]')

  test('BANNER-02, BANNER-07, BANNER-09 are at most 920 px wide, and their dots lead to them', async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await page.setViewportSize({ width: 1920, height: 1000 })
    await page.goto('/Member/Home/Dashboard')
    const banner = page.getByRole('region', { name: 'Offers' })
    await expect(banner.locator('.banner-dot')).toHaveCount(4)
    // Given more room, which its column never has, it takes no more.
    await banner.evaluate((element) => {
      const column = element.parentElement
      if (column) column.style.display = 'block'
    })
    expect((await banner.boundingBox())?.width).toBe(920)
    await banner.locator('.banner-dot').nth(2).click()
    await expect(active(page)).toHaveAccessibleName('Slide 3 of 4')
  })

  test('BANNER-02 on paper the banner of now is whole, and no other shows', async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/Member/Home/Dashboard')
    const banner = page.getByRole('region', { name: 'Offers' })
    await banner.getByRole('button', { name: 'Pause' }).click()
    await banner.locator('.banner-dot').nth(1).click()
    await expect(active(page)).toHaveAccessibleName('Slide 2 of 4')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 680, height: 900 })
    const whole = await banner.locator('.banner-frame').boundingBox()
    expect(await banner.getByRole('group', { name: 'Slide 2 of 4' }).boundingBox()).toEqual(whole)
    for (const name of ['Slide 1 of 4', 'Slide 3 of 4', 'Slide 4 of 4'])
      await expect(banner.locator(`[aria-label="${name}"].banner-group`)).toBeHidden()
  })

  test('BANNER-08, BANNER-06 follow a swipe either way, and after the last comes the first', async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await page.goto('/Member/Home/Dashboard')
    const banner = page.getByRole('region', { name: 'Offers' })
    await banner.getByRole('button', { name: 'Pause' }).click()
    const frame = banner.locator('.banner-frame')
    const isSettled = async (name: string) => {
      const slide = await banner.getByRole('group', { name }).boundingBox()
      return Math.round(slide?.x ?? 0) === Math.round((await frame.boundingBox())?.x ?? 1)
    }
    const swipe = async (from: number, to: number) => {
      const box = await frame.boundingBox()
      if (!box) throw new Error('There is no banner')
      const y = box.y + box.height / 2
      await page.mouse.move(box.x + box.width * from, y)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * to, y, { steps: 8 })
      await page.mouse.up()
    }
    for (const name of ['Slide 2 of 4', 'Slide 3 of 4', 'Slide 4 of 4', 'Slide 1 of 4']) {
      await swipe(0.8, 0.2)
      await expect(active(page)).toHaveAccessibleName(name)
      await expect.poll(() => isSettled(name)).toBe(true)
    }
    for (const name of ['Slide 4 of 4', 'Slide 3 of 4']) {
      await swipe(0.2, 0.8)
      await expect(active(page)).toHaveAccessibleName(name)
      await expect.poll(() => isSettled(name)).toBe(true)
    }
    await expect(page).toHaveURL('/Member/Home/Dashboard')
  })

  test('BANNER-04 turn by themselves, and stand still when paused or with reduced motion', async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/Member/Home/Dashboard')
    await expect(active(page)).toHaveAccessibleName('Slide 1 of 4')
    await page.clock.runFor(6500)
    await expect(active(page)).toHaveAccessibleName('Slide 2 of 4')
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.clock.runFor(20_000)
    await expect(active(page)).toHaveAccessibleName('Slide 2 of 4')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await expect(active(page)).toHaveAccessibleName('Slide 1 of 4')
    await page.clock.runFor(20_000)
    await expect(active(page)).toHaveAccessibleName('Slide 1 of 4')
  })

  test('BANNER-04, BANNER-06 go on turning after time has jumped while a slide was still moving', async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await page.clock.install()
    await page.goto('/Member/Home/Dashboard')
    await expect(active(page)).toHaveAccessibleName('Slide 1 of 4')
    // The browser moves the slide by its own clock, which takes a second.
    await page.clock.runFor(5000)
    await page.clock.runFor(6000)
    for (let turn = 0; turn < 4; turn += 1) {
      const before = await active(page).getAttribute('aria-label')
      await page.clock.runFor(5500)
      await expect(active(page)).not.toHaveAccessibleName(before ?? '')
    }
  })

  test('BANNER-02 one picture does not turn, and none leaves no gap', async ({ page, world }) => {
    await world.arrange({ signedIn: true, scenario: ['single-banner'] })
    await page.goto('/Member/Home/Dashboard')
    const banner = page.getByRole('region', { name: 'Offers' })
    await expect(banner.locator('img')).toHaveCount(1)
    await expect(banner.getByRole('button')).toHaveCount(0)
    await world.arrange({ signedIn: true, scenario: ['no-banners'] })
    await page.goto('/Member/Home/Dashboard')
    await expect(heading(page)).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
})
