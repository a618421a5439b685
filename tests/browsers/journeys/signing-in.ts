import { demonstration } from '../../support/sign-in.ts'
import type { Journey, Member } from '../hands/member.ts'
import { button, field, heading, link, main } from '../page/target.ts'

export async function openDashboard(member: Member): Promise<void> {
  await member.opens('/Member/Home/Dashboard')
  await member.sees(heading('Hello, Priya'))
}

const signIn: Journey = {
  name: 'Sign in',
  go: async (member) => {
    await member.arrange({ signedIn: false })
    await member.opens('/Member/Login')
    await member.sees(button('Login'))
    await member.pictures('login')
    await member.fills({ label: 'Email' }, demonstration.email)
    await member.fills({ label: 'Password' }, 'not mine')
    await member.presses(button('Login'))
    await member.sees({ role: 'alert' }, /./)
    await member.fills({ label: 'Password' }, demonstration.password)
    await member.picks({ role: 'checkbox', name: 'Keep me logged in' })
    await member.presses(button('Login'))
    await member.sees(heading('Hello, Priya'))
    await member.isAt('/Member/Home/Dashboard')
    await member.pictures('dashboard')
  },
  // The browser's log of the refused login.
  expectedComplaints: /400|Failed to load resource/,
}

const signOut: Journey = {
  name: 'Sign out',
  go: async (member) => {
    await member.arrange()
    await openDashboard(member)
    await member.presses(button('Menu'))
    await member.sees({ role: 'dialog', name: 'Welcome Priya Shah!' })
    await member.pictures('drawer')
    await member.presses(button('Logout'))
    await member.isAt('/Member/Login')
    await member.sees(button('Login'))
    await member.opens('/Member/MyAccount')
    await member.sees({ role: 'dialog', name: 'Member Login' })
    await member.doesNotSee(link(/^Available balance/))
  },
  expectedComplaints: /401|Failed to load resource/,
}

const sessionEnds: Journey = {
  name: 'Sign in again in the middle of a form',
  go: async (member) => {
    await member.arrange()
    await member.opens('/Member/Contact')
    await member.chooses(field('Category'), 'Cashback')
    await member.fills(field(/^Description/), 'My cashback is missing.')
    await member.fills(field(/^Telephone/), '020 7946 0000')
    await member.change({ expireSession: true })
    await member.presses(button('Tell Us'))
    const login = { role: 'dialog', name: 'Member Login' }
    await member.sees(login)
    await member.pictures('login-overlay')
    await member.fills({ label: 'Email', within: login }, demonstration.email)
    await member.fills({ label: 'Password', within: login }, demonstration.password)
    await member.presses({ ...button('Login'), within: login })
    await member.doesNotSee(login)
    await member.seesValue(field(/^Description/), 'My cashback is missing.')
    await member.presses(button('Tell Us'))
    await member.sees(main, 'Thank you. Your query has been sent to us.')
  },
  expectedComplaints: /401|Failed to load resource/,
}

export const sessionJourneys: readonly Journey[] = [signIn, signOut, sessionEnds]
