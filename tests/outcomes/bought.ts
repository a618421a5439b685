import type { Page } from '@playwright/test'
import type { WorldRequest } from '@save/fake-api/control'
import { holdCall } from '../support/held-call.ts'
import { fillInVoucher, openVendor } from '../support/shopping.ts'
import { outcomeKept } from '../support/stored.ts'
import { leave } from '../support/ways.ts'
import type { World } from '../support/world.ts'

export const add = (page: Page) => page.getByRole('button', { name: 'Add to basket' })

/** Buys a voucher of £50.00. The answer arrives on the dashboard. */
export async function buyAndLeave(
  page: Page,
  world: World,
  faults: WorldRequest['faults'] = [],
): Promise<void> {
  await world.arrange({ signedIn: true, faults })
  await openVendor(page)
  await fillInVoucher(page)
  const letAnswer = await holdCall(page, '/api/PurchaseNGCVoucher')
  await add(page).click()
  await leave(page)
  letAnswer()
  await outcomeKept(page)
}
