import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Offers', exact: true })
const active = (page: Page) => page.locator('.banner-dot[aria-current]')

test('BANNER-02, BANNER-06, BANNER-07, BANNER-08, BANNER-09 the banners are at most 920 px wide, their dots select them, they follow a swipe either way, and the current one is printed whole', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.goto('/Member/Home/Dashboard')
  await expect(banner(page).locator('.banner-dot')).toHaveCount(4)
  await banner(page).getByRole('button', { name: 'Pause' }).click()

  await test.step('a column that is too wide doesn’t make the carousel wider', async () => {
    const setColumn = (display: string) =>
      banner(page).evaluate((element, display) => {
        const column = element.parentElement
        if (column) column.style.display = display
      }, display)
    await setColumn('block')
    expect((await banner(page).boundingBox())?.width).toBe(920)
    await banner(page).locator('.banner-dot').nth(2).click()
    await expect(active(page)).toHaveAccessibleName('Slide 3 of 4')
    await setColumn('')
  })

  await page.setViewportSize({ width: 1280, height: 900 })
  await banner(page).locator('.banner-dot').first().click()
  await swipeAround(page)

  await test.step('on paper the current banner is whole, and the others are hidden', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 680, height: 900 })
    const frameBox = await banner(page).locator('.banner-frame').boundingBox()
    const slide = banner(page).getByRole('group', { name: 'Slide 3 of 4' })
    expect(await slide.boundingBox()).toEqual(frameBox)
    for (const name of ['Slide 1 of 4', 'Slide 2 of 4', 'Slide 4 of 4'])
      await expect(banner(page).locator(`[aria-label="${name}"].banner-group`)).toBeHidden()
  })
})

/** Swipes from the first banner past the last to the first again, and back to the third. */
async function swipeAround(page: Page): Promise<void> {
  const frame = banner(page).locator('.banner-frame')
  const isSettled = async (name: string) => {
    const slide = await banner(page).getByRole('group', { name }).boundingBox()
    return Math.round(slide?.x ?? 0) === Math.round((await frame.boundingBox())?.x ?? 1)
  }
  const expectSettled = async (name: string) => {
    await expect(active(page)).toHaveAccessibleName(name)
    await expect.poll(() => isSettled(name)).toBe(true)
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
  await expectSettled('Slide 1 of 4')
  for (const name of ['Slide 2 of 4', 'Slide 3 of 4', 'Slide 4 of 4', 'Slide 1 of 4']) {
    await swipe(0.8, 0.2)
    await expectSettled(name)
  }
  for (const name of ['Slide 4 of 4', 'Slide 3 of 4']) {
    await swipe(0.2, 0.8)
    await expectSettled(name)
  }
  await expect(page).toHaveURL('/Member/Home/Dashboard')
}

test('BANNER-04, BANNER-06 the banners advance automatically, even after time has jumped during a transition, and stop when paused', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
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
  await banner(page).getByRole('button', { name: 'Pause' }).click()
  const paused = (await active(page).getAttribute('aria-label')) ?? ''
  await page.clock.runFor(20_000)
  await expect(active(page)).toHaveAccessibleName(paused)
})
