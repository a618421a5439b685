import { expect, test } from 'vitest'
import { answersTo } from './matching.ts'
import { indexOf } from './search-index.ts'

const decision = (id: string, text: string, why?: string) => ({
  id,
  kind: 'decision',
  title: '',
  text,
  why,
  proves: [],
})

const white = 'White space goes before the number is judged.'
const letters = "HMRC's rule: two letters, none of them D."

test('A reason finds its answer, behind the places that say it themselves', () => {
  const index = indexOf([
    decision('OQ-090', white, "Why: People write 'ab 12', and HMRC's own check allows it so."),
    decision('OQ-089', letters),
    decision('OQ-088', 'The calculation stays at 12.'),
  ])
  const found = (question: string) => answersTo(index, question).map(({ thing }) => thing.id)
  expect(found('allows check')).toEqual(['OQ-090'])
  expect(found('HMRC')).toEqual(['OQ-089', 'OQ-090'])
  expect(found("people write 'ab 12', and HMRC's own check allows it so")[0]).toBe('OQ-090')
  expect(index.isKnown('check')).toBe(true)
})

test('A reason makes no word less rare', () => {
  const worthWith = (why?: string) =>
    indexOf([decision('OQ-089', letters), decision('OQ-090', white, why)]).worth('hmrc')
  expect(worthWith('Why: HMRC allows it.')).toBe(worthWith())
})
