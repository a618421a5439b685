import { describe, expect, test } from 'vitest'
import { namesBelow, shortly } from './address-words.ts'

describe('How are words written in an address?', () => {
  test.each([
    ['What is free of tax', 'what-is-free-of-tax'],
    ['the member’s own “Café”', 'the-members-own-cafe'],
    ['£1,200.00, of which 12.5% is taxed', '1200-of-which-12.5-is-taxed'],
    ['-£0.01', 'minus-0.01'],
    ['−1 or 1-2', 'minus-1-or-1-2'],
    ['/Home/Dashboard/', 'home-dashboard'],
    ['at 9.30 a.m. …', 'at-9.30-a-m'],
    ['100.', '100'],
  ])('%s: %s', (text, words) => {
    expect(shortly(text, 80)).toBe(words)
  })

  test('as many as there is room for, whole and without a small one at the end', () => {
    expect(shortly('What is left of the limit', 25)).toBe('what-is-left-of-the-limit')
    expect(shortly('What is left of the limit', 24)).toBe('what-is-left')
    expect(shortly('unforeseeable', 6)).toBe('unfore')
  })
})

describe('What are things in one place called?', () => {
  test('by their words, below the place', () => {
    expect(namesBelow('benefits/what-is-saved', ['nothing', 'a penny'])).toEqual([
      'benefits/what-is-saved/nothing',
      'benefits/what-is-saved/a-penny',
    ])
  })

  test('in eighty letters, with a mark where words are left out: those may be what tells them apart', () => {
    const long =
      'an amount that is so large that it is more than the salary for the whole of a year'
    const names = namesBelow('benefits/what-is-saved', [`${long}, in England`, `${long}, in Wales`])
    for (const name of names)
      expect(name).toMatch(
        /^benefits\/what-is-saved\/an-amount-that-is-so-large-that-it-is-more-than~[b-df-hj-np-tv-xz]{4}$/,
      )
    expect(new Set(names).size).toBe(2)
    expect(namesBelow('benefits/what-is-saved', [`${long}, in Wales`])).toEqual([names[1]])
  })

  test('with a mark, too, where they differ in what an address leaves out', () => {
    const [one, other, third] = namesBelow('help/path', ['/Home', '/home/', '/Search'])
    expect(one).toMatch(/^help\/path\/home~[b-df-hj-np-tv-xz]{4}$/)
    expect(other).toMatch(/^help\/path\/home~[b-df-hj-np-tv-xz]{4}$/)
    expect(one).not.toBe(other)
    expect(third).toBe('help/path/search')
    expect(namesBelow('help/path', ['…'])[0]).toMatch(/^help\/path\/~[b-df-hj-np-tv-xz]{4}$/)
  })

  test('with a number only where they say the same', () => {
    expect(namesBelow('a', ['5', '5', '6'])).toEqual(['a/5', 'a/5~2', 'a/6'])
  })
})
