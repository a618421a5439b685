import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { serverFault, VendorCode } from '../kernel/index.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { vendorVisitMachine } from './vendor-visit.machine.ts'

test('VOUCHER-24 the visit is logged once per opening, and a failed log is not tried again', async () => {
  const log = scriptedCall<void, [VendorCode]>()
  const machine = vendorVisitMachine({ logVisit: log.call })
  const open = async () => {
    const visit = createActor(machine, { input: { code: VendorCode.make('PLU1089') } }).start()
    await quiet()
    return visit
  }
  const first = await open()
  await log.fail(serverFault(500))
  expect([log.asked, first.getSnapshot().status]).toEqual([[['PLU1089']], 'active'])
  const second = await open()
  expect(log.asked).toEqual([['PLU1089'], ['PLU1089']])
  await log.answer()
  expect([first, second].map((visit) => visit.getSnapshot().value)).toEqual(['over', 'over'])
})
