import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { signOffDataOf } from '../../page/sign-off-data.ts'
import { signedFile } from '../../site/sign-off/signed-file.ts'
import { declarationsIn } from '../../source/declarations.ts'
import { domainFolder } from '../../source/domain-folder.ts'
import { figuresRead, textsOfProduct } from '../../source/figure-readers.ts'
import { decidingRules } from '../proof/deciding-rules.ts'
import { readContext } from '../statements/domain.ts'
import type { Version } from './pieces.ts'
import {
  complaintsAboutSignOffs,
  readSignOffs,
  sign,
  signOffsOf,
  signOffsWritten,
} from './sign-off.ts'
import type { SignOff } from './sign-off-entry.ts'
import { versionsOf } from './versions.ts'
import { heldRequirements } from './whole-chapters.examples.ts'

const deciding = new Map([['A-01', [{ anchor: 'a', name: 'savingOf', file: 'a.rules.ts' }]]])
const noVersion: Version = { version: '', pieces: {} }
const versionWith = (
  change: { says?: string; code?: string; cell?: string; sentence?: string } = {},
) => {
  const { says = 'It is saved.', code = 'const a = 1', cell = '£1.00' } = change
  const { sentence = 'You saved ‹amount›.' } = change
  const row = {
    anchor: 'r',
    cells: [cell, 'You saved £1.00.'],
    result: 'passed',
    ids: ['A-01'],
    complaints: [],
  } as const
  const table = {
    anchor: 't',
    title: 'What is saved',
    file: 'a.test.ts',
    headings: ['saved', 'says'],
    rows: [row],
  }
  const chapter = {
    proofs: [
      {
        id: 'A-01',
        says,
        level: 'unit',
        standing: 'holds',
        rows: [{ table, row, isOwn: true }],
        facts: [],
        elsewhere: [],
      },
    ],
    source: {
      rules: [
        {
          file: 'a.rules.ts',
          about: [],
          declarations: [
            {
              name: 'savingOf',
              isExported: true,
              kind: 'const',
              says: [],
              notes: [],
              line: 1,
              start: 0,
              end: 1,
              code,
            },
          ],
        },
      ],
      figures: [],
      sentences: [
        { file: 'a.messages.ts', sentences: [{ key: 'saved', texts: [sentence], isOurs: false }] },
      ],
    },
  } as const
  return versionsOf([chapter], deciding, () => new Set()).get('A-01') ?? noVersion
}

const signedNow: SignOff = {
  ...{ requirement: 'A-01', by: 'A. Reader', on: '2026-11-22' },
  ...versionWith(),
}
const standingAt = (version: Version, signed = signedNow) =>
  signOffsOf(new Map([['A-01', version]]), [signed]).get('A-01')?.[0]

test('A sign-off lapses when the requirement, its rule or one of its rows changes, and not otherwise', () => {
  const isCurrent = (version: Version) => standingAt(version)?.isCurrent
  expect([
    isCurrent(versionWith()),
    isCurrent(versionWith({ says: 'Nothing is saved.' })),
    isCurrent(versionWith({ code: 'const a = 2' })),
    isCurrent(versionWith({ cell: '£2.00' })),
  ]).toEqual([true, false, false, false])
})

test('A sign-off that has lapsed names the piece that has changed, and its file', () => {
  const changedBy = (version: Version) => standingAt(version)?.changed
  expect([
    changedBy(versionWith()),
    changedBy(versionWith({ says: 'Nothing is saved.' })),
    changedBy(versionWith({ code: 'const a = 2' })),
    changedBy(versionWith({ code: 'const a = 2', cell: '£2.00' })),
    changedBy(versionWith({ sentence: 'You have saved ‹amount›.' })),
  ]).toEqual([
    [],
    ['the words of the requirement, in docs/requirements.yaml, changed'],
    ['the rule “saving” (savingOf), in a.rules.ts, changed'],
    [
      'the rule “saving” (savingOf), in a.rules.ts, changed',
      'the table of cases “What is saved”, in a.test.ts, changed',
    ],
    ['the sentence “You saved ‹amount›.”, in a.messages.ts, no longer belongs to it'],
  ])
})

test('Of an entry without pieces it says which kind of thing has changed', () => {
  const changedBy = (version: Version) =>
    standingAt(version, { ...signedNow, pieces: undefined })?.changed
  expect([
    changedBy(versionWith()),
    changedBy(versionWith({ says: 'Nothing is saved.' })),
    changedBy(versionWith({ code: 'const a = 2' })),
    changedBy(versionWith({ code: 'const a = 2', cell: '£2.00' })),
    changedBy(versionWith({ sentence: 'You have saved ‹amount›.' })),
  ]).toEqual([
    [],
    ['the words of the requirement, or the section that states it'],
    ['a file with a rule that decides it'],
    ['a file with a rule that decides it', 'a case that proves it'],
    ['a figure or sentence that belongs to it'],
  ])
})

