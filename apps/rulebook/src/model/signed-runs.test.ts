import { describe, expect, test } from 'vitest'
import { failingIn } from './failing-ids.ts'
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
    result: 'passed' as const,
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
  const lapsedIn = (changed: typeof some, failing?: ReadonlySet<string>) =>
    Object.fromEntries(
      [...signOffsOf(versionsIn(changed), signed, new Map(), failing)].flatMap(([id, [first]]) =>
        first === undefined || first.isCurrent ? [] : [[id, first.changed]],
      ),
    )
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
      'SALSAC-06': [`a rule that its cases run, in ${shared}, changed`],
    })
  })

  test('but not another rule of that file', () => {
    expect(lapsedIn(withRule('fraction', 'const fraction = 0'))).toEqual({})
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
        `the “search machine” (searchMachine), which its cases play, in ${machine}, changed`,
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
