import type { Page } from '@playwright/test'
import { electricCar, orderOfCar } from '../support/orders.ts'
import {
  cardButton,
  cardThanks,
  fillTransfer,
  openAccount,
  openTransfer,
  submitTransfer,
} from '../support/savings.ts'
import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

/** Simulates a browser that translates the page by putting each text, now and later, into its own element. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const all: Node[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) all.push(text)
      for (const text of all) {
        if (!text.nodeValue?.trim() || text.parentElement?.closest('font, script, style')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(text.nodeValue)
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && node.isConnected) wrap(node)
    }).observe(document.body, { childList: true, subtree: true })
  })

const balances = async (page: Page) => {
  const text = (await page.locator('#root').textContent()) ?? ''
  return [...text.matchAll(/£[\d,]+\.\d\d/g)].map(String)
}

test('CARDW-11, SHELL-04 on a page translated by my browser every balance updates after a withdrawal, and I can use one screen after another', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openAccount(page)
  await translate(page)
  await cardButton(page).click()
  await expect(page.getByText(cardThanks)).toBeVisible()
  await expect(page.getByRole('link', { name: /£1,034\.60/ })).toBeVisible()
  const withdrawn = await balances(page)
  expect(withdrawn).toContain('£1,034.60')
  expect(withdrawn).not.toContain('£1,284.60')

  const main = page.getByRole('main')
  for (const path of [
    ...['/Member/Home/Cashback', '/Member/Home/Vouchers', '/Member/Home/Search?search=a'],
    ...['/Member/Vendor/PLU1089', '/Member/EditAccount', '/Member/Contact', electricCar.path],
    ...['/Member/Retailer/1040/hearthwick-kitchens', '/Member/Home/TotalRewardStatement'],
    ...['/Member/Home/TotalWellnessStatement', '/Member/Checkout', orderOfCar],
  ]) {
    const title = page.getByRole('heading', { level: 1 }).first()
    await title.evaluate((title) => title.setAttribute('data-left', ''))
    await goTo(page, path)
    // The last screen stays until this one can be shown.
    await expect(page.locator('[data-left]')).toHaveCount(0)
    await expect(title).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    const next = main.getByRole('button', { name: /next/i }).first()
    if ((await next.count()) > 0 && (await next.isEnabled())) await next.click()
    for (const field of await main.locator('input[type=text], input[type=search], textarea').all())
      if (await field.isEditable()) await field.fill('12')
    await expect(page.getByText('Something went wrong.', { exact: true })).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Your Account' }).click()
  await expect(page).toHaveURL(/MyAccount/i)
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible()
})

test('BANKW-15, SHELL-04 every balance updates after a transfer of pounds and pence', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openTransfer(page)
  await translate(page)
  await fillTransfer(page, { 'Transfer value': '100.25' })
  await submitTransfer(page).click()
  await expect(page.getByRole('link', { name: /£1,184\.35/ })).toBeVisible()
  expect(await balances(page)).not.toContain('£1,284.35')
  await expect(page).toHaveURL(/MyAccount/i)
  const shown = await balances(page)
  expect(shown).toContain('£1,184.35')
  expect(shown).not.toContain('£1,284.60')
})
