import { describe, expect, test } from 'vitest'
import { answersTo } from './matching.ts'
import { type Findable, indexOf } from './search-index.ts'
import { askedIn, phraseOf, termsOf } from './words.ts'

const thing = (
  id: string,
  kind: string,
  text: string,
  proves: readonly string[] = [],
): Findable => ({
  id,
  kind,
  title: '',
  text,
  proves,
})

describe('What answers a question?', () => {
  const index = indexOf([
    thing('fact-1', 'fact', 'A member sees £0.00', ['SALSAC-05']),
    thing('row-1', 'row', 'nothing given up · saving: £0.00 · a month: £0.00', ['SALSAC-04']),
    thing('row-2', 'row', 'a café · £10.00', ['SALSAC-04']),
    thing('SALSAC-04', 'requirement', 'Annual saving = amount × EmployeeNIRate'),
    thing('SALSAC-05', 'requirement', 'Saving % = saving / amount × 100'),
    thing('CARDW-06', 'requirement', "'You can withdraw {WithdrawalCountLimit} time(s) a day.'"),
    thing(
      'CARDW-08',
      'requirement',
      "'More than £{WithdrawalLimitInPounds} a day can't be withdrawn.'",
    ),
    thing('DIR-11', 'requirement', 'The directory pages by 60.'),
    { ...thing('OQ-134', 'decision', 'It is kept for 15 minutes.'), also: 'typed bank details' },
  ])
  const answers = (question: string) =>
    answersTo(index, question).map(({ thing, rows }) => [thing.id, ...rows.map(({ id }) => id)])

  test('the rule whose cases say the figure, with those cases below it', () => {
    expect(answers('Why is this £0.00?')[0]).toEqual(['SALSAC-04', 'row-1'])
  })

  test('letter case and accents make no difference', () => {
    expect(answers('CAFE')[0]).toEqual(['SALSAC-04', 'row-2'])
  })

  test('the requested number comes first', () => {
    expect(answers('salsac-05')[0]?.[0]).toBe('SALSAC-05')
  })

  test('a sentence of the screen finds its template, whatever its figures', () => {
    expect(answers('You can withdraw 2 time(s) a day.')[0]).toEqual(['CARDW-06'])
    expect(answers("More than £250 a day can't be withdrawn.")[0]).toEqual(['CARDW-08'])
  })

  test('other words for the same thing are understood', () => {
    expect(answers('how much National Insurance in a year')[0]?.[0]).toBe('SALSAC-04')
    expect(answers('shops per page')[0]?.[0]).toBe('DIR-11')
  })

  test('words of the index lead to a place that does not use them', () => {
    expect(answers('bank details that I typed')[0]?.[0]).toBe('OQ-134')
  })

  test('nothing finds nothing', () => {
    expect([answers(' '), answers('zebra')]).toEqual([[], []])
  })
})

test('Small words are ignored, unless there are no others', () => {
  expect([...askedIn('What is the limit?').keys()]).toContain('limit')
  expect([...askedIn('What is the limit?').keys()]).not.toContain('what')
  expect([...askedIn('what is it').keys()]).toEqual(['what', 'is', 'it'])
})

test('A name in the code is found by its words, and a plural by its singular', () => {
  expect(termsOf('IsSavingsOn')).toEqual(['issavingson', 'is', 'sav', 'on'])
  expect(termsOf('rates')).toEqual(termsOf('rate'))
})

test('Amounts and gaps read alike', () => {
  expect(phraseOf('At most £{limit}')).toEqual(phraseOf('at most £1,250.00'))
})
