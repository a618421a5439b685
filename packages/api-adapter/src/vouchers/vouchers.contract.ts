import { pounds, VendorCode } from '@save/domain/kernel'
import type { VoucherPurchase } from '@save/domain/vouchers'
import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { examplePurchase, exampleVendors } from './vouchers.examples.ts'
import { standInVoucherMessages } from './vouchers.messages.ts'
import { standInVoucherPolicy } from './vouchers.policy.ts'

const unauthorised = { failure: { _tag: 'Unauthorised' } }
const notFound = { failure: { _tag: 'NotFound' } }
const purchased = { answer: { answer: 'purchased' } }
const refused = (...messages: string[]) => ({ answer: { answer: 'refused', messages } })

export const vouchersContract = (binding: Binding) =>
  describe(`vouchers, ${binding.name}`, () => {
    async function signedIn(change: Parameters<typeof startWorld>[1] = {}) {
      const world = await startWorld(binding, change)
      await world.signIn()
      const buy = (purchase: Partial<VoucherPurchase> = {}) =>
        world.ask(({ vouchers }) => vouchers.purchaseVoucher({ ...examplePurchase, ...purchase }))
      return { ...world, buy, basket: () => world.ask(({ checkout }) => checkout.readBasket()) }
    }

    test('API-18, API-43 the vendors are listed in their order', async () => {
      const { ask } = await signedIn()
      expect(await ask(({ vouchers }) => vouchers.readVendors())).toEqual({
        answer: smallCatalogue.vendors,
      })
    })

    test('DATA-16, DATA-17 every field of a vendor is read', async () => {
      const { ask } = await signedIn({ vendors: exampleVendors })
      expect(await ask(({ vouchers }) => vouchers.readVendors())).toEqual({
        answer: exampleVendors,
      })
    })

    test('API-32 a visit is logged, unless the vendor is unknown', async () => {
      const { ask } = await signedIn()
      const visit = (code: string) =>
        ask(({ vouchers }) => vouchers.logVisit(VendorCode.make(code)))
      expect(await visit('TBRK')).toEqual({ answer: undefined })
      expect(await visit('NOBODY')).toEqual(notFound)
    })

    test('API-33 a purchase is in the basket, at the vendor’s discount', async () => {
      const { buy, basket } = await signedIn()
      expect(await buy({ percentageDiscount: 0.9, vendorName: 'Mapleford' })).toEqual(purchased)
      expect(await basket()).toEqual({
        answer: {
          items: [
            {
              vendorName: 'Tea & Brick',
              amount: pounds('25.50'),
              netDiscount: pounds('24.22'),
              quantity: 1,
            },
          ],
          hasDeliverables: false,
        },
      })
    })

    test('API-33 the same purchase again raises the quantity, and one for another person adds a line', async () => {
      const { buy, basket } = await signedIn()
      await buy({ amount: pounds('10') })
      await buy({ amount: pounds('10') })
      await buy({ amount: pounds('10'), firstName: 'Kim' })
      expect(await basket()).toMatchObject({
        answer: {
          items: [
            { amount: pounds('10'), netDiscount: pounds('19'), quantity: 2 },
            { amount: pounds('10'), netDiscount: pounds('9.50'), quantity: 1 },
          ],
        },
      })
    })

    test('VOUCHER-16, VOUCHER-23 errors that the form also finds are reported in the form’s words', async () => {
      const { buy, basket } = await signedIn()
      expect(await buy({ amount: pounds('0'), firstName: ' ' })).toEqual(
        refused('Please enter correct amount.', 'This field is required.'),
      )
      expect(await buy({ lastName: '' })).toEqual(refused('This field is required.'))
      expect(await basket()).toMatchObject({ answer: { items: [] } })
    })

    test('VOUCHER-21, VOUCHER-22 an amount must be on the list, or within the bounds for typing', async () => {
      const [vendor] = exampleVendors
      if (vendor === undefined) return expect.unreachable()
      const { buy } = await signedIn({ vendors: [{ ...vendor, hasRangedRange: false }] })
      const answers = []
      for (const amount of ['12.50', '10.01', '99.99', '10', '100']) {
        answers.push(await buy({ amount: pounds(amount) }))
      }
      const wrong = refused('Please enter correct amount.')
      expect(answers).toEqual([purchased, purchased, purchased, wrong, wrong])
    })

    test('VOUCHER-14 a voucher of an unknown vendor is refused', async () => {
      const { buy } = await signedIn()
      expect(await buy({ vendorCode: VendorCode.make('NOBODY') })).toEqual(refused('Not found.'))
    })

    test('a full basket refuses further vouchers with a message', async () => {
      const { buy } = await signedIn()
      for (let count = 0; count < standInVoucherPolicy.mostInBasket; count += 1) await buy()
      expect(await buy()).toEqual(refused(standInVoucherMessages.basketFull))
    })

    test('SESSION-01 a call without a session is refused', async () => {
      const { ask } = await startWorld(binding)
      expect(await ask(({ vouchers }) => vouchers.readVendors())).toEqual(unauthorised)
      expect(await ask(({ vouchers }) => vouchers.purchaseVoucher(examplePurchase))).toEqual(
        unauthorised,
      )
      expect(await ask(({ vouchers }) => vouchers.logVisit(VendorCode.make('TBRK')))).toEqual(
        unauthorised,
      )
    })
  })
