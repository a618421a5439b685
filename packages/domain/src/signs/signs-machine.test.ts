import { beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Signs, Trouble } from './sign.schema.ts'
import { signsMachine } from './signs.machine.ts'
import { signsPolicy } from './signs.policy.ts'

const trouble: Trouble = { trouble: 'error', path: '/Member', name: 'TypeError', stack: '' }
const quick: Trouble = { trouble: 'paint', path: '/Member', paint: 'first', milliseconds: 10 }

function start() {
  const sent: Signs[] = []
  const actor = createActor(signsMachine({ send: (signs) => sent.push(signs) })).start()
  return {
    sent,
    notice: (reported: Trouble = trouble) =>
      actor.send({ type: 'trouble.noticed', trouble: reported }),
    hide: () => actor.send({ type: 'page.hidden' }),
    wait: () => vi.advanceTimersByTime(signsPolicy.gatheringMs),
    state: () => actor.getSnapshot().value,
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

test('signs within a short time are sent together', () => {
  const { sent, notice, wait } = start()
  notice()
  notice(quick)
  notice()
  expect(sent).toEqual([])
  wait()
  expect(sent).toEqual([{ signs: [expect.objectContaining({ times: 2 })], left: 0 }])
  wait()
  expect(sent).toHaveLength(1)
})

test('a hidden page sends its signs at once, or nothing if it has none', () => {
  const { sent, notice, hide, wait } = start()
  hide()
  expect(sent).toEqual([])
  notice()
  hide()
  hide()
  wait()
  expect(sent).toHaveLength(1)
})

test('no wait begins without a sign', () => {
  const { sent, notice, wait, state } = start()
  notice(quick)
  expect(state()).toBe('watching')
  wait()
  expect(sent).toEqual([])
})

test('endless trouble is reported only a limited number of times', () => {
  const { sent, notice, hide, state } = start()
  for (let i = 0; i < signsPolicy.mostSendings + 5; i += 1) {
    notice()
    hide()
  }
  expect(sent).toHaveLength(signsPolicy.mostSendings)
  expect(sent.every(({ signs }) => signs[0]?.times === 1)).toBe(true)
  expect(state()).toBe('finished')
})
