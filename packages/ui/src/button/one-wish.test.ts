import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isFurtherPress } from './one-wish.ts'

test('a second press of a key is told from a second wish as record 35 says', () => {
  const record = readFileSync(
    join(import.meta.dirname, '../../../../docs/decisions/0035-one-press-one-call.md'),
    'utf8',
  )
  const seconds = Number(/second press within (\d+(?:\.\d+)?) seconds/.exec(record)?.[1])
  const within = seconds * 1000
  const button = new EventTarget() as EventTarget & Element
  const press = (timeStamp: number) =>
    isFurtherPress({ key: 'Enter', currentTarget: button, timeStamp })
  expect([press(0), press(within - 1), press(2 * within - 1)]).toEqual([false, true, false])
})
