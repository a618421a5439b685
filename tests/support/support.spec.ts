import type { Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { expect, test } from './test.ts'

const category = (page: Page) => page.getByLabel('Category')
const description = (page: Page) => page.getByLabel('Description')
const tellUs = (page: Page) => page.getByRole('button', { name: 'Tell Us' })
const thanks = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Thank you. Your query has been sent to us.' })

const call = 'POST /api/Query'
const faults = ['error', 'unavailable', 'forbidden', 'conflict', 'drop', 'html'] as const

test('SUPPORT-02, SUPPORT-03, SUPPORT-05, SUPPORT-06, SUPPORT-07, SUPPORT-09, SUPPORT-13, SUPPORT-15, SUPPORT-17, SUPPORT-18, CONST-06 I ask support a question, by keyboard: every failure is reported, and I lose nothing', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeFocused()
  await expect(tellUs(page)).toHaveCount(0)
  await tabTo(page, 'combobox', 'Category')
  await page.keyboard.press('ArrowDown')
  await expect(category(page)).toHaveValue('Cashback')

  await test.step('I leave something out', async () => {
    await tabTo(page, 'button', 'Tell Us')
    await page.keyboard.press('Enter')
    await expect(description(page)).toBeFocused()
    await expect(page.getByText('Please give a brief description of the problem')).toBeVisible()
    await expect(page.getByText('Please specify your telephone number')).toBeVisible()
    await page.keyboard.type('My cashback is missing.')
    await expect(page.getByText('Please give a brief description of the problem')).toHaveCount(0)
    await tabTo(page, 'textbox', 'Telephone')
    await page.keyboard.type('020 7946 0000')
    await tabTo(page, 'button', 'Tell Us')
  })

  for (const [index, kind] of faults.entries())
    await test.step(kind, async () => {
      await world.change({ faults: [{ call, kind, times: 1 }] })
      await tellUs(page).click()
      // The press has removed the previous message.
      await expect.poll(() => world.requests(call)).toHaveLength(index + 1)
      await expect(page.getByRole('alert')).toContainText('Something went wrong.')
      await expect(tellUs(page)).toBeFocused()
      await expect(description(page)).toHaveValue('My cashback is missing.')
    })

  await test.step('The server gives the reason for a refusal', async () => {
    const body = JSON.stringify({ ModelState: { text: ['Too short.'], type: ['Not this one.'] } })
    const refusal = { status: 400, body, contentType: 'application/json', times: 1 }
    await world.change({ faults: [{ call, ...refusal }] })
    await tellUs(page).click()
    const summary = page.getByRole('alert')
    await expect(summary.getByRole('listitem')).toHaveText(['Too short.', 'Not this one.'])
    await summary.getByRole('button', { name: 'Dismiss' }).click()
    await expect(summary.getByRole('listitem')).toHaveCount(0)
    await expect(description(page)).toHaveValue('My cashback is missing.')
    await tellUs(page).focus()
  })

  const sent = page.waitForRequest('**/api/Query')
  await page.keyboard.press('Enter')
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
