import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { serverFault } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { exampleConfiguration } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { challengeMachine } from './challenge.machine.ts'
import { challengeHref } from './challenge.rules.ts'
import { challengeView } from './challenge.selectors.ts'
import { challengePages, checkSwitch, refusedCalls, walletPages } from './challenge.table.ts'

check(walletPages)
check(checkSwitch)
check(challengePages)
check(refusedCalls)

test('CHALLENGE-07 the return address is the path with base and query, encoded', () => {
  expect(challengeHref('/Member/MyAccount?a=1&b=2', exampleConfiguration)).toBe(
    '/Member/MemberChallenge?redirectUrl=%2FMember%2FMyAccount%3Fa%3D1%26b%3D2',
  )
})

describe('Entering a page', () => {
  function startChallenge() {
    const navigations: string[] = []
    const check = scriptedCall<boolean>()
    const browser = {
      ...stillBrowser,
      goTo: (href: string) => navigations.push(href),
    }
    const actor = createActor(challengeMachine({ requiresReAuth: check.call }, browser), {
      input: { configuration: exampleConfiguration },
    }).start()
    return {
      check,
      went: navigations,
      actor,
      enter: async (path: string) => {
        actor.send({ type: 'path.entered', path, address: `/Member${path}` })
        await waitUntilIdle()
      },
      retry: async () => {
        actor.send({ type: 'retry.requested' })
        await waitUntilIdle()
      },
      view: (path: string) => challengeView(actor.getSnapshot(), path),
    }
  }

  test('CHALLENGE-03 a page outside the wallet is clear at once, without a check', async () => {
    const { check, enter, view } = startChallenge()
    await enter('/Home/Dashboard')
    expect([check.asked.length, view('/Home/Dashboard')]).toEqual([0, 'clear'])
  })

  test('CHALLENGE-09 before the first entry no page is known', () => {
    const { path, address } = startChallenge().actor.getSnapshot().context
    expect([path, address]).toEqual(['', ''])
  })

  test('CHALLENGE-08 leaving for another page cancels the check, whose answer no longer counts', async () => {
    const { check, enter, went, actor } = startChallenge()
    await enter('/Checkout')
    await enter('/Home/Dashboard')
    expect([check.interrupted(), went, actor.getSnapshot().value]).toEqual([1, [], 'notNeeded'])
    expect(actor.getSnapshot().context.path).toBe('/Home/Dashboard')
  })

  test('CHALLENGE-04 a page that was clear is checked again when the member returns to it (OQ-026)', async () => {
    const { check, enter, view } = startChallenge()
    await enter('/Checkout')
    await check.answer(false)
    await enter('/Home/Dashboard')
    expect(view('/Checkout')).toBe('checking')
  })

  test('CHALLENGE-09 a wallet page shows nothing before the check is answered', async () => {
    const { check, enter, view } = startChallenge()
    expect(view('/Checkout')).toBe('checking')
    await enter('/Checkout')
    expect([check.asked.length, view('/Checkout')]).toEqual([1, 'checking'])
  })

  test('CHALLENGE-08 if no proof is needed, the page is clear, and the browser stays on it', async () => {
    const { check, enter, view, went } = startChallenge()
    await enter('/Checkout')
    await check.answer(false)
    expect([view('/Checkout'), went]).toEqual(['clear', []])
  })

  test('CHALLENGE-04, CHALLENGE-05 if proof is needed, the browser opens the challenge, and the page shows nothing', async () => {
    const { check, enter, view, went } = startChallenge()
    await enter('/Checkout')
    await check.answer(true)
    expect([view('/Checkout'), went]).toEqual([
      'checking',
      ['/Member/MemberChallenge?redirectUrl=%2FMember%2FCheckout'],
    ])
  })

  test('CHALLENGE-04 each entry is checked again, even to the same page (OQ-026)', async () => {
    const { check, enter, view } = startChallenge()
    await enter('/Checkout')
    await check.answer(false)
    await enter('/Home/Dashboard')
    await enter('/Checkout')
    expect([check.asked.length, view('/Checkout')]).toEqual([2, 'checking'])
  })

  test('CHALLENGE-09 the answer for one wallet page does not open another', async () => {
    const { check, enter, view } = startChallenge()
    await enter('/Checkout')
    await check.answer(false)
    expect(view('/MyAccount')).toBe('checking')
  })

  test('CHALLENGE-09 an answer that arrives after leaving opens nothing', async () => {
    const { check, enter } = startChallenge()
    await enter('/Checkout')
    await enter('/MyAccount')
    expect([check.asked.length, check.interrupted()]).toEqual([2, 1])
  })

  test('CHALLENGE-09 a failed check shows nothing and can be tried again (OQ-028)', async () => {
    const { check, enter, view, retry } = startChallenge()
    await enter('/Checkout')
    await check.fail(serverFault(500))
    expect(view('/Checkout')).toBe('failed')
    await retry()
    await check.answer(false)
    expect(view('/Checkout')).toBe('clear')
  })

  test('CHALLENGE-09 a refused call neither opens a page that is being checked nor asks a second time', async () => {
    const { check, enter, actor, view } = startChallenge()
    await enter('/Checkout')
    actor.send({ type: 'call.forbidden' })
    await waitUntilIdle()
    expect([check.asked.length, view('/Checkout')]).toEqual([1, 'checking'])
  })

  test('OQ-026 every later refusal causes another check', async () => {
    const { check, enter, actor } = startChallenge()
    await enter('/Checkout')
    await check.answer(false)
    for (const asked of [2, 3]) {
      actor.send({ type: 'call.forbidden' })
      await waitUntilIdle()
      expect(check.asked).toHaveLength(asked)
      await check.answer(false)
    }
  })

  test('OQ-026 a refused call opens no challenge after the member left the page, or after the session ended', async () => {
    const { check, enter, went, actor } = startChallenge()
    await enter('/Checkout')
    await check.answer(false)
    actor.send({ type: 'call.forbidden' })
    await waitUntilIdle()
    await enter('/MyAccount')
    await check.answer(false)
    actor.send({ type: 'call.forbidden' })
    await waitUntilIdle()
    actor.send({ type: 'session.expired' })
    actor.send({ type: 'call.forbidden' })
    await waitUntilIdle()
    expect([check.asked.length, check.interrupted(), went]).toEqual([4, 2, []])
  })

  test('SESSION-02 the end of the session aborts the check, and later entries aren’t checked', async () => {
    const { check, enter, actor } = startChallenge()
    await enter('/Checkout')
    actor.send({ type: 'session.expired' })
    await enter('/MyAccount')
    expect([check.asked.length, check.interrupted()]).toEqual([1, 1])
  })

  test('SESSION-03 a clear page stays clear when the session ends (OQ-016)', async () => {
    const { check, enter, actor, view } = startChallenge()
    await enter('/EditAccount')
    await check.answer(false)
    actor.send({ type: 'session.expired' })
    actor.send({ type: 'session.expired' })
    expect(view('/EditAccount')).toBe('clear')
    expect(view('/MyAccount')).toBe('checking')
  })

  test('CHALLENGE-09 a page that the member has left is no longer clear', async () => {
    const { check, enter, actor, view } = startChallenge()
    await enter('/EditAccount')
    await check.answer(false)
    actor.send({ type: 'session.expired' })
    await enter('/MyAccount')
    await enter('/EditAccount')
    expect([check.asked.length, view('/MyAccount'), view('/EditAccount')]).toEqual([
      1,
      'checking',
      'checking',
    ])
  })
})
