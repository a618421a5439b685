import type { Page } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { quietNetwork } from '../support/network.ts'
import { onDayOfKnownRates, orderOfCar } from '../support/orders.ts'
import { storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

const salary = (page: Page) => page.getByLabel('Your salary for a year')
const more = (page: Page) => page.getByText('More about my pay', { exact: true })

async function sheets(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length
}

/** The size of all scripts that the page loads for this. */
async function scriptsFetchedFor(page: Page, act: () => Promise<void>): Promise<number> {
  const weights: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await act()
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)
}

test('my payslip shows me what an order really costs: by keyboard, on a phone and on paper, from a small script, and without sending or storing anything about my pay', async ({
  page,
  world,
}) => {
  const consoleTexts: string[] = []
  page.on('console', (message) => consoleTexts.push(message.text()))
  await onDayOfKnownRates(page)
  await world.arrange({ signedIn: true })
  await page.goto(orderOfCar)
  await expect(page.getByRole('table', { name: 'Cost comparison' })).toBeVisible()
  const summary = page.locator('summary', { hasText: 'See it on your payslip' })
  await expect(summary).toBeVisible()
  await quietNetwork(page)

  await test.step('opening the payslip loads its script, which has at most 12 KB', async () => {
    const bytes = await scriptsFetchedFor(page, async () => {
      await summary.focus()
      await page.keyboard.press('Enter')
      await expect(salary(page)).toBeVisible()
    })
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(12_000)
  })

  const sent: string[] = []
  // The next screens' files are loaded in advance, whenever the page is idle (record 28).
  const files = /\/Member\/assets\/[\w.-]+$/
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !files.test(request.url()))
      sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })

  await test.step('the keyboard is enough, and Enter orders nothing', async () => {
    await tabTo(page, 'textbox', 'Your salary for a year')
    await page.keyboard.type('30000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter Payroll Number.')).toHaveCount(0)
    await expect(page.getByText('You give up £3,600.00 of your salary a year')).toBeVisible()
    await tabTo(page, 'textbox', 'Payroll Number')
  })

  await test.step('on a phone salary and cost fit on one screen, the difference comes first, and nothing overflows', async () => {
    const desk = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 740 })
    const cost = page.getByText('What it costs you a month').locator('xpath=..')
    await expect(cost).toContainText('£231.00')
    const [top, bottom] = await Promise.all([
      salary(page).evaluate((field) => field.getBoundingClientRect().top),
      cost.evaluate((entry) => entry.getBoundingClientRect().bottom),
    ])
    expect(bottom - top).toBeLessThan(740)
    const row = page.getByRole('row', { name: /^Take-home pay/ }).first()
    const boxes = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left))
    const [before = 0, after = 0, difference = 0] = boxes
    expect([difference < before, before < after]).toEqual([true, true])
    const [content, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ])
    expect(content).toBeLessThanOrEqual(window ?? 0)
    await page.setViewportSize(desk ?? { width: 1280, height: 720 })
  })

  const workings = page.getByText('How was the payslip worked out?')
  await test.step('nothing about my pay is sent or stored', async () => {
    await salary(page).fill('31415')
    await page.getByLabel('Where you live').selectOption('Scotland')
    await more(page).click()
    await page.getByLabel('Hours you work a week').fill('37.5')
    await page.getByLabel('Student loan').selectOption('Plan 4')
    await expect(page.getByRole('table', { name: 'Your monthly payslip' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Where the money goes/ })).toBeVisible()
    await workings.click()
    await expect(page.getByText('Before: £31,415.00', { exact: true }).first()).toBeVisible()
    expect(sent).toEqual([])
    const stored = await page.evaluate(async () =>
      JSON.stringify([
        document.cookie,
        location.href,
        history.state,
        (await indexedDB.databases()).map(({ name }) => name),
      ]),
    )
    expect([stored, await storedBy(page), ...consoleTexts].join(' ')).not.toMatch(/31,?415/)
  })

  await test.step('even the longest payslip prints on one sheet of paper', async () => {
    await workings.click()
    await salary(page).fill('30000')
    await page.getByLabel('Where you live').selectOption('England or Northern Ireland')
    await page.getByRole('combobox', { name: 'Student loan' }).selectOption('Plan 2')
    await more(page).click()
    await expect(page.getByRole('table', { name: 'Your monthly payslip' })).toBeVisible()
    expect(await sheets(page)).toBe(1)

    // The longest payslip: a high salary in Scotland, with every question answered.
    await salary(page).fill('131000')
    await page.getByLabel('Where you live').selectOption('Scotland')
    await more(page).click()
    await page.getByLabel('How often you are paid').selectOption('Every four weeks')
    await page.getByLabel('Hours you work a week').fill('168')
    await page.getByLabel('Your pension contribution (% of salary)').fill('2')
    await page.getByLabel('How you pay into your pension').selectOption('From my pay, after tax')
    await page.getByLabel('Other salary sacrifice, a year').fill('1')
    await page.getByLabel('I repay a postgraduate loan').check()
    await page.getByText('What this is based on').click()
    await expect(page.getByText(/^The amount is spread over 13 payslips/)).toBeVisible()
    expect(await sheets(page)).toBe(1)
  })

  await page.reload()
  await expect(summary).toBeVisible()
  expect(await sheets(page), 'without the payslip').toBe(1)
  await summary.click()
  await expect(salary(page)).toHaveValue('')
})