test('The page adds to the file what the command would', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sign-off-'))
  const file = join(folder, 'sign-off.yaml')
  const pieces = { 'a.rules.ts': { 'rule savingOf': '12ab' } }
  const signed = { requirement: 'A-01', version: '1-2-3-4', by: 'A. "B"', on: '2026-11-21', pieces }
  const data = signOffDataOf({
    signOffsWritten: signOffsWritten(file),
    versions: new Map([['A-01', { version: '1-2-3-4', pieces }]]),
    ratesUsed: new Map(),
  })
  const made = signedFile(data, { ...signed, ids: ['A-01'] })
  sign(signed, file)
  expect(made).toBe(readFileSync(file, 'utf8'))
  expect(readSignOffs(file)).toEqual([signed])
  const again = signedFile({ ...data, written: made }, { ...signed, ids: ['A-01'], by: 'C' })
  writeFileSync(file, again)
  expect(readSignOffs(file).map(({ by }) => by)).toEqual(['A. "B"', 'C'])
  rmSync(folder, { recursive: true })
})

test('An entry that was written by hand and lacks something is complained of, and counts for nothing', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'signed-')), 'sign-off.yaml')
  const whole = { requirement: 'A-01', version: '1', by: 'A. Reader', on: '2026-11-22' }
  const entries = [
    whole,
    { ...whole, version: undefined },
    { ...whole, by: ' ' },
    { ...whole, on: '22/11/2026' },
    { ...whole, on: '2026-13-01' },
    { ...whole, requirement: undefined },
    { ...whole, requirement: 'A-99' },
  ]
  writeFileSync(file, JSON.stringify(entries))
  expect(complaintsAboutSignOffs(['A-01'], file)).toEqual(
    [
      '2 (A-01) has no version',
      '3 (A-01) says no name',
      '4 (A-01) has no day of the form 2026-11-22',
      '5 (A-01) has no day of the form 2026-11-22',
      '6 names no requirement',
      '7 (A-99) is of nothing that can be signed',
    ].map((says) => `docs/rulebook-sign-off.yaml: entry ${says}. Take it out, and sign again.`),
  )
  expect(readSignOffs(file)).toEqual([whole, entries[6]])
})

test('What was signed is read again, the latest first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sign-off-'))
  const file = join(folder, 'sign-off.yaml')
  expect(readSignOffs(file)).toEqual([])
  sign({ requirement: 'A-01', version: '1', by: "O'Neill: payroll", on: '2026-11-21' }, file)
  sign({ requirement: 'A-01', version: '2', by: 'B. Reader', on: '2026-11-22' }, file)
  expect(
    signOffsOf(new Map([['A-01', { version: '2', pieces: {} }]]), readSignOffs(file)).get('A-01'),
  ).toEqual([
    { by: 'B. Reader', on: '2026-11-22', isCurrent: true, changed: [] },
    { by: "O'Neill: payroll", on: '2026-11-21', isCurrent: false, changed: [] },
  ])
  rmSync(folder, { recursive: true })
})

describe('A rule of the product that is signed', async () => {
  const contexts = await Promise.all(
    ['benefits', 'withdrawal'].map(async (context) => ({ source: await readContext(context) })),
  )
  const deciding = decidingRules(contexts)
  const read = figuresRead(textsOfProduct())
  const proofs = heldRequirements()
  const file = `${domainFolder}/benefits/salary-sacrifice.rules.ts`

  /** The versions, with the changed text of that file. */
  const versionsOnceIn = (change: (text: string) => string) =>
    versionsOf(
      contexts.map(({ source }) => ({
        proofs,
        source: {
          ...source,
          rules: source.rules.map((rules) =>
            rules.file === file
              ? { file, ...declarationsIn(change(readFileSync(file, 'utf8'))) }
              : rules,
          ),
        },
      })),
      deciding,
      read,
    )

  const folder = mkdtempSync(join(tmpdir(), 'signed-'))
  const written = join(folder, 'sign-off.yaml')
  const now = versionsOnceIn((text) => text)
  for (const requirement of ['SALSAC-04', 'BANKW-07'])
    sign(
      { requirement, ...(now.get(requirement) ?? noVersion), by: 'A. Reader', on: '2026-11-22' },
      written,
    )
  const signed = readSignOffs(written)
  rmSync(folder, { recursive: true })

  const standing = (versions: ReturnType<typeof versionsOf>) =>
    ['SALSAC-04', 'BANKW-07'].map((id) => signOffsOf(versions, signed).get(id)?.[0]?.isCurrent)

  test('stays signed while nothing changes', () => {
    expect(standing(now)).toEqual([true, true])
  })

  test('lapses with its formula, and the sign-off of another rule stays', () => {
    const changed = versionsOnceIn((text) => text.replace('minus(amount, benefitInKind)', 'amount'))
    expect(standing(changed)).toEqual([false, true])
  })

  test('lapses with a figure that its words name', () => {
    const withFigure = (value: string) =>
      versionsOf(
        contexts.map(({ source }) => ({
          proofs,
          source: {
            ...source,
            figures: source.figures.map(({ file, figures }) => ({
              file,
              figures: figures.map((figure) =>
                figure.name === 'withdrawalPolicy.leastMinimum' ? { ...figure, value } : figure,
              ),
            })),
          },
        })),
        deciding,
        read,
      )
    expect(withFigure('£5.00').get('BANKW-08')).not.toEqual(withFigure('£0.01').get('BANKW-08'))
    expect(withFigure('£5.00').get('SALSAC-04')).toEqual(withFigure('£0.01').get('SALSAC-04'))
  })

  test('is current again once the change is taken back', () => {
    expect(standing(versionsOnceIn((text) => text.replace('minus(', 'minus(')))).toEqual([
      true,
      true,
    ])
  })
})
