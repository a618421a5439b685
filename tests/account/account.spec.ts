import type { Page } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { demonstration, endSession } from '../support/sign-in.ts'
import { signInAgain } from '../support/sign-in-again.ts'
import { storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name })

async function save(page: Page, name: string) {
  await card(page, name).getByRole('button', { name: 'Save changes' }).click()
}

async function openEdit(page: Page) {
  await page.goto('/Member/EditAccount')
  await expect(page.getByLabel('Last name')).toHaveValue('Shah')
}

test('EDIT-13, EDIT-03 I change my name and my address, and see them on My Account', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/MyAccount')
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByLabel('Last name').fill('Shaw')
  await page.getByLabel('Town').fill('Halifax')
  await save(page, 'Basic Information')
  const basic = card(page, 'Basic Information')
  await expect(basic.getByText('Account changes saved')).toBeVisible()
  await expect(page.getByLabel('Town')).toHaveValue('Halifax')
  await expect(basic.getByText('Account changes saved')).toHaveCount(0)
  await save(page, 'Address')
  await expect(card(page, 'Address').getByText('Account changes saved')).toBeVisible()
  await card(page, 'Address').getByRole('link', { name: 'My Account' }).click()
  await expect(card(page, 'Account').getByText('Shaw')).toBeVisible()
  await expect(
    card(page, 'Account').getByText(
      'Alder House, Weir Lane, Halifax, Calderdale, West Yorkshire, HX0 0AA',
    ),
  ).toBeVisible()
})

test('EDIT-11, ACCOUNT-05 I delete my date of birth and gender', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await openEdit(page)
  await page.getByLabel('Date of birth').fill('')
  await page.getByLabel('Gender').selectOption('Not given')
  await save(page, 'About You')
  await expect(card(page, 'About You').getByText('Account changes saved')).toBeVisible()
  await page.goto('/Member/MyAccount')
  await expect(card(page, 'Account').getByText('First name')).toBeVisible()
  await expect(card(page, 'Account').getByText('Gender')).toHaveCount(0)
  await expect(card(page, 'Account').getByText('Date of birth')).toHaveCount(0)
})

test('EDIT-05, EDIT-09, EDIT-10 I change my password, after two mistakes, and sign in with the new one', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openEdit(page)
  const passwords = async (old: string, next: string, confirm: string) => {
    await page.getByLabel('Old password').fill(old)
    await page.getByLabel('New password').fill(next)
    await page.getByLabel('Confirm password').fill(confirm)
    await save(page, 'Change Password')
  }
  await passwords(demonstration.password, 'Goodbye 2?', 'Goodbye 3?')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await passwords('not mine', 'short', 'short')
  await expect(card(page, 'Change Password').getByRole('listitem')).toHaveText([
    'The old password is not right.',
    'The new password needs at least 8 characters.',
  ])
  await passwords(demonstration.password, 'Goodbye 2?', 'Goodbye 2?')
  await expect(card(page, 'Change Password').getByText('Account changes saved')).toBeVisible()
  await expect(page.getByLabel('Old password')).toHaveValue('')

  await endSession(page, world)
  await page.goto('/Member/MyAccount')
  const login = page.getByRole('dialog', { name: 'Member Login' })
  await login.getByLabel('Email').fill(demonstration.email)
  await login.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(login.getByRole('alert')).toContainText('not right')
  await signInAgain(page, 'Goodbye 2?')
  await expect(page.getByText('Transactions', { exact: true })).toBeVisible()
})

test('ACCOUNT-14, ACCOUNT-15, ACCOUNT-16 I cancel a benefit, once, and the row says so without a reload', async ({
  page,
  world,
}) => {
  await world.arrange({
    signedIn: true,
    faults: [{ call: 'POST /api/CancelChoice', delayMs: 300 }],
  })
  await page.goto('/Member/MyAccount')
  const row = page.getByRole('row', { name: /Dental plan/ })
  await expect(row).toContainText('Active')
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }))
  await row.getByRole('button', { name: 'Cancel Dental plan' }).dblclick()
  await expect(row).toContainText('Cancelled')
  await expect(row.getByRole('button', { name: 'Cancel Dental plan' })).toBeDisabled()
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeFocused()
  expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true)
})

test('OQ-134 my session ends while I edit: what I typed is there again, passwords are not', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openEdit(page)
  await page.getByLabel('Town').fill('Halifax')
  await page.getByLabel('Old password').fill(demonstration.password)
  await page.getByLabel('Last name').fill('Shaw')
  await endSession(page, world)
  await save(page, 'Basic Information')
  await expect(page.getByRole('dialog', { name: 'Member Login' })).toBeVisible()
  expect(await storedBy(page)).not.toContain(demonstration.password)
  await signInAgain(page)
  await expect(page.getByLabel('Town')).toHaveValue('Halifax')
  await expect(page.getByLabel('Last name')).toHaveValue('Shaw')
  await expect(page.getByLabel('Old password')).toHaveValue('')
  await expect(page.getByText(/we don’t keep passwords/)).toBeVisible()
  await save(page, 'Basic Information')
  await expect(card(page, 'Basic Information').getByText('Account changes saved')).toBeVisible()
})

const unanswered =
  'There was no answer, so your changes may or may not have been saved. You can safely save them again.'

for (const [name, fault, ...explained] of [
  ['a server error', { status: 500 }],
  ['a cut connection', { drop: true }, unanswered],
  ['a refusal that says nothing', { status: 400, body: '' }],
  ['a refusal of its own', { status: 403 }],
] as const) {
  test(`OQ-019 saving with ${name}: I am told so, and nothing typed is lost`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true, faults: [{ call: 'PUT /api/member', ...fault }] })
    await openEdit(page)
    await page.getByLabel('Last name').fill('Shaw')
    await save(page, 'Basic Information')
    await expect(card(page, 'Basic Information').getByRole('listitem')).toHaveText([
      'Something went wrong.',
      ...explained,
    ])
    await expect(page.getByLabel('Last name')).toHaveValue('Shaw')
    await world.change({ faults: [] })
    await save(page, 'Basic Information')
    await expect(card(page, 'Basic Information').getByText('Account changes saved')).toBeVisible()
  })
}

test('OQ-131 without the member My Account says so, with a button to try again', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, faults: [{ call: 'GET /api/member', status: 500 }] })
  await page.goto('/Member/MyAccount')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong.')
  await world.change({ faults: [] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Transactions', { exact: true })).toBeVisible()
})

test('EDIT-02, EDIT-07, EDIT-03 I edit my name by keyboard alone', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await openEdit(page)
  await tabTo(page, 'textbox', 'Last name')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is a required field')).toBeVisible()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await page.keyboard.type('Shaw')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account changes saved')).toBeVisible()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await tabTo(page, 'link', 'My Account')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeFocused()
})
