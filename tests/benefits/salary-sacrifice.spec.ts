import { installClock } from '../support/clock.ts'
import { tabTo } from '../support/keyboard.ts'
import {
  completeOrder,
  electricCar,
  expectThanks,
  fillInOrder,
  orderOfCar,
  ordersInWorld,
  watchOrders,
} from '../support/orders.ts'
import { demonstration, endSession } from '../support/sign-in.ts'
import { storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

const scripts =
  '<p>A <em>text</em>.</p><script>document.title="run"</script><a href="javascript:document.title=1">go</a>'

test.describe('From the tab to the order, and back', () => {
  test.use({ outsideHosts: ['benefits.example'] })

  test('CHOICE-12, ACCOUNT-17, CHOICE-02, CHOICE-11, SALSAC-07, SALSAC-22, OQ-030 by keyboard I order a benefit, once and without storing my NI number, see it in My Benefits, and cancel it', async ({
    page,
    world,
    context,
  }) => {
    const consoleTexts: string[] = []
    page.on('console', (message) => consoleTexts.push(message.text()))
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await world.arrange({ signedIn: true })
    await context.route('https://benefits.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Supplier</title>' }),
    )
    await page.route('**/api/choices/142', async (route) => {
      const choice = await (await route.fetch()).json()
      const html = `${choice.DetailsPageFullHtml}${scripts}`
      await route.fulfill({ json: { ...choice, DetailsPageFullHtml: html } })
    })

    await test.step('I find the benefit in its tab', async () => {
      await page.goto('/Member/Home/Dashboard')
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('navigation', { name: 'Main menu' })
      await menu.getByRole('link', { name: 'Travel & Technology' }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Travel & Technology' }),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: electricCar.name })).toBeVisible()
      await tabTo(page, 'link', electricCar.name)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: electricCar.name })).toBeFocused()
      await expect(page).toHaveURL(electricCar.path)
    })

    await test.step('scripts in the details do nothing, and the text is there', async () => {
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 2, name: 'What is included' })).toBeVisible()
      await expect(main.getByText('A text.')).toBeVisible()
      await expect(main.locator('script, [href^=javascript]')).toHaveCount(0)
      await expect(page).toHaveTitle('Save - Member Home')
    })

    await test.step('the supplier opens in a new tab, and the visit is logged', async () => {
      const logged = page.waitForRequest('**/api/choices/LogVisit')
      const opening = context.waitForEvent('page')
      await page.getByRole('link', { name: 'Visit the supplier' }).click()
      expect((await logged).postDataJSON()).toEqual({ choiceId: '142' })
      const supplier = await opening
      await expect(supplier).toHaveURL('https://benefits.example/electric-car')
      await supplier.close()
      await expect(page).toHaveURL(electricCar.path)
    })

    const sent = watchOrders(page)
    await test.step('I order the benefit by pressing Enter twice', async () => {
      await tabTo(page, 'spinbutton', 'Salary sacrifice amount')
      await page.keyboard.type('3600')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(orderOfCar)
      await expect(page.getByRole('heading', { level: 1, name: electricCar.name })).toBeFocused()
      await expect(
        page
          .getByRole('table', { name: 'Cost comparison' })
          .getByRole('row', { name: /^Monthly cost £/ }),
      ).toHaveText('Monthly cost£231.00£204.00')
      await tabTo(page, 'textbox', 'Payroll Number')
      await page.keyboard.type('004417')
      await page.keyboard.press('Tab')
      await page.keyboard.type('ab 12 34 56 c')
      await tabTo(page, 'checkbox', 'I accept the salary sacrifice')
      await page.keyboard.press('Space')
      await tabTo(page, 'button', 'Complete Order')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/Member/Choice/SalarySacrifice/ThankYou')
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused()
      await expect(page.getByText("Your employer's approval will be sought")).toBeVisible()
      await expect(
        page.getByText('You’ve ordered Electric car for £3,600.00 of your salary a year.'),
      ).toBeVisible()
    })

    await test.step('Back opens the choice, and Forward orders nothing again', async () => {
      await page.goBack()
      await expect(page).toHaveURL(electricCar.path)
      await page.goForward()
      await expectThanks(page)
      expect(sent).toHaveLength(1)
      expect(await ordersInWorld(page, electricCar.name)).toEqual(['Awaiting approval'])
    })

    await test.step('I cancel the benefit with a double click', async () => {
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page).toHaveURL('/Member/Home/Dashboard')
      await page.getByRole('link', { name: 'Available balance' }).first().click()
      const row = page.getByRole('row', { name: electricCar.name })
      await expect(row).toContainText('Awaiting approval')
      await row.getByRole('button', { name: `Cancel ${electricCar.name}` }).dblclick()
      await row.getByRole('button', { name: 'Yes, cancel it' }).dblclick()
      await expect(row).toContainText('Cancelled')
      await expect(row.getByRole('button')).toBeDisabled()
      expect(await world.requests('POST /api/CancelChoice')).toHaveLength(1)
      expect(await ordersInWorld(page, electricCar.name)).toEqual(['Cancelled'])
    })

    const cookiesAndAddress = await page.evaluate(() => [document.cookie, location.href])
    expect(
      [...consoleTexts, ...addresses, ...cookiesAndAddress, await storedBy(page)].join(' '),
    ).not.toMatch(/ab ?12 ?34 ?56 ?c/i)
  })
})

