import { describe, expect, test } from 'vitest'
import { readDecisions } from '../../model/records/decisions.ts'
import { linkingTo } from '../words.ts'
import { anchorsOf } from './answers-in-places.ts'
import { departures, departuresPart } from './departures-part.ts'

const file = 'docs/decisions/0004.md'
const kept = { id: 'OQ-001', says: 'It is kept.', why: 'It is short.', file }
const departing = {
  ...{ id: 'OQ-002', says: 'It says so.', why: 'Departs from the first decision.', file },
  confirm: 'That it says so (OQ-001).',
}
const link = linkingTo(new Set(['OQ-001']))

describe('The answers that depart from the first decision', () => {
  test('stand together, each with its reason and what is to be confirmed', async () => {
    const decisions = [kept, departing]
    const page = String(await departuresPart(decisions, anchorsOf(decisions), link))
    expect(page).toContain('1 answer is no longer what was decided first.')
    expect(page).toContain(
      '<li><a class="number" href="#OQ-002">OQ-002</a> That it says so (<a href="#OQ-001">OQ-001</a>).<p class="why"><b>Why:</b> Departs from the first decision.</p><p class="source"><a href="#OQ-002">OQ-002 in full</a></p></li>',
    )
    expect(page).not.toContain('It is kept.')
  })

  test('are those whose reason says so, whatever is to be confirmed', () => {
    const { confirm, ...unconfirmed } = departing
    expect(departures([{ ...kept, confirm }, unconfirmed])).toEqual([unconfirmed])
  })

  test('have no part if there is none', async () => {
    expect(String(await departuresPart([kept], anchorsOf([kept]), link))).toBe('')
  })

  test('are these nine', () => {
    const all = readDecisions()
    const ids = [
      'OQ-025',
      'OQ-134',
      'OQ-143',
      'OQ-104',
      'OQ-105',
      'OQ-113',
      'OQ-122',
      'OQ-135',
      'OQ-135',
    ]
    expect(departures(all).map(({ id }) => id)).toEqual(ids)
    // No other reason speaks of a first decision, in whatever words.
    const told = all.filter(({ why }) => /\bfirst decision|decided first\b/i.test(why))
    expect(told.map(({ id }) => id)).toEqual(ids)
  })
})
