import { expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { asBefore, bankMoves, bankPaths, cardMoves, cardPaths } from './paths.table.ts'

check(cardPaths)
check(bankPaths)

for (const [{ ids, title, rows }, moves] of [
  [cardPaths, cardMoves],
  [bankPaths, bankMoves],
] as const)
  test(`${ids.join(', ')} the table lists every reachable state and every change: ${title}`, () => {
    const states = new Set<string>()
    for (const { event, from, to } of moves()) {
      const [state, message] = from
      states.add(state)
      const row = rows.find(
        ({ cells }) => cells['state'] === state && cells['what happens'] === event,
      )
      const { 'leads to': leadsTo = state, says = asBefore } = row?.cells ?? {}
      expect({ event, from, to }).toEqual({
        event,
        from,
        to: [leadsTo, says === asBefore ? message : says],
      })
    }
    expect([...states].sort()).toEqual([...new Set(rows.map(({ cells }) => cells['state']))].sort())
  })
