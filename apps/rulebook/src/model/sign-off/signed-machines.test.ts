import { describe, expect, test } from 'vitest'
import { decidingRules } from '../proof/deciding-rules.ts'
import { shownDeciding } from '../proof/shown-deciding.ts'
import { machinePiece, machinesNaming } from './machine-pieces.ts'
import { signOffsOf } from './sign-off.ts'
import { allVersionsOf, chapterVersionsOf, versionsOf } from './versions.ts'
import { wholeChapters } from './whole-chapters.examples.ts'

const ids = ['SUPPORT-08', 'CARDW-11', 'CARDW-06']

const chapters = await wholeChapters()

describe('A sign-off lapses with', () => {
  type Chapters = typeof chapters
  const some = chapters
    .filter(({ id }) => ['support', 'withdrawal', 'ledger'].includes(id))
    .map((chapter) => ({
      ...chapter,
      proofs: chapter.proofs.filter(({ id }) => ids.includes(id)),
    }))
  const versionsIn = (chapters: Chapters) =>
    new Map([...versionsOf(chapters, new Map(), () => new Set()), ...chapterVersionsOf(chapters)])
  const now = versionsIn(some)
  const lapsedIn = (changed: Chapters) => {
    const signed = [...now].map(([requirement, version]) => ({
      ...{ requirement, by: 'A. Reader', on: '2026-11-22' },
      ...version,
    }))
    return Object.fromEntries(
      [...signOffsOf(versionsIn(changed), signed)].flatMap(([id, [first]]) =>
        first === undefined || first.isCurrent ? [] : [[id, first.changed]],
      ),
    )
  }

  test('nothing that stays', () => {
    expect(lapsedIn(some)).toEqual({})
  })

  test('the machine whose words name the requirement, be it only an action', () => {
    const changed = some.map((chapter) => ({
      ...chapter,
      machines: chapter.machines.map((machine) =>
        machine.name === 'supportMachine'
          ? { ...machine, chart: { ...machine.chart, entry: ['tellNobody'] } }
          : machine,
      ),
    }))
    expect(lapsedIn(changed)).toMatchObject({
      'SUPPORT-08': [
        'the “support machine” (supportMachine), in packages/domain/src/support/support.machine.ts, changed',
      ],
    })
    expect(lapsedIn(changed)).not.toHaveProperty('CARDW-06')
  })

  test('a sentence that the requirement quotes', () => {
    const changed = some.map((chapter) => ({
      ...chapter,
      source: {
        ...chapter.source,
        sentences: chapter.source.sentences.map(({ file, sentences }) => ({
          file,
          sentences: sentences.map((one) => ({
            ...one,
            texts: one.texts.map((text) => text.replace('withing', 'within')),
          })),
        })),
      },
    }))
    expect(lapsedIn(changed)).toEqual({
      'SUPPORT-08': [
        'the sentence “We endeavour to respond withing 2 working days.”, in packages/domain/src/support/support.messages.ts, no longer belongs to it',
      ],
    })
  })

  test('the section that states the requirement', () => {
    const changed = some.map((chapter) => ({
      ...chapter,
      proofs: chapter.proofs.map((proof) =>
        proof.id === 'CARDW-11' ? { ...proof, section: 9 } : proof,
      ),
    }))
    expect(lapsedIn(changed)).toEqual({
      'CARDW-11': [
        'the section of the specification that states it, in docs/requirements.yaml, changed',
      ],
    })
  })

  test('one of the machines of a chapter that is signed as a whole', () => {
    const isWhole = ({ proofs, machines, source, tables }: Chapters[number]) =>
      proofs.length === 0 &&
      machines.length > 0 &&
      source.rules.length + source.figures.length + tables.length > 0
    const whole = chapters.filter(isWhole)
    expect(whole).not.toEqual([])
    for (const chapter of whole) {
      const without = { ...chapter, machines: chapter.machines.slice(1) }
      expect(versionsIn([chapter]).get(chapter.id)?.version).not.toBe(
        versionsIn([without]).get(chapter.id)?.version,
      )
    }
  })
})

test('A sign-off depends on every rule that the book names as deciding the requirement', () => {
  const deciding = decidingRules(chapters)
  const versions = allVersionsOf(chapters, deciding, [], [])
  const files = new Set(chapters.flatMap(({ source }) => source.rules.map(({ file }) => file)))
  const missing = [...shownDeciding(chapters, deciding)].flatMap(([id, rules]) =>
    rules
      .filter(({ file }) => files.has(file) && versions.get(id)?.pieces[file] === undefined)
      .map(({ file }) => `${id} ${file}`),
  )
  expect(missing).toEqual([])
})

describe('What a sign-off depends on of a machine', () => {
  const machines = chapters.flatMap(({ machines }) => machines)

  test('is what it does and the code of its guards and actions, without the words of its states', () => {
    for (const machine of machines) {
      const { says } = machinePiece(machine)
      const worded = { ...machine, chart: { ...machine.chart, says: 'Other words' } }
      expect(machinePiece(worded).says).toEqual(says)
      const isGuarded = /"guard":/.test(JSON.stringify(machine.chart))
      const isCoded = [says].flat().some((line) => line.startsWith('guards.'))
      expect([machine.name, isCoded]).toEqual([machine.name, isGuarded])
    }
  })

  test('belongs to the requirements that its words name', () => {
    const named = machinesNaming(machines)
    expect(named('SUPPORT-08').map(({ name }) => name)).toEqual(['machine supportMachine'])
    expect(named('A-01')).toEqual([])
  })
})
