import { describe, expect, test } from 'vitest'
import type { Change } from '../changes/changes.ts'
import { reachedFrom } from '../statements/reached-files.ts'
import { failedGroups } from './failures.ts'

const rules = 'packages/domain/src'
const testFile = `${rules}/retailers/directory.test.ts`
const policy = 'retailers/retailers.policy.ts'

const chapter = {
  title: 'Directory',
  tables: [],
  facts: [
    {
      anchor: 'fact-1',
      title: 'DIR-11 the directory pages by 60',
      group: '',
      file: testFile,
      result: 'failed',
      ids: ['DIR-11'],
      complaints: [],
    },
  ],
}

const changed = (file: string, name: string): Change => ({
  file: `${rules}/${file}`,
  kind: 'figure or rate',
  name,
  was: '60',
  is: '50',
})

/** A rule of another subject names what the case proves. */
const elsewhere = new Map([
  ['DIR-11', [{ anchor: 'rule', name: 'pageOf', file: `${rules}/kernel/paging/paging.rules.ts` }]],
])

const groupWith = (...changes: readonly Change[]) => {
  const changedFiles = [...changes.map(({ file }) => file), 'README.md']
  // Only what the failing cases are looked for in.
  const chapters = [chapter] as unknown as Parameters<typeof failedGroups>[0]['chapters']
  return failedGroups({ chapters, latestChanges: changes, changedFiles }, new Map())[0]
}

const ruleWith = (...latestChanges: readonly Change[]) => {
  const chapters = [chapter] as unknown as Parameters<typeof failedGroups>[0]['chapters']
  const [group] = failedGroups({ chapters, latestChanges, changedFiles: [] }, elsewhere)
  return group?.rule?.name
}

describe('Which rule do failing cases of several tables stand under?', () => {
  const cause = `${rules}/kernel/paging/paging.rules.ts#pageOf`
  const own = (name: string) => `${rules}/retailers/directory.rules.ts#${name}`
  const fact = (place: number, id: string, ...ran: readonly string[]) => ({
    ...chapter.facts[0],
    anchor: `fact-${place}`,
    ids: [id],
    ran,
  })
  const facts = [
    fact(1, 'DIR-11', own('placeOf'), cause),
    fact(2, 'SEARCH-27', own('foundOf'), cause),
    { ...fact(3, 'DIR-12', own('placeOf')), result: 'passed' },
    { ...fact(4, 'SEARCH-28', own('foundOf')), result: 'passed' },
  ]
  const source = {
    rules: [{ file: `${rules}/kernel/paging/paging.rules.ts`, declarations: [{ name: 'pageOf' }] }],
  }
  const chapters = [{ ...chapter, facts, machines: [], source }] as unknown as Parameters<
    typeof failedGroups
  >[0]['chapters']
  const naming = new Map(
    ['DIR-11', 'SEARCH-27'].map((id, place) => [
      id,
      [{ anchor: id, name: ['placeOf', 'foundOf'][place] ?? '', file: `${rules}/retailers/x` }],
    ]),
  )

  test('the one that they run, whatever rules name what they prove', () => {
    const groups = failedGroups({ chapters, latestChanges: [], changedFiles: [] }, naming)
    expect(groups.map(({ rule, isTold, cases }) => [rule?.name, isTold, cases.length])).toEqual([
      ['pageOf', true, 2],
    ])
    expect(groups[0]?.rule?.anchor).toBe('rule-kernel-paging-paging-pageOf')
  })

  test('one that has just changed first', () => {
    const place = changed('retailers/directory.rules.ts', 'placeOf')
    const groups = failedGroups({ chapters, latestChanges: [place], changedFiles: [] }, naming)
    expect(groups.map(({ rule, cases }) => [rule?.name, cases.length])).toEqual([
      ['placeOf (directory.rules.ts)', 1],
      ['pageOf', 1],
    ])
  })
})

