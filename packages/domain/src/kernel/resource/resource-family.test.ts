import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { scriptedCall, waitUntilIdle } from '../../testing/scripted-call.ts'
import { resourceView } from './resource.selectors.ts'
import { resourceFamilyMachine, resourceOf } from './resource-family.machine.ts'

function startFamily() {
  const read = scriptedCall<string, [string]>()
  const family = createActor(resourceFamilyMachine(read.call)).start()
  return {
    read,
    family,
    need: async (key: string) => {
      resourceOf(family, key).send({ type: 'resource.needed' })
      await waitUntilIdle()
    },
    view: (key: string) => resourceView(resourceOf(family, key).getSnapshot()),
  }
}

describe('Server data of one kind, each under its key', () => {
  test('QUERY-03 each key is read separately, and once', async () => {
    const { read, need, view } = startFamily()
    await need('tea')
    await need('pot')
    await need('tea')
    expect(read.asked).toEqual([['tea'], ['pot']])
    await read.answer('Tea')
    expect([view('tea'), view('pot')]).toEqual([{ is: 'ready', value: 'Tea' }, { is: 'loading' }])
  })

  test('looking at a key reads nothing until a reader needs it', async () => {
    const { read, view } = startFamily()
    expect(view('tea')).toEqual({ is: 'loading' })
    await waitUntilIdle()
    expect(read.asked).toEqual([])
  })

  test('a key may have any spelling', async () => {
    const { read, need } = startFamily()
    await need('__proto__')
    await need('constructor')
    expect(read.asked).toEqual([['__proto__'], ['constructor']])
  })

  test('OQ-032 after a change to every key, each needed key is read again', async () => {
    const { read, family, need } = startFamily()
    await need('tea')
    await need('pot')
    await read.answer('Tea')
    await read.answer('Pot')
    family.send({ type: 'resource.invalidated' })
    await need('tea')
    await need('pot')
    expect(read.asked).toEqual([['tea'], ['pot'], ['tea'], ['pot']])
  })

  test('SESSION-02 when the session ends, running reads are interrupted and no new ones start', async () => {
    const { read, family, need } = startFamily()
    await need('tea')
    family.send({ type: 'session.expired' })
    await waitUntilIdle()
    expect(read.interrupted()).toBe(1)
    await need('tea')
    await need('pot')
    expect([read.interrupted(), read.asked]).toEqual([1, [['tea']]])
  })
})
