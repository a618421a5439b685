import { existsSync, readdirSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const source = new URL('../packages/ui/src/', import.meta.url)
const components = readdirSync(source).filter((name) =>
  existsSync(new URL(`${name}/${name}.examples.tsx`, source)),
)

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What the browser complains of, from here on; a breach of the content security policy included. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.html} ${node.failureSummary ?? ''}`),
  )
  expect(found).toEqual([])
}

async function expectNoOverflow(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(widest, 'the page is wider than 320 px').toBeLessThanOrEqual(320)
}

const ready = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => true))

for (const component of components) {
  test(`${component}: every example is accessible in both themes and fits 320 px`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    for (const theme of ['light', 'dark']) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(`?component=${component}&theme=${theme}&bare`)
      const examples = page.locator('[data-example]')
      await examples.first().waitFor()
      await ready(page)
      // Examples that cover the page are only linked here, and visited one by one.
      const alone = await page
        .locator('a[data-example]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      await expectNoViolations(page)
      await expectNoOverflow(page)
      for (const address of alone) {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(address)
        await examples.first().waitFor({ state: 'attached' })
        await ready(page)
        await expectNoViolations(page)
        await expectNoOverflow(page)
      }
    }
    expect(complaints).toEqual([])
  })
}

test('the index lists every component that has examples, and is accessible', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('')
  await expect(page.getByRole('heading', { level: 1, name: 'Component gallery' })).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Components' }).getByRole('link')
  await expect(links).toHaveText(components)
  await expectNoViolations(page)
  await expectNoOverflow(page)
  expect(complaints).toEqual([])
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
  await expectNoViolations(page)
})

test('theme and width stand in the address', async ({ page }) => {
  await page.goto('?component=status')
  await page.getByRole('link', { name: 'dark' }).click()
  await page.getByRole('link', { name: '360' }).click()
  await expect(page).toHaveURL(/component=status&theme=dark&width=360$/)
  await expect(page.locator('iframe')).toHaveCount(3)
  expect((await page.locator('iframe').first().boundingBox())?.width).toBe(360)
})

test('one example stands alone at its own address', async ({ page }) => {
  await page.goto('?component=status&example=done&theme=dark')
  await expect(page.locator('[data-example]')).toHaveCount(1)
  await expect(page.getByText('Paid')).toBeVisible()
})

test('an unknown component is told, with what to do', async ({ page }) => {
  await page.goto('?component=teapot')
  await expect(page.getByRole('heading', { level: 1, name: 'Not found.' })).toBeVisible()
  await expect(page.getByText('src/teapot/teapot.examples.tsx')).toBeVisible()
})

test('the pie is drawn in the colours of its theme', async ({ page }) => {
  const colourOfFirstSlice = async (theme: string) => {
    await page.goto(`?component=chart&example=six+slices&theme=${theme}`)
    const pie = page.getByRole('img', { name: /^Pie chart of your benefits/ })
    const pixel = () =>
      pie.evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(225, 110, 1, 1) ?? { data: [] }
        return [...data].join(' ')
      })
    await expect.poll(pixel).not.toBe('0 0 0 0')
    return pixel()
  }
  expect(await colourOfFirstSlice('light')).not.toBe(await colourOfFirstSlice('dark'))
})