describe('A constant of rules has changed', () => {
  const placeOf = `${rules}/retailers/directory.rules.ts#placeOf`
  const foundOf = `${rules}/search/search.rules.ts#foundOf`
  const fact = (place: number, name: string) => ({
    ...chapter.facts[0],
    anchor: `fact-${place}`,
    ran: [name],
  })
  const facts = [fact(1, placeOf), fact(2, placeOf), fact(3, foundOf)]
  const chapters = [
    { ...chapter, facts, machines: [], source: { rules: [] } },
  ] as unknown as Parameters<typeof failedGroups>[0]['chapters']
  const list: Change = {
    ...{ ...changed('retailers/directory.rules.ts', 'wanted, as it is written'), kind: 'rule' },
    ...{ was: "const wanted = ['a', 'b']", is: "const wanted = ['a']" },
  }
  const groupsWith = (change: Change) =>
    failedGroups(
      { chapters, latestChanges: [change], changedFiles: [] },
      new Map(),
      () => new Set([placeOf, foundOf]),
    )

  test('it heads the cases of all rules that read it', () => {
    expect(
      groupsWith(list).map(({ rule, causing, further, cases }) => [
        rule?.name,
        causing,
        further.map(({ name }) => name),
        cases.length,
      ]),
    ).toEqual([['placeOf (directory.rules.ts)', [list], ['foundOf (search.rules.ts)'], 3]])
  })

  test('what is said of it heads none', () => {
    const groups = groupsWith({ ...list, isSaid: true })
    expect(groups.flatMap(({ causing, itself }) => [...causing, ...itself])).toEqual([])
  })
})

describe('The page of a rate has changed', () => {
  const reader = `${rules}/payslip/payslip.rules.ts#payslipOf`
  const book = 'payslip/rate-book.policy.ts'
  const checked = changed(book, 'checkedOn')
  const limit = changed(book, 'rateBook loan plan1.above')
  const failing = {
    ...{ ...chapter.facts[0], title: 'a loan', ids: [], ran: [reader] },
    file: `${rules}/payslip/payslip.test.ts`,
  }
  const chapters = [
    { ...chapter, facts: [failing], machines: [], source: { rules: [] } },
  ] as unknown as Parameters<typeof failedGroups>[0]['chapters']
  const causing = (...latestChanges: readonly Change[]) =>
    failedGroups(
      { chapters, latestChanges, changedFiles: [] },
      new Map(),
      ({ kind }) => new Set(kind === 'figure or rate' ? [reader] : []),
    ).map((group) => group.causing)

  test('it is no cause where a figure has changed as well', () => {
    expect(causing(checked, limit)).toEqual([[limit]])
  })

  test('it is the cause where nothing else is', () => {
    expect(causing(checked)).toEqual([[checked]])
  })
})

describe('Two things have changed that have nothing to do with each other', () => {
  const missing = `${rules}/session/login.rules.ts#complaintAboutEmail`
  const bank = `${rules}/withdrawal/bank.machine.ts#mayTransfer`
  const blank = `${rules}/kernel/text/text.rules.ts#isBlank`
  const fact = (title: string, file: string, ...ran: readonly string[]) => ({
    ...chapter.facts[0],
    title,
    file: `${rules}/${file}`,
    ran,
  })
  const bookOf = (latestChanges: readonly Change[]) =>
    ({
      chapters: [
        { ...chapter, facts: [fact('no email', 'session/login.test.ts', missing, blank)] },
        { ...chapter, facts: [fact('after 3 s', 'withdrawal/bank.test.ts', bank, blank)] },
      ].map((one, place) => ({ ...one, title: `${place}`, machines: [], source: { rules: [] } })),
      latestChanges,
      changedFiles: [],
    }) as unknown as Parameters<typeof failedGroups>[0]
  const sentence: Change = {
    ...changed('session/session.messages.ts', 'sessionMessages.emailMissing'),
    kind: 'sentence',
  }
  const figure = changed('withdrawal/withdrawal.policy.ts', 'withdrawalPolicy.redirectMs')

  test('each stands with its own cases, under what reads it', () => {
    const groups = failedGroups(bookOf([sentence, figure]), new Map())
    expect(groups.map(({ rule, changes, cases }) => [rule?.name, changes, cases.length])).toEqual(
      expect.arrayContaining([
        ['complaintAboutEmail (login.rules.ts)', [sentence], 1],
        ['mayTransfer (bank.machine.ts)', [figure], 1],
      ]),
    )
    expect(groups).toHaveLength(2)
  })

  test('a changed row stands with itself alone', () => {
    const row = { ...changed('session/login.test.ts', 'no email'), kind: 'case' as const }
    const groups = failedGroups(bookOf([row, { ...row, name: 'both' }, figure]), new Map())
    expect(groups.map(({ changes }) => changes)).toEqual(expect.arrayContaining([[row], [figure]]))
  })
})

