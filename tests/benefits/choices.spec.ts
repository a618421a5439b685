import { meetEveryFault } from '../support/faults.ts'
import { tabTo } from '../support/keyboard.ts'
import { electricCar, expectThanks, orderOfCar } from '../support/orders.ts'
import { expect, test } from '../support/test.ts'

test.describe('The journey’s section', () => {
  test.use({ outsideHosts: ['benefits.example'] })

  test('CHOICE-03, CHOICE-11 with a supplier: the link opens in a new tab, and the visit is logged', async ({
    page,
    world,
    context,
  }) => {
    await world.arrange({ signedIn: true })
    await context.route('https://benefits.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Supplier</title>' }),
    )
    await page.goto(electricCar.path)
    await expect(page.getByRole('region', { name: 'Choose with the supplier' })).toBeVisible()
    const logged = page.waitForRequest((request) => request.url().endsWith('/api/choices/LogVisit'))
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Visit the supplier' }).click()
    expect((await logged).postDataJSON()).toEqual({ choiceId: '142' })
    await expect(await opened).toHaveURL('https://benefits.example/electric-car')
    await expect(page).toHaveURL(electricCar.path)
  })
})

test('CHOICE-03, CHOICE-04 without a supplier: a sentence, no link, and the amount', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Choice/125')
  await expect(page.getByRole('region', { name: 'How it works' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Visit/ })).toHaveCount(0)
  await expect(page.getByLabel('Salary sacrifice amount')).toBeVisible()
})

test('CHOICE-03, CHOICE-04 a direct saving: its provider, and no amount', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Choice/121')
  await expect(page.getByText('Direct Saving')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Visit the provider' })).toHaveAttribute(
    'href',
    'https://benefits.example/eye-care',
  )
  await expect(page.getByLabel('Salary sacrifice amount')).toHaveCount(0)
  await page.goto('/Member/Choice/SalarySacrifice/121/100.00')
  await expect(page).toHaveURL('/Member/Choice/121')
})

test('CHOICE-02, OQ-030 scripts in the details do nothing, and the text is there', async ({
  page,
  world,
}) => {
  const details =
    '<h1>Hello</h1><p>A <em>text</em>.</p><script>document.title="run"</script><a href="javascript:document.title=1">go</a>'
  await world.arrange({
    signedIn: true,
    faults: [
      {
        call: 'GET /api/choices/{id}',
        body: JSON.stringify({
          Id: 142,
          Name: 'Odd',
          JourneyType: 100,
          DetailsPageFullHtml: details,
        }),
      },
    ],
  })
  await page.goto(electricCar.path)
  await expect(page.getByRole('heading', { level: 2, name: 'Hello' })).toBeVisible()
  await expect(page.getByRole('main').locator('script, [href^=javascript]')).toHaveCount(0)
  await expect(page).toHaveTitle('Save - Member Home')
})

test('BENEFIT-07, BENEFIT-08 I turn the pages of a large tab, and Back returns to where I was', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/mybenefits/21')
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(60)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await expect(page).toHaveURL('/Member/Home/mybenefits/21?page=2')
  await page.goBack()
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
})

for (const [call, path, heading] of [
  ['GET /api/Tabs/14', '/Member/Home/mybenefits/14', 'Travel & Technology'],
  ['GET /api/choices/142', electricCar.path, electricCar.name],
  ['GET /api/choices/142', orderOfCar, electricCar.name],
] as const) {
  test(`OQ-140, CONST-06 whatever fault ${path} meets, I am told so, and can try again`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    const failure = page.getByText('Something went wrong.')
    await meetEveryFault(page, world, {
      call,
      open: () => page.goto(path),
      isTold: () => expect(failure).toBeVisible(),
      isThere: async () => {
        await expect(failure).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      },
    })
  })
}

test('CHOICE-12 a salary sacrifice, by keyboard alone', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/mybenefits/14')
  await expect(page.getByRole('link', { name: electricCar.name })).toBeVisible()
  await tabTo(page, 'link', electricCar.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: electricCar.name })).toBeFocused()
  await tabTo(page, 'spinbutton', 'Salary sacrifice amount')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/Member/Choice/SalarySacrifice/142/10')
  await expect(page.getByRole('heading', { level: 1, name: electricCar.name })).toBeFocused()
  await tabTo(page, 'textbox', 'Payroll Number')
  await page.keyboard.type('7')
  await page.keyboard.press('Tab')
  await page.keyboard.type('AB123456C')
  await tabTo(page, 'checkbox', 'I accept the salary sacrifice')
  await page.keyboard.press('Space')
  await tabTo(page, 'button', 'Complete Order')
  await page.keyboard.press('Enter')
  await expectThanks(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused()
})
