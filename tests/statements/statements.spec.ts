import type { Page } from '@playwright/test'
import { quietNetwork } from '../support/network.ts'
import { expect, test } from '../support/test.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const pie = (page: Page) => page.getByRole('img', { name: /^Pie chart of your benefits: / })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

const reward = {
  name: 'Total Reward Statement',
  at: '/Member/Home/TotalRewardStatement',
  row: 'Employer pension contribution £2,760.00',
  total: '£7,032.00',
}
const wellness = {
  name: 'Total Wellness Statement',
  at: '/Member/Home/TotalWellnessStatement',
  row: 'Gym membership £312.00',
  total: '£784.99',
}

/**
 * True if the pie has more than one colour. Reads a copy, since the browser complains about repeated reads of a
 * drawing.
 */
const isDrawn = (page: Page) =>
  pie(page).evaluate((canvas: HTMLCanvasElement) => {
    const copy = document.createElement('canvas')
    copy.width = canvas.width
    copy.height = canvas.height
    const pen = copy.getContext('2d', { willReadFrequently: true })
    pen?.drawImage(canvas, 0, 0)
    const { data = [] } = pen?.getImageData(0, 0, copy.width, copy.height) ?? {}
    const colours = new Set<string>()
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 255) colours.add(`${data[at]},${data[at + 1]},${data[at + 2]}`)
    }
    return colours.size > 1
  })

test('STMT-10, STMT-01, STMT-04, STMT-06, STMT-07 by keyboard I read both statements, each from its tile, with a pie of the same size on every screen, and print one', async ({
  page,
  world,
  context,
}) => {
  await world.arrange({ signedIn: true })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const isChartLoaded = () => scripts.some((url) => /\/pie-/.test(url))
  await page.goto('/Member/Home/Dashboard')
  await expect(title(page, 'Hello, Priya')).toBeVisible()
  await quietNetwork(page)
  expect(isChartLoaded()).toBe(false)

  const open = async (name: string) => {
    await link(page, name).focus()
    await page.keyboard.press('Enter')
    await expect(title(page, name)).toBeFocused()
    await expect.poll(() => isDrawn(page)).toBe(true)
  }
  const goBack = async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/Member/Home/Dashboard')
  }

  for (const { name, at, row, total } of [wellness, reward])
    await test.step(name, async () => {
      await open(name)
      await expect(page).toHaveURL(at)
      await expect(page.getByRole('row', { name: row })).toBeVisible()
      await expect(page.getByRole('row', { name: `Total ${total}` })).toBeVisible()
      expect(await pie(page).boundingBox()).toMatchObject({ width: 300, height: 300 })
      expect(isChartLoaded()).toBe(true)
      await page.keyboard.press('Shift+Tab')
      await expect(link(page, 'Back')).toBeFocused()
      await goBack()
    })

  const devtools = await context.newCDPSession(page)
  const draw = (ratio: number, width = 1280) =>
    devtools.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: 800,
      deviceScaleFactor: ratio,
      mobile: false,
    })
  for (const ratio of [1.5, 2, 3])
    await test.step(`the screen has ${ratio} device pixels per CSS pixel`, async () => {
      await draw(ratio)
      await open(reward.name)
      expect(await pie(page).boundingBox()).toMatchObject({ width: 300, height: 300 })
      await draw(ratio, 320)
      const { width = 0, height = 0 } = (await pie(page).boundingBox()) ?? {}
      expect(width).toBeLessThan(300)
      expect(height).toBe(width)
      await link(page, 'Back').focus()
      await goBack()
    })
  await draw(1)

  await test.step('the printout is one sheet with the pie and the table, without buttons', async () => {
    await open(reward.name)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(pie(page)).toBeVisible()
    await expect(page.getByRole('row', { name: 'Total £7,032.00' })).toBeVisible()
    await expect(page.getByText(/^Priya Shah, \d{2}\/\d{2}\/\d{4}$/)).toBeVisible()
    for (const part of ['banner', 'contentinfo', 'link'] as const)
      await expect(page.getByRole(part)).toHaveCount(0)
  })
})
