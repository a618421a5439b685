import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { OtherResult } from '../../model/causes/other-results.ts'
import { type Change, changesIn } from '../../model/changes/changes.ts'
import type { Kind } from '../../model/statements/kinds.ts'
import type { Release } from '../../rulebook.ts'
import { guardCodesIn } from '../../source/guard-rules.ts'
import { linkingTo } from '../words.ts'
import { changesPart } from './changes-part.ts'
import type { PlacesToday } from './place-today.ts'

const changed = (kind: Kind, file: string, name = 'a name'): Change => ({
  file,
  kind,
  name,
  was: 'then',
  is: 'now',
})

const other = (file: string): OtherResult => ({
  file,
  ids: [],
  table: 'What is saved?',
  written: 'two',
  given: 'two',
  cells: [],
  says: 'expected 1 to be 2',
})

async function shown(
  changes: readonly Change[],
  others: readonly OtherResult[] = [],
  places?: PlacesToday,
) {
  const release: Release = {
    since: { name: 'v1.0.0', hash: 'abc1234', day: '2026-11-01', is: 'named' },
    changes,
    earlier: { others, facts: [], same: 0, holding: [], rechecked: [], unrun: [], unplayed: [] },
    changelog: '',
  }
  const link = linkingTo(new Set())
  return String(await changesPart(release, new Map(), link, undefined, places))
}

const headingsIn = (page: string, level: 2 | 3): readonly string[] =>
  [...page.matchAll(new RegExp(`<h${level}>([^<]*)</h${level}>`, 'g'))].map(([, text = '']) => text)

