import { readdirSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { askAxe, rulesOfColours } from './support/axe.ts'
import { watchForComplaints } from './support/complaints.ts'

const source = new URL('../packages/ui/src/', import.meta.url)
const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .flatMap((path) => /([\w-]+)\.examples\.tsx$/.exec(path)?.[1] ?? [])
  .sort()
/** The number of examples on one page. Loading a page takes longer than checking a few more examples. */
const groupSize = 13
const groups = Array.from({ length: Math.ceil(components.length / groupSize) }, (_, at) =>
  components.slice(at * groupSize, (at + 1) * groupSize),
)

const test = base.extend({
  context: async ({ context, baseURL }, use) => {
    const { host } = new URL(baseURL ?? '')
    const complaints = watchForComplaints(context, [host])
    await use(context)
    // Breaches of the portal's content security policy count as complaints.
    expect(complaints, 'what the browser complained of').toEqual([])
  },
})

/** Cases that axe couldn't decide, with a person's verdict. */
const triaged: Readonly<Record<string, string>> = {
  'drawer: color-contrast': 'text on arcs of --block-line, where --on-block-muted is above 5:1',
  'gallery: color-contrast': 'links of the side bar that are scrolled out of it',
  'table: th-has-data-cells': 'the example without rows keeps its header, and nothing else',
  'login: color-contrast': 'text on arcs of --block-line, where --on-block is above 7:1',
}

/** Violations, and undecided cases without a verdict. */
async function findingsOn(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const { violations, incomplete } = await askAxe(page, rules && { rules })
  const findings: string[] = []
  for (const { id, help, nodes } of violations)
    findings.push(...nodes.map((node) => `${id} (${help}): ${node.html} ${node.failureSummary}`))
  for (const { id, help, nodes } of incomplete)
    for (const { html, target, failureSummary } of nodes) {
      const finding = `${await componentAt(page, String(target))}: ${id}`
      if (!(finding in triaged)) findings.push(`${finding} (${help}): ${html} ${failureSummary}`)
    }
  return findings
}

const componentAt = (page: Page, selector: string): Promise<string> =>
  page.evaluate((selector) => {
    const part = document.querySelector(selector)?.closest<HTMLElement>('[data-component]')
    return part?.dataset['component'] ?? 'gallery'
  }, selector)

/** Changes the theme while the page is open, as when a system switches. Only the colours differ. */
async function expectAccessible(page: Page) {
  for (const [theme, rules] of [['light'], ['dark', rulesOfColours]] as const) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    expect(await findingsOn(page, rules), theme).toEqual([])
  }
}

async function expectNoOverflow(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'the page scrolls sideways at 320 px').toBeLessThanOrEqual(320)
}

async function expectSound(page: Page, address: string) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(address)
  await page.locator('[data-example]').first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await expectAccessible(page)
  await expectNoOverflow(page)
}

for (const group of groups) {
  test(`${group.join(', ')}: every example is accessible in both themes and fits 320 px`, async ({
    page,
  }) => {
    await expectSound(page, `?component=${group.join(',')}&bare`)
    await expect(page.locator('[data-component]')).toHaveCount(group.length)
    // Examples that cover the page are only linked there.
    const links = page.locator('a[data-example]')
    const alone = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    test.setTimeout((1 + alone.length) * test.info().timeout)
    for (const address of alone) {
      await expectSound(page, address ?? '')
      await expect(page.locator('[data-example]')).toHaveCount(1)
    }
  })
}

test('the index links to each component: its examples are shown in both themes, or in the theme and width of the address', async ({
  page,
}) => {
  await page.goto('')
  await expect(page.getByRole('heading', { level: 1, name: 'Component gallery' })).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Components' }).getByRole('link')
  await expect(links).toHaveText(components)
  expect(await findingsOn(page)).toEqual([])
  await expectNoOverflow(page)

  await page.setViewportSize({ width: 1280, height: 900 })
  await links.getByText('status', { exact: true }).click()
  await expect(page).toHaveTitle(/^status/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['open', 'done', 'off'])
  const light = page.frameLocator('iframe[title="status: done, light"]')
  const dark = page.frameLocator('iframe[title="status: done, dark"]')
  await expect(light.getByText('Paid')).toBeVisible()
  await expect(dark.getByText('Paid')).toBeVisible()
  const groundOf = (frame: typeof light) =>
    frame.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
  expect(await groundOf(light)).not.toBe(await groundOf(dark))
  expect(await findingsOn(page)).toEqual([])

  await page.getByRole('link', { name: 'dark' }).click()
  await page.getByRole('link', { name: '360' }).click()
  await expect(page).toHaveURL(/component=status&theme=dark&width=360$/)
  await expect(page.locator('iframe')).toHaveCount(3)
  expect((await page.locator('iframe').first().boundingBox())?.width).toBe(360)

  await page.goto('?component=teapot')
  await expect(page.getByRole('heading', { level: 1, name: 'Not found.' })).toBeVisible()
  await expect(page.getByText('src/*/teapot.examples.tsx')).toBeVisible()
})

test('the pie is drawn in the colours of its theme, and again when that changes', async ({
  page,
}) => {
  await page.goto('?component=statement&example=six+benefits&theme=light')
  const pie = page.getByRole('img', { name: /^Pie chart of your benefits/ })
  const drawn = () => pie.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const empty = await pie.evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    return Object.assign(document.createElement('canvas'), { width, height }).toDataURL()
  })
  await expect.poll(drawn).not.toBe(empty)
  const light = await drawn()
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expect.poll(drawn).not.toBe(light)
  expect(await drawn()).not.toBe(empty)
})
