import { cardButton, openAccount, savingsOf } from '../support/savings.ts'
import { signInAgain } from '../support/sign-in-again.ts'
import { expect, test } from '../support/test.ts'

test('CARDW-03, OQ-135 my withdrawal itself meets the end of the session: I read after the login that it was not made', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openAccount(page)
  await world.change({ expireSession: true })
  await cardButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Member Login' })).toBeVisible()
  await signInAgain(page)
  await expect(page.getByText('Your withdrawal to your card was not made.')).toBeVisible()
  await expect(cardButton(page)).toBeEnabled()
  expect((await savingsOf(page)).balance).toBe(1284.6)
})
