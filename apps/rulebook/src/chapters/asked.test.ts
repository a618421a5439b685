import { describe, expect, test } from 'vitest'
import { readDecisions } from '../model/decisions.ts'
import { readRequirements } from '../model/requirements.ts'
import { readAsked, readAskedFiles, readChapterTexts } from './chapters.ts'

const asked = readAsked()
const ids = Object.keys(asked)

describe('How people ask for each place', () => {
  test('every requirement and every answered question has at least three wordings', () => {
    const all = [...readRequirements(), ...readDecisions()].map(({ id }) => id)
    expect(all.length).toBeGreaterThan(600)
    expect(all.filter((id) => (asked[id] ?? []).length < 3)).toEqual([])
  })

  test('each number is one of a requirement or an answered question', () => {
    const known = new Set([...readRequirements(), ...readDecisions()].map(({ id }) => id))
    expect(ids.filter((id) => /^[A-Z]+-\d+$/.test(id) && !known.has(id))).toEqual([])
  })

  test('each word, and each thing that Save has no way to do, stands in its chapter', () => {
    const nameOf = (word: string) => word.toLowerCase().replace(/\W+/g, '-')
    const known = readChapterTexts().flatMap(({ id, words, doesNot = {} }) => [
      ...Object.keys(words ?? {}).map((word) => `word-${id}-${nameOf(word)}`),
      ...Object.keys(doesNot).map((word) => `not-${id}-${nameOf(word)}`),
    ])
    expect(ids.filter((id) => /^(?:word|not)-/.test(id) && !known.includes(id))).toEqual([])
    expect(known.filter((id) => id.startsWith('not-') && !(id in asked))).toEqual([])
  })

  test('no place is asked for in two files', () => {
    const all = readAskedFiles().flatMap(({ asked }) => Object.keys(asked))
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([])
  })

  test('no wording leads to two places', () => {
    const all = Object.values(asked)
      .flat()
      .map((wording) => wording.toLowerCase().replace(/\W+/g, ' ').trim())
    expect(all.filter((wording, at) => all.indexOf(wording) !== at)).toEqual([])
  })

  test('a wording is short and plain', () => {
    const all = Object.values(asked).flat()
    expect(all.filter((wording) => wording.length > 100 || wording.split(' ').length > 20)).toEqual(
      [],
    )
  })
})
