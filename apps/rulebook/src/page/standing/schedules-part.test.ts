import { expect, test } from 'vitest'
import { schedulesPart } from './schedules-part.ts'

test('Results from before a change say that they say nothing about it', () => {
  const played = {
    subject: 'card',
    mode: 'stays',
    runs: 10_000,
    seed: 1,
    held: true,
    date: '2026-11-23',
    decidedBy: 'abc123456789',
  } as const
  const pageOf = (isOutdated: boolean) =>
    String(schedulesPart({ invariants: {}, played: [played], isOutdated, found: [], planted: [] }))
  const since = 'What decides these calls has changed since then'
  expect([pageOf(true).includes(since), pageOf(false).includes(since)]).toEqual([true, false])
  expect(pageOf(false)).toContain('everything held in each of them.</p>')
})
