import { expect, test } from 'vitest'
import { pounds } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { leftToday } from './daily-limit.rules.ts'
import { cardEnds, leftForTheCard, nextCardAmounts, overTheLimit } from './daily-limit.table.ts'

check(leftForTheCard)
check(overTheLimit)

test('CONST-03 nothing is deducted if there is no limit', () => {
  expect(leftToday({}, pounds('5'))).toBeUndefined()
})

check(cardEnds)
check(nextCardAmounts)
