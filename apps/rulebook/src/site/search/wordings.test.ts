import { describe, expect, test } from 'vitest'
import { answersTo } from './matching.ts'
import { type Findable, indexOf } from './search-index.ts'
import { isOnlyNearest, missingWordsIn, unknownInWords, unknownWordsIn } from './unknown-words.ts'
import { askedTermsOf, nearnessOf, wordingsOf } from './wordings.ts'

const place = (id: string, text: string, ...asked: readonly string[]): Findable => ({
  ...{ id, text, asked, kind: 'requirement', title: '', proves: [] },
})

const index = indexOf([
  place('SUPPORT-08', 'We endeavour to respond within 2 days.', 'when do I get a reply'),
  place(
    'SUPPORT-13',
    'Telephone is required.',
    'what is a valid phone number',
    'mobile left empty',
  ),
  place('BANKW-17', 'The contact telephone is required.', 'phone number for a bank withdrawal'),
  place('LOGIN-09', 'After the login the page reloads.', 'where am I after signing in again'),
  place('BANKW-16', 'The sort code is 99-99-99.', 'format of a sort code'),
  place('VOUCHER-19', 'Between minimum and maximum.', 'smallest and largest gift card'),
])
const first = (question: string) => answersTo(index, question)[0]?.thing.id

describe('The nearest wording counts', () => {
  test.each([
    ['what is a valid telephone number?', 'SUPPORT-13'],
    ['valid mobile number', 'SUPPORT-13'],
    ['telephone for a withdrawal to a bank', 'BANKW-17'],
    ['Where does a member go after logging in again?', 'LOGIN-09'],
    ['What is the minimum and maximum voucher?', 'VOUCHER-19'],
  ])('%s: %s', (question, id) => {
    expect(first(question)).toBe(id)
  })

  test('different words for one thing are one term', () => {
    expect(askedTermsOf('gift cards in a shop')).toEqual(askedTermsOf('voucher, store'))
    expect(askedTermsOf('cashing out')).toEqual(askedTermsOf('withdrawal'))
    expect(askedTermsOf('I close the page')).toEqual(askedTermsOf('leaving the page'))
    expect(askedTermsOf('sort code')).not.toContain(askedTermsOf('sorted')[0])
    expect(askedTermsOf('made from')).toEqual(askedTermsOf('worked out'))
    expect(askedTermsOf('how long')).not.toEqual(askedTermsOf('how many'))
  })

  test('a wording is as near as the question has it, and it has the question', () => {
    const known = wordingsOf([[['cancel', 'order']], [['cancel', 'voucher', 'order']]])
    const near = (...asked: readonly string[]) =>
      nearnessOf(asked, [['cancel', 'order']], known).nearest
    expect(near('cancel', 'order')).toBe(1)
    expect(near('cancel')).toBeLessThan(near('cancel', 'order'))
    expect(near('cancel', 'order', 'voucher')).toBeLessThan(1)
    expect(near('voucher')).toBe(0)
  })

  test('forms of a word are almost the same', () => {
    const known = wordingsOf([[['confirmation']]])
    expect(nearnessOf(['confirm'], [['confirmation']], known).nearest).toBeGreaterThan(0.8)
    expect(nearnessOf(['pay'], [['payroll']], known).nearest).toBe(0)
  })
})

test('everyday words stand for the words of the rulebook', () => {
  for (const [one, other] of [
    ['cash', 'notes and coins'],
    ['declined', 'turned down'],
    ['declined', "didn't go through"],
    ['reinstate', 'bring back'],
    ['identity check', 're-authentication'],
  ] as const)
    expect(askedTermsOf(one)).toEqual(askedTermsOf(other))
})

describe('A rare word that the best answer lacks', () => {
  // A word in one place of a thousand is rare.
  const places = [
    place('BANKW-01', 'A member sees the bank.', 'who sees the bank'),
    place('not-manager', 'There is no manager.'),
    ...Array.from({ length: 998 }, (_, at) => place(`DIR-${at}`, 'The list of retailers.')),
  ]
  const large = indexOf(places)
  const missing = (question: string, id: string) =>
    missingWordsIn(
      question,
      { thing: places.find((one) => one.id === id) ?? place(id, ''), rows: [] },
      large,
    )

  test('is missing, though the rulebook knows it', () => {
    expect(missing('who is the manager of the bank', 'BANKW-01')).toEqual(['manager'])
    // One for which there are other names.
    expect(missing('who is the manager of the bank', 'not-manager')).toEqual([])
    // One that many places have, one that is never used, and a form of one that is there.
    expect(missing('retailers, zebras and banks', 'BANKW-01')).toEqual([])
  })

  test('makes the answer only the nearest', () => {
    expect(isOnlyNearest(0.8, 'manager bank', [], ['manager'])).toBe(true)
    expect(isOnlyNearest(0.8, 'manager bank', [], [])).toBe(false)
  })

  test('an unknown word counts against a name of several words as against one', () => {
    expect(isOnlyNearest(1, 'a cat needs a National Insurance number', ['cat'])).toBe(true)
  })
})

describe('What the rulebook never says', () => {
  test.each([
    ['Can I pay with zebras?', ['zebras']],
    ['What is a valid phone number?', []],
    ['mobile or pigeon, twice a pigeon', ['pigeon']],
    ['What of £1,234,567?', []],
  ])('%s: %j', (question, words) => {
    expect(unknownWordsIn(question, index)).toEqual(words)
  })

  test('is named above the answers', () => {
    expect(unknownInWords(['internet'])).toBe('The rulebook never says ‘internet’.')
    expect(unknownInWords(['internet', 'zebra'])).toBe(
      'The rulebook never says ‘internet’ or ‘zebra’.',
    )
    expect(unknownInWords([])).toBe('')
  })

  test('makes the best answer only the nearest', () => {
    const asked = (question: string) =>
      isOnlyNearest(
        answersTo(index, question)[0]?.fit ?? 0,
        question,
        unknownWordsIn(question, index),
      )
    expect(asked('What is a valid phone number?')).toBe(false)
    expect(asked('telephone zebra')).toBe(true)
    // One word in three that is never used: it counts twice.
    expect(isOnlyNearest(1, 'valid telephone zebra', ['zebra'])).toBe(true)
    expect(isOnlyNearest(1, 'valid telephone number of a zebra in a bank', ['zebra'])).toBe(false)
  })
})
