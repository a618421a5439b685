import { describe, expect, test } from 'vitest'
import { byQuestion, complaintsAboutReasons, decisionsIn, readDecisions } from './decisions.ts'

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
