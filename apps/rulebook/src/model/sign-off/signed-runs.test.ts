import { describe, expect, test } from 'vitest'
import { declarationsIn } from '../../source/declarations.ts'
import type { Fact } from '../cases/tables.ts'
import { failingIn, leftOutIn } from './failing-ids.ts'
import { runnable } from './pieces-run.ts'
import { signOffsOf } from './sign-off.ts'
import { versionsOf } from './versions.ts'
import { wholeChapters } from './whole-chapters.examples.ts'

const chapters = await wholeChapters()

describe('A sign-off lapses with what its cases run, though nothing there names the requirement', () => {
  const shared = 'packages/domain/src/kernel/fraction/fraction.rules.ts'
  const machine = 'packages/domain/src/search/search.machine.ts'
  const running = (id: string, ran: readonly string[]) => ({
    anchor: id,
    title: 'a case',
    group: '',
    file: 'a.test.ts',
    result: 'passed' as Fact['result'],
    ids: [id],
    complaints: [],
    ran,
  })
  const some = chapters.map((chapter) => ({
    ...chapter,
    proofs: chapter.proofs
      .filter(({ id }) => ['SALSAC-06', 'SEARCH-31', 'CARDW-06'].includes(id))
      .map((proof) => ({
        ...proof,
        rows: [],
        facts: [
          running(
            proof.id,
            { 'SALSAC-06': [`${shared}#rounded`], 'SEARCH-31': [`${machine}#wait`] }[proof.id] ??
              [],
          ),
        ],
      })),
  }))
  const versionsIn = (changed: typeof some) => versionsOf(changed, new Map(), () => new Set())
  const signed = [...versionsIn(some)].map(([requirement, version]) => ({
    ...{ requirement, by: 'A. Reader', on: '2026-11-22' },
    ...version,
  }))
  const lapsedIn = (changed: typeof some, failing: ReadonlySet<string> = new Set()) => {
    const now = { failing, runnable: runnable(changed) }
    return Object.fromEntries(
      [...signOffsOf(versionsIn(changed), signed, new Map(), now)].flatMap(([id, [first]]) =>
        first === undefined || first.isCurrent ? [] : [[id, first.changed]],
      ),
    )
  }
  const withRule = (name: string, code: string) =>
    some.map((chapter) => ({
      ...chapter,
      source: {
        ...chapter.source,
        rules: chapter.source.rules.map((rules) => ({
          ...rules,
          declarations: rules.declarations.map((rule) =>
            rules.file === shared && rule.name === name ? { ...rule, code } : rule,
          ),
        })),
      },
    }))

  test('nothing that stays', () => {
    expect(lapsedIn(some)).toEqual({})
  })

  test('a rule that many share', () => {
    expect(lapsedIn(withRule('rounded', 'const rounded = cutOff'))).toEqual({
      'SALSAC-06': [`the rule “rounded”, in ${shared}, which its cases run, changed`],
    })
  })

  test('but not another rule of that file', () => {
    expect(lapsedIn(withRule('fraction', 'const fraction = 0'))).toEqual({})
  })

  test('a constant that such a rule reads', () => {
    const reading = withRule('rounded', 'const rounded = () => scale')
    const scaledBy = (scale: string) =>
      reading.map((chapter) => ({
        ...chapter,
        source: {
          ...chapter.source,
          rules: chapter.source.rules.map((rules) =>
            rules.file === shared
              ? {
                  ...rules,
                  ...declarationsIn(`const rounded = () => scale\nconst scale = ${scale}`),
                }
              : rules,
          ),
        },
      }))
    const then = [...versionsIn(scaledBy('2'))].map(([requirement, version]) => ({
      ...{ requirement, by: 'A. Reader', on: '2026-11-22' },
      ...version,
    }))
    expect(signOffsOf(versionsIn(scaledBy('3')), then).get('SALSAC-06')?.[0]?.changed).toEqual([
      `the rule “scale”, in ${shared}, which its cases run, changed`,
    ])
  })

  test('nothing of what a case that fails no longer reaches', () => {
    const stopped = some.map((chapter) => ({
      ...chapter,
      proofs: chapter.proofs.map((proof) => ({
        ...proof,
        facts: [
          {
            ...running(proof.id, [`${shared}#fraction`]),
            result: (proof.id === 'SALSAC-06' ? 'failed' : 'passed') as Fact['result'],
          },
        ],
      })),
    }))
    const { 'SALSAC-06': lapsed } = lapsedIn(stopped, new Set(['SALSAC-06']))
    expect(lapsed).toEqual(['a case that proves it no longer holds'])
  })

  test('nothing of what a case that is left out no longer reaches', () => {
    const leftOut = some.map((chapter) => ({
      ...chapter,
      proofs: chapter.proofs.map((proof) => ({
        ...proof,
        facts: [{ ...running(proof.id, []), result: 'not run' as Fact['result'] }],
      })),
    }))
    expect(leftOutIn(leftOut)).toEqual(new Set(['SALSAC-06', 'SEARCH-31', 'CARDW-06']))
    const now = { leftOut: new Set(['SALSAC-06']), runnable: runnable(some) }
    expect(signOffsOf(versionsIn(leftOut), signed, new Map(), now).get('SALSAC-06')).toMatchObject([
      { isCurrent: false, changed: ['a case that proves it was left out'] },
    ])
  })

  test('a machine that they play', () => {
    const changed = some.map((chapter) => ({
      ...chapter,
      machines: chapter.machines.map((one) =>
        one.file === machine ? { ...one, chart: { ...one.chart, entry: ['waitLonger'] } } : one,
      ),
    }))
    expect(lapsedIn(changed)).toEqual({
      'SEARCH-31': [
        `the “search machine” (searchMachine), in ${machine}, which its cases play, changed`,
      ],
    })
  })

  test('a case that fails, whatever made it fail', () => {
    const failed = some.map((chapter) => ({
      ...chapter,
      proofs: chapter.proofs.map((proof) =>
        proof.id === 'CARDW-06' ? { ...proof, standing: 'fails' as const } : proof,
      ),
      facts: [],
      tables: [],
    }))
    expect(lapsedIn(some, failingIn(failed))).toEqual({
      'CARDW-06': ['a case that proves it no longer holds'],
    })
  })

  test('the chapter of a case that fails', () => {
    const [one] = some
    const broken = { ...running('X', []), result: 'failed' as const }
    expect(one && [...failingIn([{ ...one, proofs: [], tables: [], facts: [broken] }])]).toEqual([
      one?.id,
    ])
  })
})
