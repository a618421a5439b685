import type { Journey, Member } from '../hands/member.ts'
import { button, field, heading, main } from '../page/target.ts'

/** A day with known tax rates. */
const clock = '2026-11-22T12:00:00Z'

async function orderCar(member: Member): Promise<void> {
  await member.opens('/Member/Choice/142')
  await member.fills(field(/^Salary sacrifice amount/), '3600')
  await member.pictures('choice')
  await member.presses(button('Continue'))
  await member.isAt('/Member/Choice/SalarySacrifice/142/3600')
  await member.fills(field(/^Payroll Number/), '004417')
  await member.fills(field(/^NI Number/), 'ab 12 34 56 c')
  await member.picks(field(/^I accept the salary sacrifice/))
}

const order: Journey = {
  name: 'Order a benefit by salary sacrifice, with the payslip',
  go: async (member) => {
    await member.arrange({ clock })
    await orderCar(member)
    await member.sees({ role: 'table', name: 'Cost comparison' }, '£204.00')
    await member.sees(main, 'How was this worked out?')
    await member.pictures('order')
    await member.presses(button('Complete Order'))
    await member.isAt('/Member/Choice/SalarySacrifice/ThankYou')
    await member.sees(heading('Thank you'))
    await member.sees(main, 'for £3,600.00 of your salary a year')
    await member.pictures('thank-you')
    await member.sent('POST /api/PurchaseChoice', 1)
  },
}

const cancel: Journey = {
  name: 'Cancel a choice',
  go: async (member) => {
    await member.arrange({ clock })
    await orderCar(member)
    await member.presses(button('Complete Order'))
    await member.sees(heading('Thank you'))
    await member.opens('/Member/MyAccount')
    const row = { role: 'row', name: /Electric car/ }
    await member.sees(row, 'Awaiting approval')
    await member.presses(button('Cancel Electric car'))
    await member.presses(button('Yes, cancel it'))
    await member.sees(row, 'Cancelled')
    await member.pictures('account-cancelled')
  },
}

const support: Journey = {
  name: 'Ask support a question',
  go: async (member) => {
    await member.arrange()
    await member.opens('/Member/Contact')
    await member.chooses(field('Category'), 'Other')
    await member.presses(button('Tell Us'))
    await member.sees(main, 'Please give a brief description of the problem')
    await member.pictures('contact-refused')
    await member.fills(field(/^Description/), 'My cashback is missing.')
    await member.fills(field(/^Telephone/), '020 7946 0000')
    await member.presses(button('Tell Us'))
    await member.sees(heading('Thank you. Your query has been sent to us.'))
    await member.pictures('contact-sent')
    await member.sent('POST /api/Query', 1)
  },
}

export const benefitJourneys: readonly Journey[] = [order, cancel, support]
