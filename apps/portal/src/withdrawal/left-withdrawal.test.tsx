import { pounds } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { exampleMember } from '@save/domain/testing/examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ownerOf } from '../memory/store.ts'
import { browserTab } from '../memory/tab-memory.ts'
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

/** Sends a card withdrawal from My Account, and goes to the dashboard before the response. */
async function leftWhileWithdrawing() {
  const portal = await openPortal({ at: '/Member/MyAccount' })
  await portal.answer(portal.server.requiresReAuth, false)
  await portal.answerAll({ member: before })
  await portal.user.click(cardButton())
  await portal.goTo('/Member/Home/Dashboard')
  return portal
}

test('CARDW-03, OQ-135 leaving does not cancel a withdrawal: it continues, and its balance is shown', async () => {
  const { server, answer } = await leftWhileWithdrawing()
  expect([server.withdrawToCard.interrupted(), server.member.asked.length]).toEqual([0, 1])
  await answer(server.withdrawToCard, { member: after, outcome: 'withdrawn' })
  expect([server.withdrawToCard.asked.length, server.member.asked.length]).toEqual([1, 1])
  expect(screen.getByRole('link', { name: /£350\.00/ })).toBeTruthy()
})

test('CARDW-03, OQ-135 coming back and pressing again during a withdrawal doesn’t send a second one, and shows the outcome of the first', async () => {
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

test('BANKW-01, OQ-135 redirecting from the transfer page to My Account doesn’t acknowledge an unseen message', async () => {
  const storedOutcome = {
    call: 'bankWithdrawal',
    end: 'succeeded',
    at: Date.now(),
  } as const
  browserTab().outcomes.keep([storedOutcome], before)
  const { server, answer, answerAll, goTo } = await openPortal({
    at: '/Member/WithdrawViaBank',
  })
  await answerAll({ member: { ...before, isSavingsBankTransferEnabled: false } })
  await answer(server.requiresReAuth, false)
  await goTo('/Member/MyAccount')
  await answer(server.requiresReAuth, false)
  expect(screen.getByText(/^Thank you for your request\./)).toBeTruthy()
  expect(keptInTab()).toEqual({
    [`save-outcomes:calls ${ownerOf(before)}`]: [storedOutcome],
  })
})

for (const [description, end, sentence] of [
  ['made', { member: after, outcome: 'withdrawn' }, 'Your card withdrawal went through.'],
  [
    'refused',
    { member: before, outcome: 'countLimited' },
    'Your card withdrawal didn’t go through. Your balance has not changed.',
  ],
] as const) {
  test(`CARDW-03, OQ-135 a withdrawal that was ${description} while the member was on another page is still reported after a reload`, async () => {
    const { server, answer, unmount } = await leftWhileWithdrawing()
    await answer(server.withdrawToCard, end)
    unmount()
    const again = await openPortal({ at: '/Member/MyAccount' })
    await again.answer(again.server.requiresReAuth, false)
    await again.answerAll({ member: end.member })
    expect(screen.getByText(sentence)).toBeTruthy()
    await again.goTo('/Member/Home/Dashboard')
    await again.user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect([screen.queryByText(sentence), keptInTab()]).toEqual([null, {}])
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })
}

test('CARDW-09, OQ-116 an outcome shown on its own page isn’t reported again elsewhere', async () => {
  const { server, answer, user, goTo } = await leftWhileWithdrawing()
  await goTo('/Member/MyAccount')
  await answer(server.requiresReAuth, false)
  await user.click(cardButton())
  await answer(server.withdrawToCard, { member: after, outcome: 'withdrawn' })
  await goTo('/Member/Home/Dashboard')
  expect([screen.queryByText('Your card withdrawal went through.'), keptInTab()]).toEqual([
    null,
    {},
  ])
})

test('CARDW-09, OQ-135 after a reload, the page keeps reporting the outcome until the member closes it', async () => {
  const { server, answer, user, unmount, goTo } = await leftWhileWithdrawing()
  await goTo('/Member/MyAccount')
  await answer(server.requiresReAuth, false)
  await user.click(cardButton())
  await answer(server.withdrawToCard, { member: after, outcome: 'withdrawn' })
  expect(screen.queryByText('Your card withdrawal went through.')).toBeNull()
  unmount()
  const again = await openPortal({ at: '/Member/MyAccount' })
  await again.answer(again.server.requiresReAuth, false)
  await again.answerAll({ member: after })
  expect(screen.getByText('Your card withdrawal went through.')).toBeTruthy()
  await again.user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect([screen.queryByText('Your card withdrawal went through.'), keptInTab()]).toEqual([
    null,
    {},
  ])
})

test('OQ-135 after a withdrawal that may have been made, the member can check again', async () => {
  const storedOutcome = {
    call: 'cardWithdrawal',
    end: 'unknown',
    at: Date.now(),
  } as const
  browserTab().outcomes.keep([storedOutcome], before)
  const { server, answer, answerAll, user } = await openPortal({ at: '/Member/MyAccount' })
  await answer(server.requiresReAuth, false)
  await answerAll({ member: before })
  expect(screen.getByRole('link', { name: /£600\.00/ })).toBeTruthy()
  const read = server.member.asked.length
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  const mayWithdraw = screen
    .getAllByRole<HTMLButtonElement>('button')
    .some(({ textContent, disabled }) => textContent === 'Withdraw to card' && !disabled)
  expect([server.member.asked.length - read, mayWithdraw]).toEqual([1, false])
  // The button has disappeared. The sentence around it has the focus until the button returns.
  expect(document.activeElement?.textContent).toMatch(
    /^We lost contact before your card withdrawal/,
  )
  await answer(server.member, after)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Check again' }))
  expect(screen.getByRole('link', { name: /£350\.00/ })).toBeTruthy()
  expect(screen.getByText(/^We lost contact before your card withdrawal/)).toBeTruthy()
})
