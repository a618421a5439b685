import { existsSync, readdirSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { askAxe } from './support/axe.ts'
import { watchForComplaints } from './support/complaints.ts'

const source = new URL('../packages/ui/src/', import.meta.url)
const components = readdirSync(source).filter((name) =>
  existsSync(new URL(`${name}/${name}.examples.tsx`, source)),
)

const test = base.extend({
  context: async ({ context, baseURL }, use) => {
    const { host } = new URL(baseURL ?? '')
    const complaints = watchForComplaints(context, [host])
    await use(context)
    // A breach of the portal's content security policy is one of them.
    expect(complaints, 'what the browser complained of').toEqual([])
  },
})

/** What axe could not decide, with a person's verdict. */
const triaged: Readonly<Record<string, string>> = {
  'drawer: color-contrast': 'text on arcs of --block-line, where --on-block-muted is above 5:1',
  'gallery: color-contrast': 'links of the side bar that are scrolled out of it',
  'ledger: th-has-data-cells': 'the example without rows keeps its header, and nothing else',
  'login: color-contrast': 'text on arcs of --block-line, where --on-block is above 7:1',
}

/** Violations, and undecided cases that nobody has judged yet. */
async function findingsOn(page: Page, component: string): Promise<readonly string[]> {
  const { violations, incomplete } = await askAxe(page)
  const undecided = incomplete.filter(({ id }) => !(`${component}: ${id}` in triaged))
  return [...violations, ...undecided].flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id} (${help}): ${html} ${failureSummary}`),
  )
}

/** The theme changes while the page is open, as when a system switches. */
async function expectAccessible(page: Page, component: string) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    expect(await findingsOn(page, component), theme).toEqual([])
  }
}

async function expectNoOverflow(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'the page scrolls sideways at 320 px').toBeLessThanOrEqual(320)
}

async function expectSound(page: Page, address: string, component: string) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(address)
  await page.locator('[data-example]').first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await expectAccessible(page, component)
  await expectNoOverflow(page)
}

for (const component of components) {
  test(`${component}: every example is accessible in both themes and fits 320 px`, async ({
    page,
  }) => {
    await expectSound(page, `?component=${component}&bare`, component)
    // Examples that cover the page are only linked there.
    const links = page.locator('a[data-example]')
    const alone = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    test.setTimeout((1 + alone.length) * test.info().timeout)
    for (const address of alone) await expectSound(page, address ?? '', component)
  })
}

test('the index lists every component that has examples, and is accessible', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('heading', { level: 1, name: 'Component gallery' })).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Components' }).getByRole('link')
  await expect(links).toHaveText(components)
  expect(await findingsOn(page, 'gallery')).toEqual([])
  await expectNoOverflow(page)
})

test('a component is shown with each of its examples in both themes, and is accessible', async ({
  page,
}) => {
  await page.goto('?component=status')
  await expect(page).toHaveTitle(/^status/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['open', 'done', 'off'])
  const light = page.frameLocator('iframe[title="status: done, light"]')
  const dark = page.frameLocator('iframe[title="status: done, dark"]')
  await expect(light.getByText('Paid')).toBeVisible()
  await expect(dark.getByText('Paid')).toBeVisible()
  const groundOf = (frame: typeof light) =>
    frame.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
  expect(await groundOf(light)).not.toBe(await groundOf(dark))
  expect(await findingsOn(page, 'gallery')).toEqual([])
})

test('theme and width are in the address', async ({ page }) => {
  await page.goto('?component=status')
  await page.getByRole('link', { name: 'dark' }).click()
  await page.getByRole('link', { name: '360' }).click()
  await expect(page).toHaveURL(/component=status&theme=dark&width=360$/)
  await expect(page.locator('iframe')).toHaveCount(3)
  expect((await page.locator('iframe').first().boundingBox())?.width).toBe(360)
})

test('one example is alone at its own address', async ({ page }) => {
  await page.goto('?component=status&example=done&theme=dark')
  await expect(page.locator('[data-example]')).toHaveCount(1)
  await expect(page.getByText('Paid')).toBeVisible()
})

test('an unknown component has a message, and what to do', async ({ page }) => {
  await page.goto('?component=teapot')
  await expect(page.getByRole('heading', { level: 1, name: 'Not found.' })).toBeVisible()
  await expect(page.getByText('src/teapot/teapot.examples.tsx')).toBeVisible()
})

test('the pie is drawn in the colours of its theme', async ({ page }) => {
  const picture = async (theme: string) => {
    await page.goto(`?component=chart&example=six+slices&theme=${theme}`)
    const pie = page.getByRole('img', { name: /^Pie chart of your benefits/ })
    const drawn = () => pie.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    const empty = await pie.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      return Object.assign(document.createElement('canvas'), { width, height }).toDataURL()
    })
    await expect.poll(drawn).not.toBe(empty)
    return drawn()
  }
  expect(await picture('light')).not.toBe(await picture('dark'))
})