describe('A guard whose condition changed', () => {
  const machine = 'packages/domain/src/benefits/cancelling.machine.ts'
  const text = readFileSync(machine, 'utf8')
  const words = 'apps/rulebook/src/machines/machine-words.yaml'
  const note = 'Its condition has changed; its words have not, and may no longer hold.'
  const guards = changesIn(machine, text, text.replace(/(guards: \{\s*\w+: \(.*?\) =>)/s, '$1 !'))

  test('says so while its words are as they were, and not once they are others', async () => {
    const [guard] = guards
    expect(guard?.name).toMatch(/^guards\./)
    expect(await shown(guards)).toContain(note)
    const reworded = changed('word', words, `guards: ${guard?.name.replace('guards.', '')}`)
    expect(await shown([...guards, reworded])).not.toContain(note)
  })

  test('the same holds for an action', async () => {
    const does = 'What it does has changed; its words have not, and may no longer hold.'
    const action = changesIn(machine, text, text.replace(/(actions: \{.*?\(\{)/s, '$1 own,'))
    expect(action[0]?.name).toMatch(/^actions\./)
    expect(await shown(action)).toContain(does)
    const inFile = 'apps/rulebook/src/machines/action-words.yaml'
    const name = /^actions\.(\w+)/.exec(action[0]?.name ?? '')?.[1] ?? ''
    expect(await shown([...action, changed('word', inFile, name)])).not.toContain(does)
  })

  test('is shown, too, where it leaves the decision to a function beside the machine', () => {
    const bank = 'packages/domain/src/withdrawal/bank.machine.ts'
    const before = readFileSync(bank, 'utf8')
    const own = [...guardCodesIn(before)].filter(([, code]) => code.includes(', where '))
    for (const [guard, code] of own) {
      const [, name = ''] = /, where (?:(?:function|const) )?(\w+)/.exec(code) ?? []
      const after = before.replace(new RegExp(`\\b${name}\\b`, 'g'), `${name}Else`)
      const found = changesIn(bank, before, after).map(({ name }) => name)
      expect(found).toContain(`guards.${guard}`)
    }
    expect(own.length).toBeGreaterThan(0)
  })
})

describe('The order of what changed', () => {
  // As git lists them: by path.
  const changes = [
    changed('call or field', 'packages/api-adapter/src/checkout/basket.wire.ts'),
    changed('sentence', 'packages/domain/src/account/account.messages.ts'),
    changed('case', 'packages/domain/src/checkout/you-save.test.ts'),
    changed('machine', 'packages/domain/src/checkout/checkout.machine.ts'),
    changed('figure or rate', 'packages/domain/src/dashboard/dashboard.policy.ts'),
    changed('rule', 'packages/domain/src/vouchers/voucher-price.rules.ts'),
    changed('requirement', 'docs/requirements.yaml', 'LOGIN-01'),
  ]

  test('what is decided stands before what only shows it', async () => {
    expect(headingsIn(await shown(changes), 2)).toEqual([
      'Signing in and out',
      'Vouchers: voucher price',
      'Dashboard',
      'Account and its edit cards',
      'Basket and payment',
      'Basket and payment: calls and fields',
      'Basket and payment: you save',
    ])
  })

  test('cases that come to something else stand before everything', async () => {
    const page = await shown(changes, [other('packages/domain/src/checkout/checkout.test.ts')])
    expect(headingsIn(page, 2)[0]).toBe('Basket and payment')
  })

  test('in a group, the requirement and the rule come first, the cases last', async () => {
    const file = (role: string) => `packages/domain/src/withdrawal/transfer.${role}.ts`
    const page = await shown([
      changed('machine', file('machine'), 'states.enteringTransfer'),
      changed('sentence', file('messages')),
      changed('figure or rate', file('policy')),
      changed('rule', file('rules')),
      changed('case', file('test')),
    ])
    expect(headingsIn(page, 3)).toEqual([
      '1 rule',
      '1 figure or rate',
      '1 sentence',
      '1 machine',
      '1 case',
    ])
  })
})

test('A change of a machine is told in words, with the names of the code folded below them', async () => {
  const file = 'packages/domain/src/withdrawal/card.machine.ts'
  const name = 'states.offering.on.withdrawal.requested.target'
  const page = await shown([
    { file, kind: 'machine', name, was: "'withdrawing'", is: "'offering'" },
  ])
  expect(page).toContain(
    `<summary>Where in the code</summary><br><code class="code-name">${name}</code></details>`,
  )
  expect(page).toContain(
    'While: The button can be pressed if the rules allow it. When: The member presses Withdraw to card. Where it leads</b> changed',
  )
  expect(page).toMatch(/<del>.*withdrawing.*: The withdrawal is being sent\.<\/del>/)
  expect(page).toMatch(/<ins>.*offering.*: The button can be pressed if .*<\/ins>/)
})

test('Whatever changed of a machine, it is one machine', async () => {
  const page = await shown([
    changed('machine', 'packages/domain/src/withdrawal/card.machine.ts', 'states.offering'),
    changed('machine', 'packages/domain/src/withdrawal/card.machine.ts', 'guards.mayWithdraw'),
    changed('machine', 'packages/domain/src/withdrawal/bank.machine.ts', 'states.sending'),
  ])
  expect(page).toContain('<p class="lead">2 machines</p>')
})

test('A row of the rate book goes by what it is', async () => {
  const page = await shown([
    changed(
      'figure or rate',
      'packages/domain/src/payslip/rate-book.policy.ts',
      'rateBook loan plan2.above',
    ),
  ])
  expect(page).toContain(
    'student loan, Plan 2: pay above which it is repaid <code class="code-name">',
  )
  const next = ['anHour', 'from'].map((name) =>
    changed(
      'figure or rate',
      'packages/domain/src/payslip/rate-book.policy.ts',
      `rateBook minimumWage from21 2027-04-01.${name}`,
    ),
  )
  const edited = await shown(next)
  expect(edited).toContain('minimum wage, 21 or over, from 1 April 2027: an hour <code')
  expect(edited).toContain('<p class="lead">2 figures and rates</p>')
  const added = await shown(next.map((change) => ({ ...change, was: undefined })))
  expect(added).toMatch(
    /minimum wage, 21 or over, from 1 April 2027: its row <code[^>]*>[^<]*<\/code><\/b> is new\s*<br><ins>an hour: now · first day: now<\/ins>/,
  )
  expect(added).toContain('<p class="lead">1 figure or rate</p>')
  const hosts = await shown(
    ['from', 'basic.taxRate', 'source.title'].map((name) => ({
      ...changed(
        'figure or rate',
        'apps/fake-api/src/portal/page-configuration.policy.ts',
        `choiceRates 2027-04-06.${name}`,
      ),
      is: undefined,
    })),
  )
  expect(hosts).toContain('<p class="lead">1 figure or rate</p>')
  expect(hosts).toMatch(
    /<b>rates of the comparison, from 6 April 2027: their row <code[^>]*>[^<]*<\/code><\/b> is gone/,
  )
})

test('What the chapters decide and say stands below them, and what else a record says below the record', async () => {
  const page = await shown([
    changed('record', 'docs/decisions/0020-the-payslip.md', 'A benefit in kind'),
    changed('record', 'docs/decisions/0020-the-payslip.md', 'Consequences'),
    changed('record', 'docs/decisions/0022-the-rulebook.md', 'Consequences'),
    changed('word', 'apps/rulebook/src/chapters/chapters.yaml', 'payslip: band'),
    changed('word', 'apps/rulebook/src/machines/machine-words.yaml', 'states: saved'),
    changed('figure or rate', 'packages/api-adapter/src/client/http.policy.ts', 'deadlineMs'),
    changed(
      'figure or rate',
      'packages/api-adapter/src/withdrawal/withdrawal.policy.ts',
      'standInWithdrawalPolicy.telephoneDigits.least',
    ),
  ])
  expect(headingsIn(page, 2)).toEqual([
    'Calls and data of the server: http',
    'Withdrawing savings: what the demonstration’s server adds',
    'Payslip before and after',
    'Record 22: the rulebook',
    'words of the book: machine words',
  ])
  expect(page).toContain('2 figures and rates, 2 records, 2 words')
  expect(page).toContain('<b>Record 20: A benefit in kind</b> changed')
  expect(page).toContain('<b>digits of a telephone number: least <code class="code-name">')
})

test('A rule goes by its English name, and its words and its code are one rule', async () => {
  const file = 'packages/domain/src/withdrawal/transfer.rules.ts'
  const code = 'x'.repeat(100)
  const page = await shown([
    changed('rule', file, 'mayTransfer'),
    { ...changed('rule', file, 'mayTransfer, as it is written'), was: code, is: `${code}y` },
    { ...changed('rule', file, 'isNew, as it is written'), was: undefined, is: 'short' },
  ])
  expect(headingsIn(page, 3)).toEqual(['2 rules'])
  expect(page).toContain('<b>may transfer <code class="code-name">mayTransfer</code></b> changed')
  expect(page).toMatch(/, its code<\/b> changed\s*<br>The book has no words for this difference/)
  expect(page).toMatch(/this difference[^<]*<details><summary>Before and after<\/summary>/)
  expect(page).toMatch(/isNew<\/code>, its code<\/b> is new\s*<br><ins>short<\/ins>/)
})

test('What the comment of a changed rule still says is quoted, so that somebody checks it', async () => {
  const file = 'packages/domain/src/withdrawal/transfer.rules.ts'
  const change = {
    ...changed('rule', file, 'mayTransfer, as it is written'),
    stillSays: 'A half goes up.',
  }
  const page = await shown([{ ...change, inWords: { was: 'rounded up', is: 'rounded down' } }])
  expect(page).toContain(
    'Its words are as they were: “A half goes up.” Check that they still hold.',
  )
  expect(page).not.toContain('no words for this difference')
})

test('What is said of the rule that reads a changed constant is quoted, too', async () => {
  const file = 'packages/domain/src/payslip/income-tax.rules.ts'
  const readersSay = [{ rule: 'allowanceOf', says: 'Less £1 for each £2.' }]
  const page = await shown([{ ...changed('rule', file, 'two, as it is written'), readersSay }])
  expect(page).toContain(
    '</code>, which reads it, are as they were: “Less £1 for each £2.” Check that they still hold.',
  )
})

test('A name from the code among the values of a figure stands beside its English words', async () => {
  const file = 'packages/domain/src/ledger/ledger.policy.ts'
  const page = await shown([
    { ...changed('figure or rate', file, 'leadingOn'), was: 'voucherPurchase', is: 'order' },
  ])
  expect(page).toContain(
    '<del>voucher purchase <code class="code-name">voucherPurchase</code></del>',
  )
})

test('A rule that has moved and changed says where it stood', async () => {
  const file = 'packages/domain/src/withdrawal/transfer.rules.ts'
  const movedFrom = 'packages/domain/src/withdrawal/card.rules.ts'
  const page = await shown([{ ...changed('rule', file, 'mayTransfer'), movedFrom }])
  expect(page).toMatch(
    /<\/b> changed, and moved here from “Withdrawing savings: card”\s*<br><del>then/,
  )
})

test('A reworded case says so, and what has no value any more says (nothing)', async () => {
  const file = 'packages/domain/src/withdrawal/transfer.test.ts'
  const reworded = { ...changed('case', file, 'zero'), was: 'none', is: 'zero', isReworded: true }
  const cell = { column: 1, heading: 'says', expected: 'Free', received: 'undefined' }
  const page = await shown([reworded], [{ ...other(file), cells: [cell] }])
  expect(page).toContain('1 case. Of the cases, 1 is only reworded')
  expect(page).toMatch(/<b>“zero”<\/b> reworded, with the same values and results\s*<br><del>none/)
  expect(page).toContain('says: <del>Free</del> <ins>(nothing)</ins>')
})

test('A record is shown without the marks that it is written with, unless only these changed', async () => {
  const written = (was: string, is: string): Change => ({
    ...changed('record', 'docs/decisions/0020-the-payslip.md', 'The pension'),
    was,
    is,
  })
  const page = await shown([written('**The pension** of `pay`', '**A pension** of `pay`')])
  expect(page).toContain('<del>The pension of pay</del><br><ins>A pension of pay</ins>')
  expect(await shown([written('The pension', '**The pension**')])).toContain(
    '<ins>**The pension**</ins>',
  )
})

test('Search words stand apart from what was decided, and say that nothing of it has changed', async () => {
  const asked = (name: string) =>
    changed('search wording', 'apps/rulebook/src/chapters/asked/checkout.yaml', name)
  const rule = changed('rule', 'packages/domain/src/checkout/you-save.rules.ts')
  const page = await shown([asked('CHECKOUT-04'), rule])
  expect(headingsIn(page, 2)).toEqual(['Basket and payment: you save', 'How people search for it'])
  expect(page).toContain('<p class="lead">1 rule, 1 search wording</p>')
  expect(page).toContain('What is decided there is the same.')
  expect(page).toMatch(/<b>Search words that find CHECKOUT-04<\/b> changed/)
  const ids = ['1', '2', '3', '4', '5', '6'].map((last) => `CHECKOUT-0${last}`)
  expect(await shown(ids.map(asked))).toContain('<details><summary>The places, with the search')
})

test('Rows of screens and calls that were other ones then say that they are not run again', async () => {
  const note = 'are not run again'
  const screens = 'apps/portal/src/withdrawal/bank-table.test.tsx'
  const calls = 'packages/api-adapter/src/withdrawal/withdrawal-status-table.test.ts'
  for (const file of [screens, calls]) expect(await shown([changed('case', file)])).toContain(note)
  expect(await shown([{ ...changed('case', screens), was: undefined }])).not.toContain(note)
  const rules = 'packages/domain/src/withdrawal/transfer.test.ts'
  expect(await shown([changed('case', rules)])).not.toContain(note)
})

test('Cases stand with the changed figure that they read, in one group', async () => {
  const rate = {
    ...changed(
      'figure or rate',
      'packages/domain/src/payslip/rate-book.policy.ts',
      'rateBook incomeTax scotland.bands top.percent',
    ),
    was: '48%',
    is: '47%',
  }
  const ran = ['packages/domain/src/payslip/income-tax.rules.ts#taxByBand']
  const cases = ['bands', 'members', 'published'].map((name) => ({
    ...other(`packages/domain/src/payslip/${name}.test.ts`),
    ran,
  }))
  expect(headingsIn(await shown([rate], cases), 2)).toEqual(['Payslip before and after: rate book'])
})

test('An altered reason is told as a change of the reason; many are opened on request', async () => {
  const file = 'docs/decisions/0005-money-and-dates.md'
  const reasons = (count: number) =>
    shown(
      Array.from({ length: count }, (_, at) =>
        changed('reason of an answer', file, `OQ-03${at + 1}`),
      ),
    )
  const one = await reasons(1)
  expect(headingsIn(one, 3)).toEqual(['1 reason of an answer'])
  expect(one).toContain('<b>The reason for OQ-031</b> changed')
  expect(one).not.toContain('The reasons, before and after')
  const many = await reasons(6)
  expect(headingsIn(many, 3)).toEqual(['6 reasons of answers'])
  expect(many).toContain('<summary>The reasons, before and after</summary>')
})

test('Reasons where none were given stand together, apart from what was decided', async () => {
  const reason = (name: string, was: string | undefined) => ({
    ...changed('reason of an answer', 'docs/decisions/0005-money-and-dates.md', name),
    was,
    isOfKept: true,
  })
  const page = await shown([reason('OQ-036', undefined), reason('OQ-037', 'then')])
  expect(headingsIn(page, 2)).toEqual(['Reasons that are new', 'Record 5: money and dates'])
})

describe('An answer and its reason', () => {
  const file = 'docs/decisions/0011-account-and-withdrawals.md'
  const text = readFileSync(file, 'utf8')
  const answer = '- **OQ-144** A member who asks twice is answered once.'
  const why = '  **Why:** Nobody reads two answers.'
  const [before, withAnswer, withBoth] = [[], [answer], [answer, why]].map((lines) =>
    text.replace('\n**Consequences.**', () => `${[...lines, ''].join('\n')}\n**Consequences.**`),
  )
  const told = (was = '', is = '') => shown(changesIn(file, was, is))

  test('that are both new stand in one group', async () => {
    const page = await told(before, withBoth)
    expect(headingsIn(page, 2)).toEqual(['Record 11: account and withdrawals'])
    expect(page).toContain('<b>OQ-144</b> is new')
    expect(page).toContain('<b>The reason for OQ-144</b> is new')
  })

  test('that are both gone are told as that', async () => {
    const page = await told(withBoth, before)
    expect(headingsIn(page, 2)).toEqual(['Record 11: account and withdrawals'])
    expect(page).toMatch(/<b>The reason for OQ-144<\/b> is gone(?!;)/)
  })

  test('of which the reason alone is gone are told apart from an answer that is gone', async () => {
    expect(await told(withBoth, withAnswer)).toContain(
      '<b>The reason for OQ-144</b> is gone; the answer still stands',
    )
    expect(headingsIn(await told(withAnswer, withBoth), 2)).toEqual(['Reasons that are new'])
  })
})

test('What changed leads to where it stands today, and a case with another result to its table', async () => {
  const rule = changed('rule', 'packages/domain/src/vouchers/voucher-price.rules.ts', 'priceOf')
  const page = await shown([rule], [other('packages/domain/src/vouchers/vouchers.test.ts')], {
    ofChange: ({ name }) => `rule-${name}`,
    ofTable: (_, title) => `table-${title.length}`,
  })
  expect(page).toContain('</b> changed · <a href="#rule-priceOf">where it stands</a>')
  expect(page).toContain('<b>What is saved?</b> · <a href="#table-14">where it stands</a>')
  expect(await shown([rule])).not.toContain('where it stands')
})

describe('A long comparison', () => {
  const rules = Array.from({ length: 13 }, (_, place) =>
    changed('rule', 'packages/domain/src/vouchers/voucher-price.rules.ts', `rule${place}`),
  )
  const figure = changed('figure or rate', 'packages/domain/src/dashboard/dashboard.policy.ts')

  test('has contents with the counts of each group, and a filter', async () => {
    const page = await shown([...rules, figure])
    expect(page).toContain(
      '<li><a href="#changes/vouchers-voucher-price">Vouchers: voucher price</a>: 13 rules</li><li><a href="#changes/dashboard">Dashboard</a>: 1 figure or rate</li>',
    )
    expect(page).toMatch(/id="changes\/dashboard"[^>]*><h2>Dashboard<\/h2>/)
    expect(page.indexOf('<input id="change-words" type="search"')).toBeGreaterThan(0)
    expect(page.indexOf('id="change-words"')).toBeLessThan(page.indexOf('class="change-contents"'))
  })

  test('folds a long group, unless it is the only one', async () => {
    expect(await shown([...rules, figure])).toContain('<details><summary>13 rules</summary>')
    const alone = await shown(rules)
    expect(alone).not.toContain('<summary>13 rules</summary>')
    expect(alone).not.toContain('change-contents')
  })
})
