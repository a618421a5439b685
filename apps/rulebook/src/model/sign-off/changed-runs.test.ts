import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedPieces } from './changed-pieces.ts'

const file = 'text.rules.ts'
const changedTo = (
  then: Record<string, string>,
  now: Record<string, string>,
  today: Parameters<typeof changedPieces>[2] = {},
) =>
  changedPieces(
    { [file]: then },
    { [file]: now },
    { runnable: { [file]: { ...then, ...now } }, ...today },
  )

describe('A sign-off names what has changed of the rules that its cases run', () => {
  test('and nothing while all of them stay', () => {
    expect(changedTo({ 'run a': '1', 'run b': '1' }, { 'run b': '1', 'run a': '1' })).toEqual([])
  })

  test('one that is written in another way, and not another that runs instead of it', () => {
    const changed = changedTo({ 'run a': '1', 'run b': '1' }, { 'run a': '2', 'run c': '1' })
    expect(changed).toEqual([`the rule “a”, in ${file}, which its cases run, changed`])
  })

  test('one that is gone', () => {
    const runnable = { [file]: { 'run a': '1' } }
    expect(changedTo({ 'run a': '1', 'run b': '1' }, { 'run a': '1' }, { runnable })).toEqual([
      `the rule “b”, in ${file}, which its cases ran, is gone`,
    ])
  })

  test('where nothing else has changed, that they run other rules', () => {
    expect(changedTo({ 'run a': '1', 'run b': '1' }, { 'run a': '1', 'run c': '1' })).toEqual([
      `its cases now run the rule “c”, in ${file}, as well`,
      `its cases no longer run the rule “b”, in ${file}`,
    ])
  })

  test('and once what also names the requirement', () => {
    expect(changedTo({ 'rule a': '1', 'run a': '1' }, { 'rule a': '2', 'run a': '2' })).toEqual([
      `the rule “a”, in ${file}, changed`,
    ])
    expect(
      changedTo({ 'machine a': '1', 'played a': '1' }, { 'machine a': '2', 'played a': '2' }),
    ).toEqual([`the “a”, in ${file}, changed`])
  })

  test('and the tests that could not be run, rather than their cases', () => {
    const then = {
      [file]: { 'run a': '1' },
      'a.messages.ts': { 'sentence You have saved it.': '1' },
      'a.test.ts': { 'cases What is saved?': '1' },
    }
    expect(
      changedPieces(
        then,
        {},
        { runnable: { [file]: then[file] ?? {} }, broken: new Set(['a.test.ts', 'b.test.ts']) },
      ),
    ).toEqual(['the cases in a.test.ts could not be run'])
  })

  test('and after a case that stopped exactly those that are written in another way', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const ran = fc.uniqueArray(fc.constantFrom(...names))
    fc.assert(
      fc.property(ran, ran, ran, (then, now, altered) => {
        const digests = (some: readonly string[], isToday: boolean) =>
          Object.fromEntries(
            some.map((name) => [`run ${name}`, isToday && altered.includes(name) ? '2' : '1']),
          )
        const runnable = { [file]: digests(names, true) }
        expect(
          changedTo(digests(then, false), digests(now, true), { runnable, isStopped: true }),
        ).toEqual(
          then
            .filter((name) => altered.includes(name))
            .map((name) => `the rule “${name}”, in ${file}, which its cases run, changed`),
        )
      }),
    )
  })
})
