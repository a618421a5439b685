import { describe, expect, test } from 'vitest'
import {
  byQuestion,
  complaintsAboutDepartures,
  complaintsAboutReasons,
  decisionsIn,
  readDecisions,
} from './decisions.ts'

test('Decisions are found by their numbers, each to its end, with the reason apart', () => {
  const text =
    '# Money\n\n- **OQ-036** One format\n  everywhere.\n  **Why:** It is\n  short.\n- **OQ-037** Two.\n\n**Consequences.** None.\n'
  expect(decisionsIn(text)).toEqual([
    { id: 'OQ-036', says: 'One format everywhere.', why: 'It is short.' },
    { id: 'OQ-037', says: 'Two.', why: '' },
  ])
})

test('What several entries say of one question stands together, and so do their reasons', () => {
  const entries = decisionsIn(
    '- **OQ-001** One.\n  **Why:** A.\n- **OQ-002** Two.\n- **OQ-001** Three.\n  **Why:** B.\n',
  )
  expect([...byQuestion(entries)]).toEqual([
    ['OQ-001', { says: 'One. Three.', why: 'A. B.' }],
    ['OQ-002', { says: 'Two.', why: '' }],
  ])
})

describe('The reasons', () => {
  const complaints = (entry: string) =>
    complaintsAboutReasons(decisionsIn(entry).map((one) => ({ ...one, file: 'a.md' })))

  test('an entry without one is a complaint', () => {
    expect(complaints('- **OQ-001** One.\n')).toEqual([
      'a.md: OQ-001 gives no reason. Write it at the end of the entry, after **Why:**',
    ])
    expect(complaints('- **OQ-001** One.\n  **Why:**\n')).toHaveLength(1)
  })

  test('so is an entry with two', () => {
    expect(complaints('- **OQ-001** One.\n  **Why:** A.\n  **Why:** B.\n')).toEqual([
      'a.md: OQ-001 has **Why:** more than once.',
    ])
    expect(complaints('- **OQ-001** One.\n  **Why:** A.\n')).toEqual([])
  })

  test('each of the 143 answered questions has one', () => {
    const decisions = readDecisions()
    expect(complaintsAboutReasons(decisions)).toEqual([])
    expect(new Set(decisions.map(({ id }) => id)).size).toBe(143)
  })

  test('none is given for two questions', () => {
    const reasons = readDecisions().map(({ why }) => why)
    expect(reasons.filter((why, at) => reasons.indexOf(why) !== at)).toEqual([])
  })
})

describe('What is to be confirmed', () => {
  const entry = (why: string, confirm = '') =>
    decisionsIn(`- **OQ-001** One.\n  **Why:** ${why}\n${confirm}`).map((one) => ({
      ...one,
      file: 'a.md',
    }))
  const departing = 'A. Departs from the first\n  decision, to do B.'
  const confirm = '  **To confirm:** That A\n  is better.\n'

  test('stands apart from the reason', () => {
    expect(entry(departing, confirm)).toEqual([
      {
        ...{ id: 'OQ-001', says: 'One.', file: 'a.md' },
        why: 'A. Departs from the first decision, to do B.',
        confirm: 'That A is better.',
      },
    ])
    expect(entry('A.')[0]).not.toHaveProperty('confirm')
  })

  test('is given where an answer departs from the first decision, and only there', () => {
    expect(complaintsAboutDepartures(entry(departing, confirm))).toEqual([])
    expect(complaintsAboutDepartures(entry('A.'))).toEqual([])
    const missing =
      'a.md: OQ-001 departs from the first decision. Write what is to be confirmed after **To confirm:**'
    expect(complaintsAboutDepartures(entry(departing))).toEqual([missing])
    expect(complaintsAboutDepartures(entry(departing, '  **To confirm:**\n'))).toEqual([missing])
    expect(complaintsAboutDepartures(entry('A.', confirm))).toEqual([
      'a.md: OQ-001 has **To confirm:**, but its reason does not depart from the first decision.',
    ])
  })

  test('each answer of the product that departs says it', () => {
    expect(complaintsAboutDepartures(readDecisions())).toEqual([])
  })
})
