import { expect, test } from 'vitest'
import { changedPieces } from './changed-pieces.ts'
import { type Piece, versionOf } from './pieces.ts'

const rule = { file: 'a.rules.ts', name: 'rule savingOf', says: ['It is saved.', 'a + b'] }
const head = { file: 'a.rules.ts', name: 'head', says: ['About savings.'] }
const changedTo = (...now: readonly Piece[]) =>
  changedPieces(versionOf([[head, rule]]).pieces, versionOf([now]).pieces)

test('A version has a digest for each part, whatever the order of its pieces', () => {
  const [version] = [versionOf([[head, rule], [rule]]).version]
  expect(version).toMatch(/^[\da-f]{8}-[\da-f]{8}$/)
  expect(versionOf([[rule, head], [rule]]).version).toBe(version)
  expect(versionOf([[rule], [rule]]).version).not.toBe(version)
})

test('Pieces of one name in one file count as one', () => {
  const cases = (says: string) => ({ file: 'a.test.ts', name: 'cases Saved', says })
  const pieces = (...says: readonly string[]) => versionOf([says.map(cases)]).pieces['a.test.ts']
  expect(Object.keys(pieces('£1', '£2') ?? {})).toEqual(['cases Saved'])
  expect(pieces('£1', '£2')).not.toEqual(pieces('£1', '£3'))
})

test('A piece that is the same elsewhere has not changed', () => {
  expect(changedTo(head, { ...rule, file: 'b.rules.ts' })).toEqual([])
  const moved = { ...rule, file: 'b.rules.ts' }
  expect(versionOf([[head, moved]]).version).toBe(versionOf([[head, rule]]).version)
})

test('What changed, came or went is named with its file', () => {
  expect(changedTo(head, { ...rule, says: 'a - b' })).toEqual([
    'the rule “saving” (savingOf), in a.rules.ts, changed',
  ])
  expect(changedTo({ ...head, says: 'About pay.' })).toEqual([
    'what is said above the rules, in a.rules.ts, changed',
    'the rule “saving” (savingOf), in a.rules.ts, no longer belongs to it',
  ])
  const added = ['figure mostPolicy.most', 'answer OQ-001', 'reason OQ-001', 'word pay', 'record']
  expect(changedTo(head, rule, ...added.map((name) => ({ file: 'b', name, says: name })))).toEqual([
    'the figure “most” (mostPolicy.most), in b, now belongs to it',
    'the answer to OQ-001, in b, now belongs to it',
    'the reason for the answer to OQ-001, in b, now belongs to it',
    'what “pay” means, in b, now belongs to it',
    'the decision record, in b, now belongs to it',
  ])
})

test('A sentence that was written anew is told as that, not as one that belongs to something else', () => {
  const file = 'bank.messages.ts'
  const [was, is] = [7, 5].map(
    (days) => `You should receive your funds within ${days} working days.`,
  )
  const pieceOf = (text: string) => ({ file, name: `sentence ${text}`, says: text })
  const told = (now: readonly string[], ...said: readonly string[]) =>
    changedPieces(versionOf([[pieceOf(`${was}`)]]).pieces, versionOf([now.map(pieceOf)]).pieces, {
      said: said.map((text) => ({ file, text })),
    })
  const anew = [`the sentence “${was}”, in ${file}, now reads “${is}”`]
  expect(told([], `${is}`, 'It failed.')).toEqual(anew)
  expect(told([`${is}`], `${is}`)).toEqual(anew)
  const gone = [`the sentence “${was}”, in ${file}, no longer belongs to it`]
  expect(told([], 'It failed.')).toEqual(gone)
  expect(told([], `${was}`, `${is}`)).toEqual(gone)
})
