import { type Failure, notSent } from '@save/domain/kernel'
import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { outcomeOf } from '../testing/scripted-server.ts'
import { lazyPorts } from './lazy-ports.ts'

/** Two ports whose calls record their arguments. */
function arrange(isLost: (fetched: number) => boolean = () => false) {
  let fetched = 0
  const calls: (readonly unknown[])[] = []
  const record =
    (call: string) =>
    (...input: readonly string[]): Effect.Effect<number, Failure> =>
      Effect.sync(() => calls.push([call, ...input]))
  const lazily = lazyPorts(async () => {
    fetched += 1
    if (isLost(fetched)) throw new TypeError('Failed to fetch dynamically imported module')
    return {
      vouchers: { readVendors: record('readVendors'), logVisit: record('visit of a vendor') },
      retailers: { logVisit: record('visit of a retailer') },
    }
  })
  const [vouchers, retailers] = [lazily('vouchers'), lazily('retailers')]
  return { vouchers, retailers, heard: calls, fetched: () => fetched }
}

test('the first call loads the code of the ports, once', async () => {
  const { vouchers, retailers, fetched } = arrange()
  const reading = vouchers.readVendors()
  expect(fetched()).toBe(0)
  await outcomeOf(reading)
  await outcomeOf(retailers.logVisit('1061'))
  expect(fetched()).toBe(1)
})

test('every call reaches the method of the same name with its arguments, each time it runs', async () => {
  const { vouchers, retailers, heard } = arrange()
  const visit = retailers.logVisit('1061', '7001')
  expect(await outcomeOf(visit)).toEqual({ answer: 1 })
  expect(await outcomeOf(visit)).toEqual({ answer: 2 })
  await outcomeOf(vouchers.logVisit('TBRK'))
  await outcomeOf(vouchers.readVendors())
  expect(heard).toEqual([
    ['visit of a retailer', '1061', '7001'],
    ['visit of a retailer', '1061', '7001'],
    ['visit of a vendor', 'TBRK'],
    ['readVendors'],
  ])
})

test('OQ-135 a call whose code can’t be loaded was not sent, and the next one loads it again', async () => {
  const { vouchers, retailers, heard } = arrange((fetched) => fetched === 1)
  expect(await outcomeOf(vouchers.readVendors())).toEqual({ failure: notSent })
  expect(heard).toEqual([])
  await outcomeOf(retailers.logVisit('1061'))
  expect(heard).toEqual([['visit of a retailer', '1061']])
})

test('spreading a port throws, since it would silently lose its calls', () => {
  const { vouchers } = arrange()
  expect(() => ({ ...vouchers })).toThrow('withCalls')
})
