import type { Journey, Member } from '../hands/member.ts'
import { button, field, heading, link, main } from '../page/target.ts'

const address: Readonly<Record<string, string>> = {
  'First name': 'Priya',
  'Last name': 'Shah',
  Street: '4 Mill Lane',
  City: 'Leeds',
  County: 'West Yorkshire',
  Postcode: 'LS1 1AA',
  Email: 'priya@example.com',
}

async function buyVoucher(member: Member): Promise<void> {
  await member.picks({ role: 'radio', name: '£25.00' })
  await member.sees({ role: 'complementary', name: 'Your voucher' }, 'You pay')
  await member.fills(field(/^First name/), 'Sam')
  await member.fills(field(/^Last name/), 'Reed')
  await member.pictures('vendor')
  await member.presses(button('Add to basket'))
  await member.isAt('/Member/Checkout')
  await member.sees({ role: 'table', name: 'Your basket' }, '£23.75')
}

async function goToProvider(member: Member): Promise<void> {
  for (const [label, text] of Object.entries(address))
    await member.fills(field(new RegExp(`^${label}`)), text)
  await member.pictures('checkout')
  await member.presses(button('Proceed to payment'))
  await member.sees(heading('Payment provider'))
}

const voucher: Journey = {
  name: 'Buy a £25 voucher, up to the payment provider',
  go: async (member) => {
    await member.arrange()
    await member.opens('/Member/Home/Vouchers')
    await member.fills({ role: 'searchbox', name: 'Search by name' }, 'plumfield')
    await member.sees(link(/Plumfield Grocers/))
    await member.pictures('vouchers')
    await member.presses(link(/Plumfield Grocers/))
    await buyVoucher(member)
    await goToProvider(member)
    await member.isAt('/Member/PaymentProvider/7001')
    await member.sees(main, '£23.75')
    await member.sent('POST /api/PurchaseNGCVoucher', 1)
    await member.sent('POST /api/order', 1)
  },
}

const checkout: Journey = {
  name: 'Pay after a failed payment',
  go: async (member) => {
    await member.arrange()
    await member.opens('/Member/Vendor/PLU1089')
    await buyVoucher(member)
    await member.presses(button('Proceed to payment'))
    await member.sees(main, 'First name')
    await member.pictures('checkout-refused')
    await goToProvider(member)
    await member.presses(button('Let the payment fail'))
    await member.sees(heading('The payment didn’t go through.'))
    await member.presses(link('Back to the basket'))
    await member.sees({ role: 'table', name: 'Your basket' }, '£23.75')
    await goToProvider(member)
    await member.presses(button('Pay'))
    await member.sees(heading('Thank you. Your payment has been received.'))
    await member.pictures('paid')
    await member.opens('/Member/Checkout')
    await member.sees(main, 'Your basket is empty, so there is nothing to pay.')
  },
}

export const voucherJourneys: readonly Journey[] = [voucher, checkout]
