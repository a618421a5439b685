import type { Page } from '@playwright/test'
import { quietNetwork } from '../support/network.ts'
import { expect, test } from '../support/test.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const pie = (page: Page) => page.getByRole('img', { name: /^Pie chart of your benefits: / })

const both = [
  {
    name: 'Total Reward Statement',
    at: '/Member/Home/TotalRewardStatement',
    call: 'GET /api/MemberBenefits',
    row: 'Employer pension contribution £2,760.00',
    total: '£7,032.00',
  },
  {
    name: 'Total Wellness Statement',
    at: '/Member/Home/TotalWellnessStatement',
    call: 'GET /api/MemberWellness',
    row: 'Gym membership £312.00',
    total: '£784.99',
  },
] as const

/** What is requested from the API from now on. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  return calls
}

test('STMT-10, STMT-01, STMT-04, STMT-06, STMT-07 I read both statements, each from its tile', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  for (const { name, at, row, total } of both) {
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(at)
    await expect(title(page, name)).toBeFocused()
    await expect(page.getByRole('row', { name: row })).toBeVisible()
    await expect(page.getByRole('row', { name: `Total ${total}` })).toBeVisible()
    await expect(pie(page)).toBeVisible()
    expect(await pie(page).boundingBox()).toMatchObject({ width: 300, height: 300 })
    await expect.poll(() => isDrawn(page)).toBe(true)
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL('/Member/Home/Dashboard')
  }
})

for (const ratio of [1.5, 2, 3]) {
  test(`STMT-04 the pie is as large on a screen with ${ratio} pixels a point`, async ({
    page,
    world,
    context,
  }) => {
    const devtools = await context.newCDPSession(page)
    const size = { width: 1280, height: 800, deviceScaleFactor: ratio, mobile: false }
    await devtools.send('Emulation.setDeviceMetricsOverride', size)
    await world.arrange({ signedIn: true })
    await page.goto(both[0].at)
    await expect.poll(() => isDrawn(page)).toBe(true)
    expect(await pie(page).boundingBox()).toMatchObject({ width: 300, height: 300 })
    await devtools.send('Emulation.setDeviceMetricsOverride', { ...size, width: 320 })
    const { width = 0, height = 0 } = (await pie(page).boundingBox()) ?? {}
    expect(width).toBeLessThan(300)
    expect(height).toBe(width)
  })
}

/**
 * Does the pie have more than one colour? A copy is read, since the browser complains about
 * repeated reads of a drawing.
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

test('STMT-04 the chart’s code is loaded on a statement, and nowhere else', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const isLoaded = () => scripts.some((url) => /\/pie-/.test(url))
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
  await quietNetwork(page)
  expect(isLoaded()).toBe(false)
  await page.goto('/Member/Home/TotalRewardStatement')
  await expect.poll(isLoaded).toBe(true)
})

for (const [id, { name, at, call }] of [
  ['PERM-04', both[0]],
  ['PERM-03', both[1]],
] as const) {
  test(`${id} without the permission the ${name} leads to the dashboard, and is not requested`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true, scenario: ['no-statements'] })
    await page.goto('/Member/Login')
    const calls = callsOf(page)
    await page.goto(at)
    await expect(page).toHaveURL('/Member/Home/Dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
    await quietNetwork(page)
    expect(calls).not.toContain(call.replace('GET ', ''))
    await page.goBack()
    await expect(page).toHaveURL('/Member/Login')
  })

  test(`STMT-08, STMT-09, OQ-140 the ${name} can’t be read: I am told so, and can try again`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true, faults: [{ call, status: 500, delayMs: 600, times: 1 }] })
    await page.goto(at)
    await expect(page.getByText(`Loading ${name.toLowerCase()}...`)).toBeVisible()
    await expect(page.getByText('Something went wrong.')).toBeVisible()
    await expect(title(page, name)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(title(page, name)).toBeFocused()
  })
}

test('STMT-06 a statement prints on one sheet, pie and table and no buttons', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/TotalRewardStatement')
  await expect.poll(() => isDrawn(page)).toBe(true)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(pie(page)).toBeVisible()
  await expect(page.getByRole('row', { name: 'Total £7,032.00' })).toBeVisible()
  await expect(page.getByText(/^Priya Shah, \d{2}\/\d{2}\/\d{4}$/)).toBeVisible()
  for (const part of ['banner', 'contentinfo', 'link'] as const)
    await expect(page.getByRole(part)).toHaveCount(0)
})

test('STMT-10, STMT-01 reading a statement, by keyboard alone', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Total Wellness Statement' }).focus()
  await page.keyboard.press('Enter')
  await expect(title(page, 'Total Wellness Statement')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/Member/Home/Dashboard')
})
