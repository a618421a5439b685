import { expect, test } from 'vitest'
import { byOwnMachine } from './by-own-machine.ts'

const domain = 'packages/domain/src'
const shared = `${domain}/kernel/resource/resource.machine.ts#load`
const own = `${domain}/retailers/favourites.machine.ts#tellRefusal`
const played = (result: 'passed' | 'failed', ...ran: readonly string[]) => ({
  file: `${domain}/retailers/favourites.test.ts`,
  ...{ result, ran },
})
const refused = played('failed', shared, own)
const unread = played('failed', shared)
const holding = Array.from({ length: 9 }, () => played('passed', shared))
const causes = [{ name: shared, alike: [], price: 1, cases: [refused, unread] }]
const told = (all: Parameters<typeof byOwnMachine>[1], isChanged = (_: string) => true) =>
  byOwnMachine(causes, all, isChanged).map(({ name, cases }) => [name, cases])

test('A case stands below the changed machine of its own folder, not below the one that all share', () => {
  const all = [refused, unread, ...holding, played('passed', shared, own)]
  expect(told(all)).toEqual([
    [shared, [unread]],
    [own, [refused]],
  ])
})

test('unless the shared one explains it better, or its own has not changed', () => {
  const others = Array.from({ length: 9 }, () => played('passed', own))
  expect(told([refused, unread, ...others])).toEqual([[shared, [refused, unread]]])
  const all = [refused, unread, ...holding]
  expect(told(all, (name) => name === shared)).toEqual([[shared, [refused, unread]]])
})