describe('What can have made a case fail?', () => {
  const pageSize = changed('kernel/paging/paging.policy.ts', 'pagingPolicy.pageSize')
  const rule = changed('retailers/directory.rules.ts', 'placeOf')
  const title = changed(policy, 'retailersPolicy.mostOfTitle')
  const loans = changed('payslip/rate-book.policy.ts', 'rateBook plan2')

  test('a change of another folder that it runs', () => {
    expect(reachedFrom(testFile).has(pageSize.file)).toBe(true)
    expect(groupWith(pageSize)?.changes).toEqual([pageSize])
  })

  test('the nearest first', () => {
    expect(groupWith(pageSize, rule)?.changes).toEqual([rule, pageSize])
  })

  test('a change of its own folder only if it runs that', () => {
    const runs = reachedFrom(testFile).has(title.file)
    expect(groupWith(title, pageSize)?.changes.includes(title)).toBe(runs)
  })

  test('what it does not run is counted', () => {
    const group = groupWith(loans)
    expect([group?.changes, group?.others]).toEqual([[], 2])
  })

  test('the machine beside it, rather than an unchanged rule of another subject', () => {
    const machine = changed('retailers/directory.machine.ts', 'states.shown')
    expect(ruleWith(machine)).toBeUndefined()
    expect(ruleWith(loans)).toBe('pageOf')
    const own: Change = { ...changed('kernel/paging/paging.rules.ts', 'pageOf'), kind: 'rule' }
    expect(ruleWith(machine, own)).toBe('pageOf')
  })

  test('a file that holds no rule is named, if it runs that', () => {
    const file = `${rules}/testing/decision-table.ts`
    const chapters = [chapter] as unknown as Parameters<typeof failedGroups>[0]['chapters']
    const [group] = failedGroups({ chapters, latestChanges: [], changedFiles: [file] }, new Map())
    expect([group?.files, group?.others]).toEqual([[file], 0])
  })
})

