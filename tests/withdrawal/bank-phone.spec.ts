import { fillTransfer, openTransfer, submitTransfer } from '../support/savings.ts'
import { expect, test } from '../support/test.ts'

test('BANKW-20, BANKW-26 on a phone I see the outcome of my transfer, and continue from its button', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await world.arrange({
    signedIn: true,
    faults: [{ call: 'POST /api/WithdrawSavingsViaBank', drop: true, times: 1 }],
  })
  await openTransfer(page)
  await fillTransfer(page)
  await submitTransfer(page).click()
  await expect(page.getByText(/^An error occured/)).toBeInViewport()
  await expect(submitTransfer(page)).toBeFocused()
  await submitTransfer(page).click()
  await expect(page.getByText(/^Thank you for your request/)).toBeInViewport()
})
