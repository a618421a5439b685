import { tabTo } from '../support/keyboard.ts'
import { quietNetwork } from '../support/network.ts'
import { onDayOfKnownRates, orderOfCar } from '../support/orders.ts'
import { storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page }) => onDayOfKnownRates(page))

test('I see what an order really costs me, and nothing about my pay is sent or kept', async ({
  page,
  world,
}) => {
  const sent: string[] = []
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await world.arrange({ signedIn: true })
  await page.goto(orderOfCar)
  await page.getByText('See it on your payslip').click()
  await expect(page.getByLabel('Your salary for a year')).toBeVisible()
  // The files of the next screens come ahead, whenever the page is at rest (record 32).
  const files = /\/Member\/assets\/[\w.-]+$/
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !files.test(request.url()))
      sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })

  await page.getByLabel('Your salary for a year').fill('31415')
  await page.getByLabel('Where you live').selectOption('Scotland')
  await page.getByText('More about my pay', { exact: true }).click()
  await page.getByLabel('Hours a week').fill('37.5')
  await page.getByLabel('Student loan').selectOption('Plan 4')
  await expect(page.getByRole('table', { name: 'Your payslip, a month' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Where the amount goes/ })).toBeVisible()
  await page.getByText('How was the payslip worked out?').click()
  await expect(page.getByText('Before: £31,415.00', { exact: true }).first()).toBeVisible()

  expect(sent).toEqual([])
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      document.cookie,
      location.href,
      history.state,
      (await indexedDB.databases()).map(({ name }) => name),
    ]),
  )
  expect([kept, await storedBy(page), ...said].join(' ')).not.toMatch(/31,?415/)

  await page.reload()
  await page.getByText('See it on your payslip').click()
  await expect(page.getByLabel('Your salary for a year')).toHaveValue('')
})

test('the payslip by keyboard alone; Enter orders nothing', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto(orderOfCar)
  await expect(page.getByText('See it on your payslip')).toBeVisible()
  const summary = page.locator('summary', { hasText: 'See it on your payslip' })
  await summary.focus()
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', 'Your salary for a year')
  await page.keyboard.type('30000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter Payroll Number.')).toHaveCount(0)
  await expect(page.getByText('You give up £3,600.00 of your salary a year')).toBeVisible()
  await tabTo(page, 'textbox', 'Payroll Number')
})

test('the script of the payslip is fetched when it is opened, and weighs at most 12 KB', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto(orderOfCar)
  await expect(page.getByRole('table', { name: 'Cost comparison' })).toBeVisible()
  await quietNetwork(page)
  const weights: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.getByText('See it on your payslip').click()
  await expect(page.getByLabel('Your salary for a year')).toBeVisible()
  const bytes = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(12_000)
})

test('the order prints on one sheet of paper, with its payslip and without', async ({
  page,
  world,
}) => {
  const sheets = async () => {
    const pdf = await page.pdf({ format: 'A4' })
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length
  }
  await world.arrange({ signedIn: true })
  await page.goto(orderOfCar)
  await expect(page.getByText('See it on your payslip')).toBeVisible()
  expect(await sheets()).toBe(1)
  await page.getByText('See it on your payslip').click()
  await page.getByLabel('Your salary for a year').fill('30000')
  await page.getByText('More about my pay', { exact: true }).click()
  await page.getByLabel('Hours a week').fill('37.5')
  await page.getByLabel('Student loan').selectOption('Plan 2')
  await page.getByText('More about my pay', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'Your payslip, a month' })).toBeVisible()
  expect(await sheets()).toBe(1)

  // The longest possible payslip, with its questions open.
  await page.getByLabel('Your salary for a year').fill('131000')
  await page.getByLabel('Where you live').selectOption('Scotland')
  await page.getByText('More about my pay', { exact: true }).click()
  await page.getByLabel('How often you are paid').selectOption('Every four weeks')
  await page.getByLabel('Hours a week').fill('168')
  await page.getByLabel('Your pension contribution (% of salary)').fill('2')
  await page.getByLabel('How you pay into your pension').selectOption('From my pay, after tax')
  await page.getByLabel('Given up for other benefits').fill('1')
  await page.getByLabel('I repay a postgraduate loan').check()
  await expect(page.getByText(/^The amount is spread over 13 payslips/)).toBeVisible()
  expect(await sheets()).toBe(1)
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('salary, and what it really costs, fit on one screen', async ({ page, world }) => {
    await world.arrange({ signedIn: true })
    await page.goto(orderOfCar)
    await page.getByText('See it on your payslip').click()
    const salary = page.getByLabel('Your salary for a year')
    await salary.fill('30000')
    const cost = page.getByText('What it really costs you, a month').locator('xpath=..')
    await expect(cost).toContainText('£231.00')
    const [top, bottom] = await Promise.all([
      salary.evaluate((field) => field.getBoundingClientRect().top),
      cost.evaluate((entry) => entry.getBoundingClientRect().bottom),
    ])
    expect(bottom - top).toBeLessThan(740)
  })

  test('the difference comes first, and nothing is wider than the page', async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await page.goto(orderOfCar)
    await page.getByText('See it on your payslip').click()
    await page.getByLabel('Your salary for a year').fill('30000')
    const row = page.getByRole('row', { name: /^Take-home pay/ }).first()
    const places = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left))
    const [before = 0, after = 0, difference = 0] = places
    expect([difference < before, before < after]).toEqual([true, true])
    const [content, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ])
    expect(content).toBeLessThanOrEqual(window ?? 0)
  })
})
