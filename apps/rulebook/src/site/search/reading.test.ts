import { describe, expect, test } from 'vitest'
import { inFull } from './abbreviations.ts'
import { answersTo } from './matching.ts'
import { readAs } from './reading.ts'
import { type Findable, indexOf } from './search-index.ts'
import { correctedInWords, isOneLetterOff } from './spelling.ts'
import { isOnlyNearest, missingWordsIn, unknownWordsIn } from './unknown-words.ts'

const place = (id: string, kind: string, text: string, ...asked: readonly string[]): Findable => ({
  ...{ id, kind, text, asked, title: '', proves: [] },
})

describe('What payroll shortens', () => {
  test.each([
    ['NMW from April', 'National Minimum Wage from April'],
    ['is the lel yearly', 'is the lower earnings limit yearly'],
    ['employer NICs', 'employer National Insurance contributions'],
    ['£12,000 pa', '£12,000 a year'],
    ['pa', 'personal allowance'],
    ['above PT', 'above primary threshold'],
    ['19 yr old', '19 year old'],
    // A word, and the beginning of an NI number.
    ['is St a title, or the st of 1st', 'is St a title, or the st of 1st'],
    ['NI numbers starting with PT', 'NI numbers starting with PT'],
  ])('%s: %s', (typed, read) => {
    expect(inFull(typed)).toBe(read)
  })

  test('the number of a requirement stays as it is', () => {
    expect(inFull('EA-04')).toBe('EA-04')
  })
})

describe('A letter that is wrong', () => {
  const index = indexOf([
    place('rate', 'rate', 'rate: Scottish intermediate rate · value: 21%'),
    place('BANKW-10', 'requirement', 'The smallest withdrawal is the minimum. House name.'),
  ])

  test.each([
    ['scotish', 'scottish', true],
    ['threshhold', 'threshold', true],
    ['withdrawel', 'withdrawal', true],
    ['wihtdrawal', 'withdrawal', true],
    ['withdrawal', 'withdrawal', false],
    ['witdrawl', 'withdrawal', false],
    ['zebra', 'zebroid', false],
  ])('%s and %s: %s', (one, other, is) => {
    expect([isOneLetterOff(one, other), isOneLetterOff(other, one)]).toEqual([is, is])
  })

  test('is put right, told, and no reason for a warning', () => {
    const { question, misspellings } = readAs('Scotish rate', index)
    expect(question).toBe('scottish rate')
    expect(correctedInWords(misspellings)).toBe('‘scotish’ was read as ‘scottish’.')
    expect(unknownWordsIn(question, index)).toEqual([])
    expect(answersTo(index, 'smallest withdrawl')[0]?.thing.id).toBe('BANKW-10')
  })

  test('a letter typed once instead of twice is likelier than another letter', () => {
    const two = indexOf([
      place('one', 'fact', 'amount amount amount', 'amount'),
      place('two', 'fact', 'account', 'account'),
    ])
    expect(readAs('acount', two).question).toBe('account')
  })

  test('is none in a word that the rulebook knows, in a short one, a plural or another word', () => {
    for (const typed of ['Intermediate rate', 'smal zebra', 'houses', '‘minimum’'])
      expect(readAs(typed, index)).toEqual({ question: typed, misspellings: [] })
    expect(correctedInWords([])).toBe('')
  })
})

describe('Since when a figure holds, and who says so', () => {
  const index = indexOf([
    place('changes', 'page', 'Since when, from when: what changed', 'since when'),
    place('sayings', 'requirement', 'Who says 12.71? It says what applies.', 'who says what'),
    place('wage', 'rate', 'rate: Minimum wage · value: £12.71 an hour · source: GOV.UK'),
    place('plan', 'rate', 'rate: Plan 4 · value: 9% of pay above £33,795.00 a year · from: 2026'),
    place('apply', 'requirement', 'A member can apply.'),
    ...Array.from({ length: 998 }, (_, at) => place(`DIR-${at}`, 'requirement', 'A retailer.')),
  ])

  test.each([
    ['since when 12.71', 'wage'],
    ['who says £12.71', 'wage'],
    ['from when does 12.71 apply', 'wage'],
    ['since when is the minimum wage 12.71', 'wage'],
    ['since when 33795', 'plan'],
    ['source of 33,795.00', 'plan'],
  ])('%s: %s', (question, id) => {
    const [best] = answersTo(index, question)
    expect(best?.thing.id).toBe(id)
    expect(best && missingWordsIn(question, best, index)).toEqual([])
    expect(isOnlyNearest(best?.fit ?? 0, question, [])).toBe(false)
  })

  test.each(['since when 9', 'since when do retailers pay 12.71', 'since when 2026'])(
    'no rate: %s',
    (question) => {
      expect(answersTo(index, question).filter(({ isSure }) => isSure)).toEqual([])
    },
  )
})