describe('A case whose run noted nothing', () => {
  const machineFile = `${rules}/withdrawal/bank.machine.ts`
  const playing = {
    ...chapter,
    machines: [
      { name: 'cardWithdrawalMachine', file: `${rules}/withdrawal/card.machine.ts` },
      { name: 'bankWithdrawalMachine', file: machineFile },
    ],
    tables: [
      {
        title:
          'Where does a withdrawal to the bank lead from each state, and what does the page say?',
        file: `${rules}/withdrawal/paths.test.ts`,
        headings: ['state', 'what happens'],
        rows: ['over limit', 'over balance'].map((happening) => ({
          anchor: happening,
          cells: ['sending', happening],
          result: 'failed',
          ids: ['BANKW-22'],
          complaints: [],
          ran: [],
        })),
      },
    ],
    facts: [],
  }
  const chapters = [playing] as unknown as Parameters<typeof failedGroups>[0]['chapters']
  const moved: Change = {
    ...changed('withdrawal/bank.machine.ts', 'states.settling: read'),
    kind: 'machine',
  }
  const delay = changed('withdrawal/withdrawal.policy.ts', 'withdrawalPolicy.redirectMs')
  const deciding = new Map([
    ['BANKW-22', [{ anchor: 'figure', name: delay.name, file: delay.file }]],
  ])
  const groups = (...latestChanges: readonly Change[]) =>
    failedGroups({ chapters, latestChanges, changedFiles: [] }, deciding)

  test('stands under the changed machine that its table plays', () => {
    expect(
      groups(delay, moved).map(({ rule, changes }) => [rule?.anchor, changes.includes(moved)]),
    ).toEqual([['machine-bankWithdrawalMachine', true]])
  })

  test('not under one that it does not play', () => {
    const card = { ...moved, file: `${rules}/withdrawal/card.machine.ts` }
    expect(groups(card).map(({ rule }) => rule?.anchor)).toEqual(['figure'])
  })

  test('goes by the cells that tell it apart', () => {
    expect(groups(moved)[0]?.cases.map(({ says }) => says)).toEqual([
      'Where does a withdrawal to the bank lead from each state, and what does the page say?: state sending, what happens over limit',
      'Where does a withdrawal to the bank lead from each state, and what does the page say?: state sending, what happens over balance',
    ])
  })
})

describe('A changed figure is named as the cause only', () => {
  const reader = `${rules}/kernel/paging/paging.rules.ts#pageCount`
  const failing = {
    ...chapter,
    machines: [],
    source: { rules: [] },
    facts: [{ ...chapter.facts[0], ran: [reader] }],
  }
  const size = changed('kernel/paging/paging.policy.ts', 'pagingPolicy.pageSize')
  const causing = (...latestChanges: readonly Change[]) => {
    const chapters = [failing] as unknown as Parameters<typeof failedGroups>[0]['chapters']
    const book = { chapters, latestChanges, changedFiles: [] }
    return failedGroups(book, new Map(), ({ kind }) =>
      kind === 'figure or rate' ? new Set([reader]) : new Set(),
    )[0]?.causing
  }

  test('if the rule that reads it is as it was', () => {
    const rule: Change = { ...changed('kernel/paging/paging.rules.ts', 'pageCount'), kind: 'rule' }
    expect(causing(size)).toEqual([size])
    expect(causing(size, rule)).toEqual([])
  })

  test('if a failing case can reach it', () => {
    const host = {
      ...changed('', 'choiceRates 2026-04-06.higher.taxRate'),
      file: 'apps/fake-api/src/portal/page-configuration.policy.ts',
    }
    expect(causing(host)).toEqual([])
  })
})

test('A case that runs no rule stands below the rule that reads the figure whose words name it', () => {
  const policyFile = `${rules}/account/account.policy.ts`
  const cause = `${rules}/account/gender.rules.ts#genderCodeOf`
  const fact = (title: string, id: string, ...ran: readonly string[]) => ({
    ...{ anchor: title, group: '', result: 'failed', complaints: [], ids: [id] },
    ...{ title, file: `${rules}/account/account.test.ts`, ran },
  })
  const figure = { name: 'genderCodes.female', says: 'CONST-04, section 9.' }
  const chapters = [
    {
      ...{ title: 'Account', tables: [], proofs: [], machines: [] },
      facts: [fact('the codes are 10 and 20', 'CONST-04'), fact('female', 'EDIT-11', cause)],
      source: { rules: [], figures: [{ file: policyFile, figures: [figure] }] },
    },
  ] as unknown as Parameters<typeof failedGroups>[0]['chapters']
  const casesBelow = (name: string) =>
    failedGroups(
      { chapters, latestChanges: [changed('account/account.policy.ts', name)], changedFiles: [] },
      new Map(),
      () => new Set([cause]),
    ).map(({ cases }) => cases.map(({ says }) => says))
  expect(casesBelow('genderCodes.female')).toEqual([['female', 'the codes are 10 and 20']])
  expect(casesBelow('genderCodes.male')).toEqual([['female'], ['the codes are 10 and 20']])
})