test('SALSAC-22, OQ-135 if my order is placed but its response is lost, the page says where to look, doesn’t place it again, and My Benefits lists it', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const pass = await installClock(page.context())
  await page.goto(orderOfCar)
  await fillInOrder(page)
  const sent = watchOrders(page)
  await page.route('**/api/PurchaseChoice', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await completeOrder(page).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('We don’t know if your order went through')
  await expect(page.getByText(/^Your salary sacrifice order may still go through/)).toBeVisible()
  await expect(completeOrder(page)).toBeDisabled()
  await pass(60_000)
  await expect(completeOrder(page)).toBeEnabled()
  await expect(page.getByLabel('NI Number')).toHaveValue('ab 12 34 56 c')
  expect(sent).toHaveLength(1)
  await page.unroute('**/api/PurchaseChoice')
  await completeOrder(page).click()
  await expect(alert).toHaveText(
    'You’ve already ordered this benefit. Your employer has not approved it yet.',
  )
  await page
    .getByRole('link', { name: /^Available balance/ })
    .first()
    .click()
  await expect(page).toHaveURL('/Member/MyAccount')
  await expect(page.getByRole('row', { name: new RegExp(electricCar.name) })).toBeVisible()
  expect(await ordersInWorld(page, electricCar.name)).toEqual(['Awaiting approval'])
})

test('SESSION-01, OQ-134 if my session ends while I order, the stored fields are restored, without the NI number', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto(orderOfCar)
  await fillInOrder(page)
  await endSession(page, world)
  await completeOrder(page).click()
  const login = page.getByRole('dialog', { name: 'Member Login' })
  await login.getByLabel('Email').fill(demonstration.email)
  const stored = await storedBy(page)
  expect(stored).toContain('004417')
  expect(stored).not.toMatch(/12 ?34 ?56/)
  await login.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await login.getByRole('button', { name: 'Login' }).click()

  await expect(page.getByText('For your security, we don’t keep your NI number.')).toBeVisible()
  await expect(page.getByLabel('Payroll Number')).toHaveValue('004417')
  await expect(page.getByLabel('NI Number')).toHaveValue('')
  await expect(page.getByLabel('I accept the salary sacrifice')).not.toBeChecked()
  expect(await ordersInWorld(page, electricCar.name)).toEqual([])
  await page.getByLabel('NI Number').fill('AB123456C')
  await page.getByLabel('I accept the salary sacrifice').check()
  await completeOrder(page).click()
  await expectThanks(page)
})
