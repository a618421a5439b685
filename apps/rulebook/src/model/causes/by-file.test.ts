import { describe, expect, test } from 'vitest'
import type { Change } from '../changes/changes.ts'
import { alteringChanges } from './altering-changes.ts'
import { failedGroups } from './failures.ts'
import type { OtherResult } from './other-results.ts'

const rules = 'packages/domain/src'
const login = `${rules}/session/login.rules.ts`
const machine = `${rules}/session/login.machine.ts`
const categories = `${rules}/support/support.policy.ts`
const testFile = `${rules}/session/login.test.ts`

const changed = (kind: Change['kind'], file: string, name: string): Change => ({
  ...{ kind, file, name },
  ...{ was: 'then', is: 'now' },
})
const complaint = changed('rule', login, 'complaintAboutEmail, as it is written')
const reload = changed('machine', machine, 'actions.reloadPage')
const options = changed('figure or rate', categories, 'supportCategories')

/** Both changed functions run in each of them. */
const ran = [`${login}#complaintAboutEmail`, `${machine}#reloadPage`]
const failing = ['blank', 'reloads', 'choices'].map((title) => ({
  ...{ anchor: title, title, group: '', ids: [], complaints: [], file: testFile },
  ...{ result: 'failed', ran },
}))
const chapters = [
  {
    ...{ title: 'Signing in', tables: [], proofs: [], facts: failing },
    machines: [{ name: 'loginMachine', file: machine }],
    source: { rules: [{ file: login, declarations: [{ name: 'complaintAboutEmail' }] }] },
  },
] as unknown as Parameters<typeof failedGroups>[0]['chapters']

const groupsWith = (causingFiles: ReadonlyMap<string, readonly string[]>) =>
  failedGroups(
    { chapters, latestChanges: [complaint, reload, options], changedFiles: [], causingFiles },
    new Map(),
    () => new Set(),
  ).map(({ rule, causing, cases }) => [
    rule?.name ?? causing.map(({ name }) => name).join(),
    cases.map(({ says }) => says).join(),
  ])

describe('Failing cases of several independent faults', () => {
  test('stand each below the change without which it comes out otherwise, as runs have shown', () => {
    const causing = new Map([
      ['blank', [login]],
      ['reloads', [machine]],
      ['choices', [categories]],
    ])
    expect(groupsWith(causing)).toEqual([
      ['supportCategories', 'choices'],
      ['loginMachine', 'reloads'],
      ['complaintAboutEmail', 'blank'],
    ])
  })

  test('are told from what they run where no run has shown anything', () => {
    expect(groupsWith(new Map())).toHaveLength(1)
  })

  test('do not stand below a rule that has changed itself, but only reads what makes them fail', () => {
    const groups = failedGroups(
      {
        ...{ chapters, latestChanges: [complaint, options], changedFiles: [] },
        causingFiles: new Map(failing.map(({ anchor }) => [anchor, [categories]])),
      },
      new Map(),
      ({ name }) => new Set(name === options.name ? [`${login}#complaintAboutEmail`] : []),
    )
    expect(groups.map(({ rule, causing }) => [rule, causing])).toEqual([[undefined, [options]]])
  })

  test('of one machine stand together, whether they run its functions or none', () => {
    const [first, ...others] = chapters
    const facts = failing.map((fact, place) => (place === 0 ? { ...fact, ran: [] } : fact))
    const groups = failedGroups(
      {
        chapters: [{ ...first, facts }, ...others] as typeof chapters,
        ...{ latestChanges: [complaint, reload], changedFiles: [] },
        causingFiles: new Map(failing.map(({ anchor }) => [anchor, [machine]])),
      },
      new Map(),
      () => new Set(),
    )
    expect(groups.map(({ rule, cases }) => [rule?.name, cases.length])).toEqual([
      ['loginMachine', 3],
    ])
  })

  test('list no change of another file as a possible cause', () => {
    const [group] = failedGroups(
      {
        ...{ chapters, latestChanges: [complaint, reload, options], changedFiles: [] },
        causingFiles: new Map(failing.map(({ anchor }) => [anchor, [machine]])),
      },
      new Map(),
      () => new Set(),
    )
    expect(group?.changes).toEqual([reload])
  })
})

describe('A case with another result', () => {
  const other: OtherResult = {
    ...{
      file: testFile,
      ids: [],
      table: 'What happens?',
      written: '',
      given: '',
      cells: [],
      says: '',
      ran,
    },
  }
  const changes = [complaint, reload, options]

  test('belongs to the change without which it would have its old one', () => {
    const altered = { ...other, causing: [machine] }
    const found = alteringChanges(changes, { others: [altered], holding: [] }, () => new Set())
    expect(found.get(altered)).toBe(reload)
    const shown = { ...other, causing: [categories] }
    expect(
      alteringChanges(changes, { others: [shown], holding: [] }, () => new Set()).get(shown),
    ).toBe(options)
  })

  test('belongs to the move of a machine that it plays, though no function of it is the change', () => {
    const move = changed('machine', machine, 'states.loggingVisit.exit')
    const played = { ...other, ran: [`${machine}#leadTab`] }
    const found = alteringChanges([move], { others: [played], holding: [] }, () => new Set())
    expect(found.get(played)).toBe(move)
  })

  test('never belongs to words alone', () => {
    const words = { ...complaint, name: 'complaintAboutEmail', isSaid: true }
    const found = alteringChanges([words], { others: [other], holding: [] }, () => new Set())
    expect(found.size).toBe(0)
  })
})
