import type { Page } from '@playwright/test'
import { endSession } from '../support/sign-in.ts'
import { tabTo } from './keyboard.ts'
import { demonstration } from './sign-in.ts'
import { expect, test } from './test.ts'

const category = (page: Page) => page.getByLabel('Category')
const tellUs = (page: Page) => page.getByRole('button', { name: 'Tell Us' })
const thanks = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Thank you. Your query has been sent to us.' })

async function writeQuery(page: Page) {
  await category(page).selectOption('Cashback')
  await page.getByLabel('Telephone').fill('020 7946 0000')
  await page.getByLabel('Description').fill('My cashback is missing.')
}

test('SUPPORT-03, SUPPORT-05, SUPPORT-07, SUPPORT-09 I ask support a question, and go on shopping', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeFocused()
  await expect(tellUs(page)).toHaveCount(0)
  await writeQuery(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Priya Shah')
  await expect(page.getByLabel('Email')).toHaveValue('member@example.com')
  await expect(page.getByLabel('Address')).toHaveValue(
    'Alder House, Weir Lane, Sowerby, Calderdale, West Yorkshire, HX0 0AA',
  )
  const sent = page.waitForRequest('**/api/Query')
  await tellUs(page).click()
  expect((await sent).postDataJSON()).toEqual({
    name: 'Priya Shah',
    email: 'member@example.com',
    telephone: '020 7946 0000',
    address: 'Alder House, Weir Lane, Sowerby, Calderdale, West Yorkshire, HX0 0AA',
    orderNumber: '',
    text: 'My cashback is missing.',
    type: 'Cashback',
  })
  await expect(thanks(page)).toBeFocused()
  await expect(page.getByText('We endeavour to respond withing 2 working days.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
})

test('SUPPORT-13, SUPPORT-15 I forget something, and am told where', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Contact')
  await category(page).selectOption('Other')
  await tellUs(page).click()
  await expect(page.getByLabel('Description')).toBeFocused()
  await expect(page.getByText('Please give a brief description of the problem')).toBeVisible()
  await expect(page.getByText('Please specify your telephone number')).toBeVisible()
  await page.getByLabel('Description').fill('Hm.')
  await expect(page.getByText('Please give a brief description of the problem')).toHaveCount(0)
})

test('SUPPORT-17, SUPPORT-18 the server refuses: I read why, correct it, and it is accepted', async ({
  page,
  world,
}) => {
  const body = JSON.stringify({ ModelState: { text: ['Too short.'], type: ['Not this one.'] } })
  await world.arrange({
    signedIn: true,
    faults: [
      { call: 'POST /api/Query', status: 400, body, contentType: 'application/json', times: 1 },
    ],
  })
  await page.goto('/Member/Contact')
  await writeQuery(page)
  await tellUs(page).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('listitem')).toHaveText(['Too short.', 'Not this one.'])
  await summary.getByRole('button', { name: 'Dismiss' }).click()
  await expect(summary.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByLabel('Description')).toHaveValue('My cashback is missing.')
  await tellUs(page).click()
  await expect(thanks(page)).toBeVisible()
})

for (const [name, fault] of [
  ['a server error', { status: 500 }],
  ['a busy server', { status: 503 }],
  ['a refusal', { status: 403 }],
  ['an unforeseen conflict', { status: 409 }],
  ['a cut connection', { drop: true }],
  ['a web page for an answer', { body: '<html></html>', contentType: 'text/html' }],
] as const) {
  test(`SUPPORT-17, CONST-06 with ${name} I am told so, and nothing that I typed is lost`, async ({
    page,
    world,
  }) => {
    await world.arrange({
      signedIn: true,
      faults: [{ call: 'POST /api/Query', ...fault, times: 1 }],
    })
    await page.goto('/Member/Contact')
    await writeQuery(page)
    await tellUs(page).click()
    await expect(page.getByRole('alert')).toContainText('Something went wrong.')
    await expect(tellUs(page)).toBeFocused()
    await expect(page.getByLabel('Description')).toHaveValue('My cashback is missing.')
    await tellUs(page).click()
    await expect(thanks(page)).toBeVisible()
  })
}

test('LOGIN-09, OQ-134 my session ends while I write: I sign in, and my words are there', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Contact')
  await writeQuery(page)
  await endSession(page, world)
  await tellUs(page).click()
  const login = page.getByRole('dialog', { name: 'Member Login' })
  await login.getByLabel('Email').fill(demonstration.email)
  await login.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('My cashback is missing.')
  await expect(category(page)).toHaveValue('Cashback')
  await tellUs(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('SUPPORT-02, SUPPORT-06 asking support, by keyboard alone', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Contact')
  await expect(category(page)).toBeVisible()
  await tabTo(page, 'combobox', 'Category')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'textbox', 'Description')
  await page.keyboard.type('My cashback is missing.')
  await tabTo(page, 'textbox', 'Telephone')
  await page.keyboard.type('020 7946 0000')
  await tabTo(page, 'button', 'Tell Us')
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeFocused()
})
