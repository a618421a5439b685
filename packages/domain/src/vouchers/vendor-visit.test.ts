import { expect, test } from 'vitest'
import { serverFault, VendorCode } from '../kernel/index.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { logVendorVisit } from './vendor-visit.ts'

test('VOUCHER-24 the visit is logged once per opening, and a failed log is not tried again', async () => {
  const log = scriptedCall<void, [VendorCode]>()
  const open = async () => {
    logVendorVisit({ logVisit: log.call }, VendorCode.make('PLU1089'))
    await quiet()
  }
  await open()
  await log.fail(serverFault(500))
  expect(log.asked).toEqual([['PLU1089']])
  await open()
  expect(log.asked).toEqual([['PLU1089'], ['PLU1089']])
  await log.answer()
  expect([log.asked.length, log.interrupted()]).toEqual([2, 0])
})
