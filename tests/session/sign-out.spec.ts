import { expect, test } from '../support/test.ts'

test('SESSION-06, SHELL-18 I sign out from the menu, and what I saw is gone', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/Member/Login')
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Member Login' })).toBeVisible()
  await expect(page.getByText('£1,284.60')).toHaveCount(0)
})

test('SESSION-04, SESSION-05 while I am being signed out nothing else is possible, and it is sent once', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const calls: string[] = []
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/logout', async (route) => {
    calls.push(route.request().method())
    await answered.promise
    await route.continue()
  })
  await page.goto('/Member/Home/Dashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const wait = page.getByRole('alertdialog')
  await expect(wait).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(wait).toBeVisible()
  answered.resolve()
  await expect(page).toHaveURL('/Member/Login')
  expect(calls).toEqual(['POST'])
})

test('SESSION-07 a sign-out that fails leaves me where I was, and I can try again', async ({
  page,
  world,
}) => {
  await world.arrange({
    signedIn: true,
    faults: [{ call: 'POST /api/logout', status: 500, times: 1 }],
  })
  await page.goto('/Member/Home/Dashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/Member/Login')
})
