import type { Journey } from '../hands/member.ts'
import { button, field, link, main } from '../page/target.ts'

const toCard: Journey = {
  name: 'Withdraw to the card',
  go: async (member) => {
    await member.arrange({ clock: '2026-11-21T10:00:00Z' })
    await member.opens('/Member/MyAccount')
    await member.sees(button('Withdraw to card'))
    await member.pictures('account')
    await member.presses(button('Withdraw to card'))
    await member.sees(main, 'Thank you for your withdrawal, you will receive an email shortly.')
    await member.sees(link(/£1,034\.60/))
    await member.pictures('account-withdrawn')
    await member.presses(button('Withdraw to card'))
    await member.sees(
      main,
      'Sorry, you are only able to withdraw from your savings account 1 time(s) a day.',
    )
    await member.sees(link(/£1,034\.60/))
    await member.sent('GET /api/WithdrawSavings', 2)
  },
  // The second transfer of a day gets a 406.
  expectedComplaints: /406|Failed to load resource/,
}

/** Firefox aborts a page's calls before the page is gone. */
const leftWhileWithdrawing: Journey = {
  name: 'Leave while a withdrawal is on its way',
  go: async (member) => {
    await member.arrange({ clock: '2026-11-21T10:00:00Z' })
    await member.opens('/Member/MyAccount')
    await member.sees(button('Withdraw to card'))
    await member.change({ faults: [{ call: 'GET /api/WithdrawSavings', delayMs: 4000, times: 1 }] })
    await member.presses(button('Withdraw to card'))
    await member.sees(main, 'Withdrawing...')
    await member.opens('/Member/FAQ')
    await member.opens('/Member/MyAccount')
    await member.sees(button('Check again'))
    await member.sees(button('Dismiss'))
  },
}

const toBank: Journey = {
  name: 'Withdraw to the bank',
  go: async (member) => {
    await member.arrange({ clock: '2026-11-21T10:00:00Z' })
    await member.opens('/Member/MyAccount')
    await member.presses({ ...button('Withdraw to bank'), within: main })
    await member.sees(main, 'The minimum withdrawal amount is £10.00.')
    await member.presses(button('Withdraw to bank'))
    await member.sees(main, 'Transfer value should be greater than £10.00 and less than £1,284.60')
    await member.pictures('bank-refused')
    await member.fills(field(/transfer value/i), '200')
    await member.fills(field(/^Account number/), '00123456')
    await member.fills(field(/^Sort code/), '20-00-01')
    await member.fills(field(/^Contact telephone number/), '01632 960 774')
    await member.pictures('bank')
    await member.presses(button('Withdraw to bank'))
    await member.sees(
      main,
      'Thank you for your request. You should typically receive funds within 7 working days.',
    )
    await member.isAt('/Member/Myaccount')
    await member.sees(link(/£1,084\.60/))
    await member.sent('POST /api/WithdrawSavingsViaBank', 1)
  },
}

const editAccount: Journey = {
  name: 'Change the address and the name',
  go: async (member) => {
    await member.arrange()
    await member.opens('/Member/EditAccount')
    await member.seesValue(field(/^Last name/), 'Shah')
    await member.pictures('edit-account')
    await member.fills(field(/^Town/), 'Halifax')
    const address = { role: 'region', name: 'Address' }
    await member.presses({ ...button('Save changes'), within: address })
    await member.sees(address, 'Account changes saved')
    await member.seesValue(field(/^Town/), 'Halifax')
    const basic = { role: 'region', name: 'Basic Information' }
    await member.fills(field(/^Last name/), 'Shaw')
    await member.presses({ ...button('Save changes'), within: basic })
    await member.sees(basic, 'Account changes saved')
    await member.opens('/Member/MyAccount')
    await member.sees(main, 'Weir Lane, Halifax, Calderdale')
    await member.sees(main, 'Shaw')
  },
}

const statements: Journey = {
  name: 'Read both statements',
  go: async (member) => {
    await member.arrange()
    for (const { name, path, total } of [
      {
        name: 'Total Reward Statement',
        path: '/Member/Home/TotalRewardStatement',
        total: '£7,032.00',
      },
      {
        name: 'Total Wellness Statement',
        path: '/Member/Home/TotalWellnessStatement',
        total: '£784.99',
      },
    ]) {
      await member.opens('/Member/Home/Dashboard')
      await member.presses({ ...link(new RegExp(name)), within: main })
      await member.isAt(path)
      await member.sees({ role: 'row', name: `Total ${total}` })
      await member.sees({ role: 'img', name: /^Pie chart of your benefits: / })
      await member.pictures(name.replaceAll(' ', '-').toLowerCase())
    }
  },
}

export const savingsJourneys: readonly Journey[] = [
  toCard,
  leftWhileWithdrawing,
  toBank,
  editAccount,
  statements,
]
