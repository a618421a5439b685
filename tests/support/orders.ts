import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** A choice that nobody has ordered yet, by salary sacrifice. */
export const electricCar = { path: '/Member/Choice/142', name: 'Electric car' } as const
export const orderOfCar = '/Member/Choice/SalarySacrifice/142/3600'

/** A fixed day with known tax rates. */
export const dayOfKnownRates = '2026-11-22T12:00:00Z'
export const onDayOfKnownRates = (page: Page) => page.clock.setFixedTime(dayOfKnownRates)

export async function fillInOrder(page: Page): Promise<void> {
  await page.getByLabel('Payroll Number').fill('004417')
  await page.getByLabel('NI Number').fill('ab 12 34 56 c')
  await page.getByLabel('I accept the salary sacrifice').check()
}

export const completeOrder = (page: Page) => page.getByRole('button', { name: 'Complete Order' })

/** The member's choices of this name, in the world. */
export async function ordersInWorld(page: Page, name: string): Promise<readonly string[]> {
  const answer = await page.request.get('/api/member')
  const member: { Choices: { Name: string; Status: string }[] } = await answer.json()
  return member.Choices.filter((choice) => choice.Name === name).map(({ Status }) => Status)
}

/** Records the paths of the orders that the pages of this browser send. */
export function watchOrders(page: Page): readonly string[] {
  const sent: string[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/PurchaseChoice')) sent.push(request.method())
  })
  return sent
}

export const expectThanks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
