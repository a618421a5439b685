import { describe, expect, test, vi } from 'vitest'
import { type LateUntil, ledgerPolicy, type Purse } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { clockOf } from '../testing/clock-of.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { serverWith } from './ports.examples.ts'
import { startPortal } from './start-portal.ts'

const { longWaitMs, beatMs } = ledgerPolicy

/** The documents of one browser, which share what is stored, and its clock. */
function openBrowser(stored: LateUntil = {}) {
  let kept = stored
  let now = 1_000_000
  return {
    kept: () => kept,
    now: () => now,
    wait: async (ms: number) => {
      now += ms
      await vi.advanceTimersByTimeAsync(ms)
      await quiet()
    },
    moveClock: (ms: number) => {
      now += ms
    },
    load: async () => {
      const member = scriptedCall<Member>()
      const server = serverWith({ member: { readMember: member.call }, clock: clockOf(() => now) })
      const late = {
        keep: (late: LateUntil) => {
          kept = late
        },
        kept: () => kept,
      }
      const { portal } = startPortal(server, stillBrowser, exampleConfiguration, { late })
      const { ledger, resources } = portal.getSnapshot().context
      resources.member.send({ type: 'resource.needed' })
      await quiet()
      await member.answer(exampleMember)
      await quiet()
      return {
        ledger,
        reads: () => member.asked.length,
        read: () => member.answer(exampleMember),
        close: () => portal.stop(),
      }
    },
  }
}

describe('A call whose end nobody knows', () => {
  const lose = async (page: Awaited<ReturnType<ReturnType<typeof openBrowser>['load']>>) => {
    page.ledger.savings.send({ type: 'call.sent', call: 'cardWithdrawal' })
    page.ledger.savings.send({ type: 'call.lost' })
    await quiet()
    await page.read()
  }

  test('OQ-135 its page was left and loaded again: the balance is read once it has had its time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const browser = openBrowser()
    const first = await browser.load()
    await lose(first)
    await browser.wait(5000)
    first.close()
    const second = await browser.load()
    await browser.wait(longWaitMs - 5001)
    expect(second.reads()).toBe(1)
    await browser.wait(1)
    expect([second.reads(), browser.kept()]).toEqual([2, {}])
  })

  test('OQ-032, OQ-135 its tab was closed: a tab that is opened after that reads the balance, too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const browser = openBrowser()
    const first = await browser.load()
    first.ledger.savings.send({ type: 'call.sent', call: 'cardWithdrawal' })
    await browser.wait(beatMs)
    first.close()
    const second = await browser.load()
    await browser.wait(longWaitMs)
    expect([second.reads(), browser.kept()]).toEqual([2, {}])
  })

  test('OQ-135 the device’s clock was moved meanwhile: nobody waits longer, and nobody misses the effect', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const hours of [-30, 30]) {
      const browser = openBrowser()
      const first = await browser.load()
      await lose(first)
      first.close()
      browser.moveClock(hours * 3_600_000)
      const second = await browser.load()
      await browser.wait(longWaitMs)
      expect([second.reads(), browser.kept()]).toEqual([2, {}])
    }
  })

  test('OQ-135 what another tab has left stays when a call of this one ends well', async () => {
    const browser = openBrowser()
    const page = await browser.load()
    page.ledger.savings.send({ type: 'call.sent', call: 'cardWithdrawal' })
    const other = browser.now() + 2 * longWaitMs
    Object.assign(browser.kept(), { savings: other })
    page.ledger.savings.send({ type: 'call.refused', end: 'failed' })
    expect(browser.kept()).toEqual({ savings: other })
  })

  test.each<[string, Parameters<typeof endOf>[1]]>([
    ['refused', { type: 'call.refused', end: 'failed' }],
    ['answered', { type: 'call.answered', end: 'succeeded', isTruthKnown: true }],
  ])('OQ-135 nothing stays of a call that was %s', async (_, end) => {
    const browser = openBrowser()
    const page = await browser.load()
    page.ledger.savings.send({ type: 'call.sent', call: 'cardWithdrawal' })
    expect(browser.kept()).toEqual({ savings: browser.now() + longWaitMs })
    endOf(page.ledger, end)
    expect(browser.kept()).toEqual({})
  })
})

type Ledger = Awaited<ReturnType<ReturnType<typeof openBrowser>['load']>>['ledger']
const endOf = (ledger: Ledger, end: Parameters<Ledger[Purse]['send']>[0]) =>
  ledger.savings.send(end)
