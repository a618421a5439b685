import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { scriptedCall, waitUntilIdle } from '../../testing/scripted-call.ts'
import { serverFault } from '../failure/failure.schema.ts'
import { resourceMachine } from './resource.machine.ts'
import {
  currentValue,
  currentView,
  editionOf,
  isReading,
  isWanting,
  resourceView,
} from './resource.selectors.ts'
import { whenReady } from './when-ready.ts'

async function startResource() {
  const read = scriptedCall<string>()
  const actor = createActor(resourceMachine(read.call)).start()
  const need = async () => {
    actor.send({ type: 'resource.needed' })
    await waitUntilIdle()
  }
  return {
    read,
    need,
    actor,
    invalidate: async () => {
      actor.send({ type: 'resource.invalidated' })
      await waitUntilIdle()
    },
    view: () => resourceView(actor.getSnapshot()),
    newest: () => currentView(actor.getSnapshot()),
    /** The value that is safe to act on. */
    acted: () => currentValue(actor),
  }
}

describe('Reading server data', () => {
  test('QUERY-02 nothing is read before it is needed', async () => {
    const { read, view } = await startResource()
    expect([read.asked.length, view()]).toEqual([0, { is: 'loading' }])
  })

  test('QUERY-02 an unread value waits for its first reader', async () => {
    const { actor, need } = await startResource()
    expect(isWanting(actor.getSnapshot())).toBe(true)
    await need()
    expect(isWanting(actor.getSnapshot())).toBe(false)
  })

  test('QUERY-03 two readers share one request, and both get its answer', async () => {
    const { read, need, view } = await startResource()
    await need()
    await need()
    expect(read.asked).toHaveLength(1)
    await read.answer('Priya')
    expect(view()).toEqual({ is: 'ready', value: 'Priya' })
  })

  test('QUERY-02 a loaded value isn’t read again for a later reader', async () => {
    const { read, need } = await startResource()
    await need()
    await read.answer('Priya')
    await need()
    expect(read.asked).toHaveLength(1)
  })

  test('a mutation makes the value stale: the next reader loads it, and the old value is shown until then', async () => {
    const { read, need, invalidate, view, actor } = await startResource()
    await need()
    await read.answer('old')
    await invalidate()
    expect([read.asked.length, isWanting(actor.getSnapshot())]).toEqual([1, true])
    await need()
    expect([read.asked.length, view(), isReading(actor.getSnapshot())]).toEqual([
      2,
      { is: 'ready', value: 'old' },
      true,
    ])
    await read.answer('new')
    expect(view()).toEqual({ is: 'ready', value: 'new' })
  })

  test('a mutation during a read drops the read’s answer and reads again', async () => {
    const { read, need, invalidate, view } = await startResource()
    await need()
    await invalidate()
    expect([read.asked.length, read.interrupted()]).toEqual([2, 1])
    await read.answer('new')
    expect(view()).toEqual({ is: 'ready', value: 'new' })
  })

  test('QUERY-03 a mutation that answers with the new value replaces it without a request', async () => {
    const { read, need, view, actor } = await startResource()
    await need()
    await read.answer('old')
    actor.send({ type: 'resource.replaced', value: 'new' })
    expect([read.asked.length, view()]).toEqual([1, { is: 'ready', value: 'new' }])
  })

  test('a replacement during a read wins over the older answer', async () => {
    const { read, need, view, actor } = await startResource()
    await need()
    actor.send({ type: 'resource.replaced', value: 'new' })
    await waitUntilIdle()
    expect([read.interrupted(), view()]).toEqual([1, { is: 'ready', value: 'new' }])
  })
})

describe('Detecting newer values after a change was sent', () => {
  test('ACCOUNT-16 each new value, and each time a value becomes stale, starts a new edition', async () => {
    const { actor, need, read, invalidate } = await startResource()
    const editions = [editionOf(actor)]
    const note = () => editions.push(editionOf(actor))
    await invalidate()
    note()
    await need()
    await read.answer('first')
    note()
    await invalidate()
    note()
    await invalidate()
    note()
    await need()
    await invalidate()
    note()
    await read.fail(serverFault(500))
    await invalidate()
    note()
    actor.send({ type: 'resource.replaced', value: 'second' })
    note()
    actor.send({ type: 'session.expired' })
    await invalidate()
    note()
    expect(new Set(editions).size).toBe(editions.length)
  })

  test('ACCOUNT-16 neither a reader nor a failure starts a new edition', async () => {
    const { actor, need, read } = await startResource()
    const before = editionOf(actor)
    await need()
    await read.fail(serverFault(500))
    await need()
    expect(editionOf(actor)).toBe(before)
  })
})

