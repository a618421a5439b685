import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { pageHeaders } from '@save/fake-api/headers'
import { exampleBook, exampleChanges } from '@save/rulebook/examples'
import { expectAccessible } from '../support/accessibility.ts'
import { rulesOfColours, rulesOfSizes } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const built = fileURLToPath(new URL('../../apps/rulebook/dist', import.meta.url))

/** The built page with a small book beside it. */
let site = ''

test.beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'save-rulebook-'))
  cpSync(built, site, { recursive: true })
  writeFileSync(join(site, 'book.js'), `globalThis.book = ${JSON.stringify(exampleBook)}`)
  writeFileSync(join(site, 'changes.js'), `globalThis.changes = ${JSON.stringify(exampleChanges)}`)
})
test.afterAll(() => rmSync(site, { recursive: true }))

/** Opens the page with the portal's own security policy, like the server. */
async function openBook(page: Page) {
  await page.route('**/rulebook/*', (route) => {
    const name = basename(new URL(route.request().url()).pathname)
    return route.fulfill({
      path: join(site, name),
      ...(name.endsWith('.html') && { headers: { ...pageHeaders([]) } }),
    })
  })
  await page.goto('/rulebook/index.html')
}

const tableTitle = 'Which withdrawal buttons are there?'
const table = (page: Page) => page.locator('#which-withdrawal-buttons-are-there')

const overTheSide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const scrolledOut = {
  'color-contrast': 'Cells that are scrolled out of a wide table have the colours of the others.',
}
const belowResults = {
  'color-contrast': 'Text below the open results has the colours that it has without them.',
}

/** Checks colours once in dark mode, and sizes once in a wider window. */
async function expectSound(page: Page, triaged: Readonly<Record<string, string>>) {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, { triaged })
  expect(await overTheSide(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, { triaged, rules: [...rulesOfColours, ...rulesOfSizes] })
  expect(await overTheSide(page)).toBeLessThanOrEqual(0)
}

test('every page is accessible and fits, on a phone and on a desktop, light and dark', async ({
  page,
}) => {
  await openBook(page)
  for (const hash of ['overview', 'withdrawal', 'rates', 'proof', 'changes', 'nowhere'])
    await test.step(hash, async () => {
      await page.goto(`/rulebook/index.html#${hash}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectSound(page, scrolledOut)
    })
  await test.step('I open everything', async () => {
    await page.goto('/rulebook/index.html#which-withdrawal-buttons-are-there')
    for (const name of ['Try it', 'Many cases']) await table(page).getByText(name).click()
    await table(page).getByRole('button', { name: 'Work out the answers' }).click()
    await page.getByRole('combobox', { name: 'Search the rulebook' }).fill('minimum')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectSound(page, belowResults)
  })
})

test('I search and open a result by keyboard, find the failures, try a table, save it, and print a chapter', async ({
  page,
}) => {
  await openBook(page)

  await test.step('I search while typing and open a result, using only the keyboard', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('you will receive an email')
    await expect(page.getByRole('option').first()).toContainText('withdrawalMessages.thanks')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#withdrawalMessages\.thanks$/)
    await expect(page.locator('[id="withdrawalMessages.thanks"]')).toBeFocused()
    await expect(page.getByRole('listbox')).toBeHidden()
  })

  await test.step('a failing cell appears on the first page in its row, and in its table', async () => {
    await page.goto('/rulebook/index.html#overview')
    const wrong = page.getByRole('cell', { name: 'expected £306.00, got £294.00' })
    await expect(wrong).toBeVisible()
    await page.getByRole('link', { name: tableTitle }).click()
    await expect(table(page)).toBeFocused()
    await expect(table(page)).toBeInViewport()
    await expect(table(page).getByRole('row').filter({ has: wrong })).toContainText('CARDW-02')
  })

  await test.step('I try a table with my own values, and a refused value names its field', async () => {
    await page.goto('/rulebook/index.html#which-withdrawal-buttons-are-there')
    await table(page).getByText('Try it').click()
    const balance = table(page).getByLabel('balance')
    await balance.fill('nothing')
    await table(page).getByRole('button', { name: 'Work out the answer' }).click()
    await expect(balance).toBeFocused()
    await expect(balance).toHaveAccessibleDescription(/'nothing' is not an amount/)
    await balance.fill('9.99')
    await table(page).getByLabel('because').selectOption('in flight')
    await table(page).getByRole('button', { name: 'Work out the answer' }).click()
    await expect(table(page).getByRole('status')).toContainText('cardin flight')
  })

  await test.step('I upload many cases as a file and get their answers and differences as another', async () => {
    await table(page).getByText('Many cases').click()
    const csv =
      'case,balance,savings withdrawal,bank transfer,because,card\n' +
      'a penny,£0.01,on,on,(none),enabled\nnothing,£0.00,on,on,(none),enabled\n'
    await table(page)
      .getByLabel('Or choose a CSV file')
      .setInputFiles({ name: 'cases.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await expect(table(page).getByLabel('Cases as CSV')).toHaveValue(csv)
    await table(page).getByRole('button', { name: 'Work out the answers' }).click()
    await expect(table(page).getByText('2 cases, 1 difference.')).toBeVisible()
    const lines = await saved(page, 'Download the answers')
    expect(lines[0]).toMatch(/^\uFEFFcase,balance,.*,card,bank,.*,difference$/)
    expect(lines[2]).toMatch(/^nothing,£0\.00,.*,"card: expected enabled, got zero balance"$/)
  })

  await test.step('a table and the traceability matrix are saved as CSV', async () => {
    const rows = await saved(page, 'Download as CSV')
    expect(rows[1]).toBe('CARDW-01,a penny,£0.01,enabled,passed')
    await page.getByRole('link', { name: 'Proof' }).click()
    const matrix = await saved(page, 'Download the traceability matrix as CSV')
    expect(matrix[1]).toMatch(/^CARDW-01,.*,table,Which withdrawal buttons are there\?,1,passed,/)
  })

  await test.step('the printout is the document alone, with everything open', async () => {
    await page.goto('/rulebook/index.html#withdrawal')
    const code = page.getByText('const isBelow = (a, b) => a < b')
    await expect(code).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(code).toBeVisible()
    for (const role of ['navigation', 'search', 'button'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  })
})

async function saved(page: Page, button: string): Promise<readonly string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFileSync(await download.path(), 'utf8').split('\r\n')
}

test('the rulebook works when opened from a file', async ({ page }) => {
  await page.goto(`${pathToFileURL(join(site, 'index.html')).href}#OQ-119`)
  await expect(page.locator('[id="OQ-119"]')).toBeFocused()
  await expectAccessible(page, { isFile: true })
  await page.getByRole('combobox').first().fill('minimum wage')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Minimum wage' })).toBeVisible()
})
