import { pounds } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { exampleMember } from '@save/domain/testing/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepDraft } from '../drafts/kept-drafts.ts'
import { keptInTab } from '../testing/kept-in-tab.ts'
import { openPortal } from '../testing/open-portal.tsx'

const before: Member = {
  ...exampleMember,
  availableBalance: pounds('600'),
  withdrawalCountLimit: 2,
  withdrawalLimit: pounds('250'),
}
const after: Member = {
  ...before,
  availableBalance: pounds('350'),
  lastCardWithdrawal: 'withdrawn',
}

const cardButton = () => screen.getByRole('button', { name: /^Withdraw(ing\.{3}| to card)$/ })

/**
 * My Account, with a withdrawal to the card sent and the member gone to the dashboard before its
 * answer.
 */
async function leftWhileWithdrawing() {
  const portal = await openPortal({ at: '/Member/MyAccount' })
  await portal.answer(portal.server.requiresReAuth, false)
  await portal.answerAll({ member: before })
  await portal.user.click(cardButton())
  await portal.goTo('/Member/Home/Dashboard')
  return portal
}

test('CARDW-03, OQ-135 leaving does not take a withdrawal back: it goes on, and its balance is shown', async () => {
  const { server, answer } = await leftWhileWithdrawing()
  expect([server.withdrawToCard.interrupted(), server.member.asked.length]).toEqual([0, 1])
  await answer(server.withdrawToCard, { member: after, outcome: 'withdrawn' })
  expect([server.withdrawToCard.asked.length, server.member.asked.length]).toEqual([1, 1])
  expect(screen.getByRole('link', { name: /£350\.00/ })).toBeTruthy()
})

test('CARDW-03, OQ-135 a member who comes back and presses again while it runs sends no second one, and sees the first one’s outcome', async () => {
  const { server, answer, goTo, user } = await leftWhileWithdrawing()
  await goTo('/Member/MyAccount')
  await answer(server.requiresReAuth, false)
  await user.click(cardButton())
  expect(server.withdrawToCard.asked).toHaveLength(1)
  await answer(server.withdrawToCard, { member: after, outcome: 'withdrawn' })
  expect(document.querySelector('main .notice')?.textContent).toContain(
    'Thank you for your withdrawal',
  )
})

test('BANKW-01, OQ-135 the transfer page, redirecting to My Account, does not use up a message that nobody has read', async () => {
  keepDraft('on-its-way savings', before, { call: 'bankWithdrawal', end: 'made' })
  const { server, answer, answerAll, goTo } = await openPortal({
    at: '/Member/WithdrawViaBank',
  })
  await answerAll({ member: { ...before, isSavingsBankTransferEnabled: false } })
  await answer(server.requiresReAuth, false)
  await goTo('/Member/MyAccount')
  await answer(server.requiresReAuth, false)
  expect(screen.getByText('Your withdrawal to your bank was made.')).toBeTruthy()
  expect(keptInTab()).toEqual({
    'save-draft:on-its-way savings': { call: 'bankWithdrawal', end: 'made' },
  })
})
