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

test('EDIT-13, EDIT-02, EDIT-03, EDIT-07 I edit my name by keyboard alone, and my address on a phone, and see them on My Account', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/MyAccount')
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Shah')
  await page.getByLabel('Town').fill('Halifax')
  const basic = card(page, 'Basic Information')
  const address = card(page, 'Address')
  const saved = 'Account changes saved'

  await test.step('I edit my name by keyboard', async () => {
    await page.getByRole('main').focus()
    await tabTo(page, 'textbox', 'Last name')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This is a required field')).toBeVisible()
    await expect(page.getByLabel('Last name')).toBeFocused()
    await page.keyboard.type('Shaw')
    await page.keyboard.press('Enter')
    await expect(basic.getByText(saved)).toBeVisible()
    await expect(page.getByLabel('Last name')).toBeFocused()
    await expect(page.getByLabel('Town')).toHaveValue('Halifax')
    await expect(basic.getByText(saved)).toHaveCount(0)
  })

  await test.step('I edit my address on a phone, and see the outcome although the button is at the foot of its card', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await world.change({ faults: [{ call: 'PUT /api/member', status: 500, times: 1 }] })
    const button = address.getByRole('button', { name: 'Save changes' })
    const showButtonAtFoot = () =>
      button.evaluate((element) =>
        element.scrollIntoView({ block: 'end', behavior: 'instant' as ScrollBehavior }),
      )
    await showButtonAtFoot()
    await button.click()
    await expect(address.getByText('Something went wrong.')).toBeInViewport()
    await showButtonAtFoot()
    await button.click()
    await expect(address.getByText(saved)).toBeInViewport()
  })

  await address.getByRole('link', { name: 'My Account' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeFocused()
  await expect(card(page, 'Account').getByText('Shaw')).toBeVisible()
  await expect(
    card(page, 'Account').getByText(
      'Alder House, Weir Lane, Halifax, Calderdale, West Yorkshire, HX0 0AA',
    ),
  ).toBeVisible()
})

test('ACCOUNT-08 pressing a transaction’s row anywhere opens it, and my question about it mentions it', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/MyAccount')
  await page.getByRole('row', { name: /^Fernhill Books/ }).click()
  await page.getByRole('link', { name: 'Ask us about it' }).click()
  await expect(page.getByLabel('Description')).toHaveValue(/^My question is about Fernhill Books,/)
})

test('OQ-134 if my session ends while I edit, what I typed is restored, except passwords', async ({
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
