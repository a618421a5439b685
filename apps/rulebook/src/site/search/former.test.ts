import { describe, expect, test } from 'vitest'
import type { FormerText } from './former.ts'
import { answersTo } from './matching.ts'
import { indexOf } from './search-index.ts'

const thing = (id: string, text: string, former?: FormerText) => ({
  ...{ id, kind: former ? 'former' : 'requirement', title: '', text, proves: [], former },
})

describe('A changed text is found by the words that it had', () => {
  const index = indexOf([
    thing('A-01', 'You can withdraw {limit} times a day.'),
    thing('A-02', 'It is kept within the tab.'),
    thing('changed-1', 'This now reads …', {
      was: 'It is kept withing the tab.',
      is: 'It is kept within the tab.',
    }),
    thing('changed-2', 'This now reads …', {
      was: 'Only ‹limit› time(s) per day, please.',
      is: 'You can withdraw ‹limit› times a day.',
    }),
    thing('changed-3', 'This is gone', { was: 'You can withdraw ‹limit› times a day.', is: '' }),
  ])
  const found = (question: string) => answersTo(index, question).map(({ thing }) => thing.id)

  test('in whole or in part, before all others', () => {
    expect(found('It is kept withing the tab.').slice(0, 2)).toEqual(['changed-1', 'A-02'])
    expect(found('kept withing')[0]).toBe('changed-1')
    expect(answersTo(index, 'kept withing')[0]?.fit).toBe(1)
  })

  test('and a requirement that is gone by its number', () => {
    const gone = { was: 'It is removed.', is: '', number: 'A-21' }
    const withGone = indexOf([
      thing('A-02', 'As A-21 says.'),
      thing('changed-4', 'This is gone', gone),
    ])
    const first = (question: string) => answersTo(withGone, question)[0]?.thing.id
    expect(['A-21', 'what does a-21 say?'].map(first)).toEqual(['changed-4', 'changed-4'])
    expect(first('A-210 or A-02')).toBe('A-02')
  })

  test('quoted in a question', () => {
    expect(found('Where does it say “kept withing the tab”?')[0]).toBe('changed-1')
  })

  test('with the figures of a case in its gaps', () => {
    expect(found('Only 3 time(s) per day, please')[0]).toBe('changed-2')
  })

  test('and not by words that stayed, or that another place says today', () => {
    expect(found('It is kept')).toEqual(['A-02'])
    expect(found('withdraw 2 times')).toEqual(['A-01'])
  })

  test('but as a whole also where another place still says it', () => {
    expect(found('You can withdraw 2 times a day.')).toEqual(['changed-3', 'A-01'])
  })

  test('a former figure by itself, however it is written, if it is no small number', () => {
    const figures = indexOf([
      thing('A-01', 'A case with a salary of £29,385.00.'),
      thing('rate', 'This now reads …', { was: '£29,385.00', is: '£29,835.00' }),
      thing('size', 'This now reads …', { was: '60', is: '50' }),
      thing('text', 'This now reads …', { was: 'Up to £29,385.00.', is: 'Up to £1.' }),
      thing('gone', 'This is gone: 20.', { was: '20', is: '' }),
      thing('outcome', 'Outcome 412: the request is refused.'),
    ])
    const first = (question: string) => answersTo(figures, question)[0]?.thing.id
    for (const asked of ['29,385', '£29,385', '29385.00', 'What was £29,385?'])
      expect([asked, first(asked)]).toEqual([asked, 'rate'])
    expect(first('29,835')).not.toBe('rate')
    expect(first('60')).not.toBe('size')
    expect(first('412')).toBe('outcome')
  })

  test('and in no other way', () => {
    expect(found('tab withing').includes('changed-1')).toBe(false)
    expect(index.isKnown('withing')).toBe(false)
  })
})
