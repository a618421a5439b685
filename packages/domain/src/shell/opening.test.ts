import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { waitUntilIdle } from '../testing/scripted-call.ts'
import { openingMachine } from './opening.machine.ts'
import { connectionMessage } from './opening.selectors.ts'
import { shellMessages } from './shell.messages.ts'
import { shellPolicy } from './shell.policy.ts'

const { offline, screenLost, opening } = shellMessages.ours
const here = '/Home/Dashboard'
const away = '/Contact'

function start() {
  const done: string[] = []
  const answers: ((came: boolean) => void)[] = []
  const ask = (action: string) => (path: string) => {
    done.push(`${action} ${path}`)
    return new Promise<boolean>((resolve) => answers.push(resolve))
  }
  const actor = createActor(
    openingMachine({
      isHere: (path) => path === here,
      fetchScreen: ask('fetch'),
      findHost: ask('find'),
      show: (path, isReplacing) => done.push(`${isReplacing ? 'replace' : 'show'} ${path}`),
      loadDocument: (path) => done.push(`load ${path}`),
    }),
  ).start()
  return {
    done,
    open: (path: string, isReplacing = false) =>
      actor.send({ type: 'path.asked', path, isReplacing }),
    retry: () => actor.send({ type: 'retry.requested' }),
    leave: () => actor.send({ type: 'path.changed' }),
    answer: async (came: boolean) => {
      answers.shift()?.(came)
      await waitUntilIdle()
    },
    said: (isOffline = false) => connectionMessage(actor.getSnapshot(), isOffline),
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

describe('A loaded screen', () => {
  test('a loaded screen is shown at once', () => {
    const { done, open } = start()
    open(here)
    open(here, true)
    expect(done).toEqual([`show ${here}`, `replace ${here}`])
  })
})

describe('A screen that is not loaded', () => {
  test('the screen is fetched first and shown once it has loaded', async () => {
    const { done, open, answer, said } = start()
    open(away)
    expect(done).toEqual([`fetch ${away}`])
    await answer(true)
    vi.advanceTimersByTime(shellPolicy.screenDeadlineMs)
    expect(done).toEqual([`fetch ${away}`, `show ${away}`])
    expect(said()).toBeUndefined()
  })

  test('a wait is announced within a second', () => {
    const { open, said } = start()
    open(away)
    expect(said()).toBeUndefined()
    vi.advanceTimersByTime(shellPolicy.waitShownMs)
    expect(said()).toEqual({ message: opening, isTrouble: false, mayRetry: false })
    expect(shellPolicy.waitShownMs).toBeLessThan(1_000)
  })

  test('the wait has a deadline', () => {
    const { open, said } = start()
    open(away)
    vi.advanceTimersByTime(shellPolicy.screenDeadlineMs)
    expect(said()).toEqual({ message: screenLost, isTrouble: true, mayRetry: true })
  })

  test('a screen that arrives after the deadline doesn’t open automatically', async () => {
    const { done, open, answer } = start()
    open(away)
    vi.advanceTimersByTime(shellPolicy.screenDeadlineMs)
    await answer(true)
    expect(done).toEqual([`fetch ${away}`])
  })

  test('if several screens are opened, the last one wins', async () => {
    const { done, open, answer } = start()
    open(away)
    open('/Checkout')
    await answer(true)
    expect(done).not.toContain(`show ${away}`)
    await answer(true)
    expect(done.at(-1)).toBe('show /Checkout')
  })

  test('a loaded screen opened while another loads appears, and stays', async () => {
    const { done, open, answer } = start()
    open(away)
    open(here)
    await answer(true)
    expect(done).toEqual([`fetch ${away}`, `show ${here}`])
  })

  test('a member who goes elsewhere while a screen loads stays there', async () => {
    const { done, open, answer, leave } = start()
    open(away)
    leave()
    await answer(true)
    expect(done).toEqual([`fetch ${away}`])
  })
})

describe('A screen that can’t be fetched', () => {
  async function lost() {
    const started = start()
    started.open(away)
    await started.answer(false)
    return started
  }

  test('the failed screen is not shown, and no document is loaded instead', async () => {
    const { done } = await lost()
    expect(done).toEqual([`fetch ${away}`])
  })

  test.each([
    ['offline', true, offline],
    ['online', false, screenLost],
  ])(
    'if a screen is lost while %s, a message says why and offers another try',
    async (_, isOffline, message) => {
      const { said } = await lost()
      expect(said(isOffline)).toEqual({ message, isTrouble: true, mayRetry: true })
    },
  )

  test('once the connection is back, one press continues', async () => {
    const { done, retry, answer, said } = await lost()
    retry()
    await answer(true)
    expect(done.at(-1)).toBe(`show ${away}`)
    expect(said()).toBeUndefined()
  })

  test('if the second try fails but the host answers, the page is older than the host and is reloaded', async () => {
    const { done, retry, answer, said } = await lost()
    retry()
    await answer(false)
    expect(said()).toEqual({ message: opening, isTrouble: false, mayRetry: false })
    await answer(true)
    vi.advanceTimersByTime(shellPolicy.screenDeadlineMs)
    expect(done.slice(1)).toEqual([`fetch ${away}`, `find ${away}`, `load ${away}`])
    expect(said()).toBeUndefined()
  })

  test('if the second try fails and the host does not answer, the wait has a deadline', async () => {
    const { retry, answer, said } = await lost()
    retry()
    await answer(false)
    vi.advanceTimersByTime(shellPolicy.screenDeadlineMs)
    expect(said()).toEqual({ message: screenLost, isTrouble: true, mayRetry: true })
  })

  test('if the second try fails and the host is unreachable, the message is shown again and nothing is lost', async () => {
    const { done, retry, answer, said } = await lost()
    retry()
    await answer(false)
    await answer(false)
    expect(done).not.toContain(`load ${away}`)
    expect(said()?.mayRetry).toBe(true)
  })

  test('pressing the same link again tries again', async () => {
    const { done, answer, open } = await lost()
    open(away)
    await answer(false)
    await answer(true)
    expect(done.slice(1)).toEqual([`fetch ${away}`, `find ${away}`, `load ${away}`])
  })

  test('the last press decides whether the screen replaces the history entry', async () => {
    const { done, answer, open } = await lost()
    open(away, true)
    await answer(true)
    expect(done.at(-1)).toBe(`replace ${away}`)
  })

  test('a link to another screen counts as a first try', async () => {
    const { done, retry, answer, open } = await lost()
    retry()
    await answer(false)
    await answer(false)
    open('/Elsewhere')
    await answer(false)
    expect(done.filter((entry) => entry.startsWith('find'))).toEqual([`find ${away}`])
  })

  test('the message disappears on another path', async () => {
    const { leave, said } = await lost()
    leave()
    expect(said()).toBeUndefined()
  })
})

test('offline, the message says that there is no connection, without offering another try', () => {
  expect(start().said(true)).toEqual({ message: offline, isTrouble: true, mayRetry: false })
})