describe('A failed read (OQ-017, OQ-032)', () => {
  test('the failure is shown, and nothing is retried automatically', async () => {
    const { read, need, view, actor } = await startResource()
    await need()
    await read.fail(serverFault(500))
    expect([view(), read.asked.length, isWanting(actor.getSnapshot())]).toEqual([
      { is: 'failed', failure: serverFault(500) },
      1,
      false,
    ])
  })

  test('the next reader, or the member’s press, tries again', async () => {
    const { read, need, view } = await startResource()
    await need()
    await read.fail(serverFault(500))
    await need()
    expect(view()).toEqual({ is: 'loading' })
    await read.answer('Priya')
    expect(view()).toEqual({ is: 'ready', value: 'Priya' })
  })

  test('a failed refresh keeps the old value', async () => {
    const { read, need, invalidate, view } = await startResource()
    await need()
    await read.answer('old')
    await invalidate()
    await need()
    await read.fail(serverFault(500))
    expect(view()).toEqual({ is: 'ready', value: 'old' })
  })
})

describe('Values that must be current', () => {
  test('BASKET-01 a value isn’t shown while it is stale or being read again, or after that read has failed', async () => {
    const { read, need, invalidate, newest, acted } = await startResource()
    const both = () => [newest(), acted()]
    expect(both()).toEqual([{ is: 'loading' }, undefined])
    await need()
    await read.answer('old')
    expect(both()).toEqual([{ is: 'ready', value: 'old' }, 'old'])
    await invalidate()
    expect(both()).toEqual([{ is: 'loading' }, undefined])
    await need()
    expect(both()).toEqual([{ is: 'loading' }, undefined])
    await read.fail(serverFault(500))
    expect(both()).toEqual([{ is: 'failed', failure: serverFault(500) }, undefined])
    await need()
    expect(both()).toEqual([{ is: 'loading' }, undefined])
    await read.answer('new')
    expect(both()).toEqual([{ is: 'ready', value: 'new' }, 'new'])
  })

  test('SESSION-03 under the login overlay the value stays visible, but can’t be acted on', async () => {
    const { read, need, actor, newest, acted } = await startResource()
    await need()
    await read.answer('old')
    actor.send({ type: 'session.expired' })
    actor.send({ type: 'session.expired' })
    expect([newest(), acted()]).toEqual([{ is: 'ready', value: 'old' }, undefined])
  })

  for (const [stateBefore, untilThen] of [
    ['was stale', []],
    ['was being read again', ['need']],
    ['could not be read again', ['need', 'fail']],
  ] as const) {
    test(`SESSION-03, OQ-135 a value that ${stateBefore} when the session ended stays unknown under the login`, async () => {
      const { read, need, invalidate, actor, newest } = await startResource()
      await need()
      await read.answer('old')
      await invalidate()
      for (const step of untilThen) {
        if (step === 'need') await need()
        else await read.fail(serverFault(500))
      }
      actor.send({ type: 'session.expired' })
      actor.send({ type: 'session.expired' })
      expect(newest()).toEqual({ is: 'loading' })
    })
  }

  test('SESSION-03, OQ-135 a value that a call changed under the login stays unknown', async () => {
    const { read, need, invalidate, actor, newest } = await startResource()
    await need()
    await read.answer('old')
    actor.send({ type: 'session.expired' })
    await invalidate()
    expect(newest()).toEqual({ is: 'loading' })
  })

  test('OQ-135 waiting for several values ends when all are current, even after several attempts', async () => {
    const [one, other] = [await startResource(), await startResource()]
    let isOver = false
    whenReady([one.actor, other.actor], {}).then(() => {
      isOver = true
    })
    await one.need()
    await one.read.answer('one')
    await other.need()
    await other.read.fail(serverFault(500))
    expect(isOver).toBe(false)
    await other.need()
    await other.read.answer('other')
    expect(isOver).toBe(true)
  })
})

describe('The end of the session', () => {
  test('SESSION-02 running reads are aborted, and no new ones start', async () => {
    const { read, need, invalidate, actor } = await startResource()
    await need()
    actor.send({ type: 'session.expired' })
    await invalidate()
    await need()
    expect([read.interrupted(), read.asked.length]).toEqual([1, 1])
  })

  test('SESSION-02 a loaded value stays, and late answers are ignored', async () => {
    const { read, need, view, actor } = await startResource()
    await need()
    await read.answer('old')
    actor.send({ type: 'session.expired' })
    actor.send({ type: 'resource.replaced', value: 'new' })
    expect(view()).toEqual({ is: 'ready', value: 'old' })
  })
})
