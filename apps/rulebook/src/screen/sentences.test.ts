import { describe, expect, test } from 'vitest'
import { readRules } from './read-rules.ts'
import { sentenceFinder } from './sentences.ts'

const rules = await readRules()
const { requirements, sentences } = rules
const sentenceOf = sentenceFinder(rules)

describe('Which sentence is it?', () => {
  test('one with figures is found by its template, with what is in the gaps', () => {
    const found = sentenceOf(
      'Sorry, you are only able to withdraw from your savings account 2 time(s) a day.',
      ['withdrawal'],
    )
    expect(found?.ids).toContain('CARDW-06')
    expect(found?.because).toContain('times is 2')
  })

  test('one that begins like another has its own rule alone', () => {
    const found = sentenceOf('Your withdrawal request exceeded allowable amount of £250.', [
      'withdrawal',
    ])
    expect(found?.ids).toEqual(['BANKW-23'])
    const capped = sentenceOf(
      'Your withdrawal request exceeded allowable amount of £250 - £250 has been withdrawn.',
      ['withdrawal'],
    )
    expect(capped?.ids).toEqual(['CARDW-08'])
  })

  test('no sentence that is quoted in full is led to the quotation of a longer one', () => {
    const quotes = (id: string) => [...(requirements[id] ?? '').matchAll(/'([^']*[£{][^']*)'/g)]
    const asGaps = (text: string) => text.replace(/£?(?:‹[^›]*›|\{[^}]*\})/g, '…')
    const wrong = sentences.flatMap(({ text, ids }) => {
      const has = (id: string) =>
        quotes(id).some(([, quote = '']) => asGaps(quote) === asGaps(text))
      return ids.some(has) ? ids.filter((id) => !has(id)).map((id) => [text, id]) : []
    })
    expect(wrong).toEqual([])
  })

  test('of sentences that read the same, that of the screen', () => {
    expect(sentenceOf('Loading...', ['search'])?.anchor).toContain('sentence-search-')
    expect(sentenceOf('Loading...', ['retailers'])?.anchor).toContain('sentence-retailers-')
  })

  test('our own words say that they are', () => {
    expect(sentenceOf('Waiting for the shop to confirm', ['account'])?.ids).toEqual(['OQ-137'])
  })

  test('a name or a figure alone is none', () => {
    expect(sentenceOf('Tidewater Stays', ['retailers'])).toBeUndefined()
    expect(sentenceOf('£5.00', ['vouchers'])).toBeUndefined()
  })

  test('it has the rule of this screen; reused on another, it says so', () => {
    const found = (contexts: readonly string[]) => sentenceOf('Something went wrong.', contexts)
    expect(found(['retailers'])?.ids).toEqual(['RETAILER-02'])
    expect(found(['benefits'])?.ids).toEqual(expect.arrayContaining(['RETAILER-02', 'SEARCH-24']))
    expect(found(['benefits'])?.because.at(-1)).toContain('reused here')
    expect(sentenceOf('Page 1 of 5', ['benefits'])?.ids).toEqual(['BENEFIT-08'])
    expect(sentenceOf('This field is required.', ['withdrawal'])?.ids).toEqual([
      'OQ-097',
      'EDIT-08',
    ])
  })

  test('a place of many pages has the requirement that speaks of X and Y', () => {
    expect(sentenceOf('Page 2 of 5', ['search'])?.ids).toContain('SEARCH-06')
  })
})
