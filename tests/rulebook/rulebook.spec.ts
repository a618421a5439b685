import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import { allQuestions } from '@save/rulebook/questions'
import { watchForComplaints } from '../support/complaints.ts'
import { testChangesFilter } from './changes-filter.ts'
import { testFailingCell } from './failing-cell.ts'
import { testFinding } from './finding.ts'
import { askAll, followAll } from './in-the-page.ts'
import { testLayoutAndCases } from './layout-and-cases.ts'
import { testOnPaper } from './on-paper.ts'
import { testOpening } from './opening.ts'
import { expectShownAccessible } from './shown-accessible.ts'
import { testWarning } from './warning.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const rulebook = pathToFileURL(`${root}reports/rulebook/index.html`).href

/** As people open it who were sent the folder: from a file, without any network. */
const test = base.extend({
  context: async ({ context }, use) => {
    const complaints = watchForComplaints(context, [])
    await context.setOffline(true)
    await use(context)
    expect(complaints, 'what the browser complained of').toEqual([])
  },
})

// The rulebook is written once, for all of them.
test.describe.configure({ mode: 'default' })

test.beforeAll(() => {
  test.setTimeout(180_000)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/bootstrap.mjs', 'rulebook', '--fresh'],
    { cwd: root, encoding: 'utf8' },
  )
  expect(status, `${stdout}\n${stderr}`).toBe(0)
})

// By selector: to find a role among the rulebook's tens of thousands of elements takes a second.
const search = (page: Page) => page.locator('#question')
const heading = (page: Page) => page.locator('h1:visible')

test('from the question to the row that answers it, by keyboard alone', async ({ page }) => {
  await page.goto(rulebook)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the rules' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveRole('searchbox')
  await expect(search(page)).toHaveAccessibleName('Search the rulebook')
  await page.keyboard.type('Why is this member offered £0.00 of saving?')
  await page.keyboard.press('Enter')
  const first = page.getByRole('main').getByRole('link').first()
  await expect(first).toBeFocused()
  await expect(first).toContainText('Annual saving = amount')
  const given = page
    .getByRole('main')
    .getByRole('link', { name: /nothing given up: nothing saved/ })
  await given.first().focus()
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: /nothing given up: nothing saved/ })
  await expect(row).toBeInViewport()
  await expect(row).toContainText('holds')
  await expect(heading(page)).toHaveText('Benefits and salary sacrifice')
})

/** As many as a slow machine answers in half a minute. */
const questionsAtOnce = 60

for (let from = 0; from < allQuestions.length; from += questionsAtOnce) {
  const some = allQuestions.slice(from, from + questionsAtOnce)
  test(`each question of an analyst finds its answer first, from “${some[0]?.[0]}” on`, async ({
    page,
  }) => {
    await page.goto(rulebook)
    const asked = some.map(([asks]) => asks)
    const wanted = some.map(([asks, place]) => ({
      asks,
      first: `#${place}`,
      places: 1,
      isWarned: false,
    }))
    expect(await page.evaluate(askAll, asked)).toEqual(wanted)
  })
}

test('an address with a number leads to that requirement, with its rule and its rows', async ({
  page,
}) => {
  await page.goto(`${rulebook}#SALSAC-04`)
  const requirement = page.locator('#SALSAC-04')
  await expect(requirement).toBeInViewport()
  await expect(requirement).toContainText('Annual saving = amount × EmployeeNIRate')
  await expect(requirement).toContainText('Decided by')
  await requirement.getByText(/rows of/).click()
  await requirement.getByRole('link', { name: 'basic rate', exact: true }).click()
  await expect(page.getByRole('row', { name: /SALSAC-04, .*basic rate/ })).toBeInViewport()
})

test('every entry of the contents opens its chapter', async ({ page }) => {
  await page.goto(rulebook)
  await expect(heading(page)).toHaveText('The rulebook')
  const opened = await page.evaluate(followAll)
  expect(opened.length).toBeGreaterThan(20)
  for (const { entry, current, open } of opened) {
    expect(current).toEqual([entry])
    expect(open).toEqual([entry === 'Overview' ? 'The rulebook' : entry])
  }
  await expect(heading(page)).toHaveText(opened.at(-1)?.entry ?? '')
})

test('your own numbers are worked out step by step, and can go into the test as a row', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${rulebook}#try`)
  const panel = page.locator('#try-salary-sacrifice')
  await panel.getByLabel('Amount for a year, in pounds').fill('0.01')
  await expect(panel.getByText('Saves £0.00 a year and costs £0.00 a month.')).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: /^Annual saving/ })).toContainText(
    '£0.00',
  )
  await panel.getByRole('button', { name: 'Copy as a row for the test' }).click()
  await expect(panel.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('|').map((cell) => cell.trim())).toEqual(
    expect.arrayContaining(['SALSAC-04', 'tried out', '0.01', '12.5', '0.08', '0.2']),
  )
})

test('whatever is argued about can be tried', async ({ page }) => {
  await page.goto(`${rulebook}#try`)
  const answers = {
    'ni-number': ['What is typed', 'AO123456C', 'O'],
    'withdrawal-range': ['Amount that is typed', '4.99', 'greater than £5.00'],
    'voucher-amount': ['Amount that is typed', '4.99', 'Please enter correct amount.'],
    'filter-modes': ['What the member does', 'favourites', '?favourites=true'],
    slug: ['Name of the retailer', 'Café & Co.', 'cafe-co'],
    paging: ['Page in the address', '2', 'Page 3 of 3'],
  } as const
  for (const [id, [label, typed, says]] of Object.entries(answers)) {
    const panel = page.locator(`#try-${id}`)
    await panel.getByLabel(label).first().fill(typed)
    await expect(panel).toContainText(says)
  }
})

const places = ['overview', 'try', 'explain', 'checkout', 'rates', 'unproven', 'changes']

for (const [name, width, colorScheme] of [
  ['wide and light', 1280, 'light'],
  ['narrow and dark', 320, 'dark'],
] as const) {
  test(`every kind of page is accessible and fits, ${name}`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await page.goto(rulebook)
    for (const place of places) {
      await page.evaluate((id) => {
        location.hash = id
      }, place)
      await expect(page.locator(`section.chapter[id="${place}"]`)).toBeVisible()
      await expect(heading(page)).toBeVisible()
      await expectShownAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
    }
    await search(page).fill('sort code')
    await expect(heading(page)).toHaveText('Found')
    await expectShownAccessible(page)
  })
}

testLayoutAndCases(test, rulebook)
testFailingCell(test, rulebook)
testChangesFilter(test, rulebook)
testFinding(test, rulebook)
testOnPaper(test, rulebook)
testOpening(test, rulebook)
testWarning(test, rulebook)
