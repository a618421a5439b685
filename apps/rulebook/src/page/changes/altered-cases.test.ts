import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { OtherResult } from '../../model/causes/other-results.ts'
import { type Change, changesIn } from '../../model/changes/changes.ts'
import type { DecidingRules, Release } from '../../rulebook.ts'
import { linkingTo } from '../words.ts'
import { subjectOfCase } from './case-subject.ts'
import { changesPart } from './changes-part.ts'

const domain = 'packages/domain/src'
const rule = (file: string, name: string): Change => ({
  file: `${domain}/${file}`,
  kind: 'rule',
  name,
  was: 'then',
  is: 'now',
})
const price = rule('vouchers/voucher-price.rules.ts', 'voucherPrice')
const totals = rule('checkout/totals.rules.ts', 'totalsOf')
const deciding: DecidingRules = new Map([
  ['BASKET-01', [{ anchor: 'rule-totals', name: 'totalsOf', file: totals.file }]],
])
const other = (given: string, ...ran: readonly Change[]): OtherResult => ({
  file: `${domain}/checkout/totals.test.ts`,
  ids: ['BASKET-01'],
  table: 'What is paid?',
  written: given,
  given,
  cells: [],
  says: '',
  ran: ran.map(({ file, name }) => `${file}#${name}`),
})

const headingAbove = async (text: string, earlier: Partial<Release['earlier'] & object>) => {
  const none = { facts: [], same: 0, holding: [], rechecked: [], unrun: [], unplayed: [] }
  const page = String(
    await changesPart(
      {
        since: { name: 'v1.0.0', hash: 'abc1234', day: '2026-11-01', is: 'named' },
        changes: [price, totals],
        earlier: { ...none, others: [], ...earlier },
        changelog: '',
      },
      deciding,
      linkingTo(new Set()),
    ),
  )
  return [...page.slice(0, page.indexOf(text)).matchAll(/<h2>([^<]*)<\/h2>/g)].at(-1)?.[1]
}

test('a case with another result stands below the change that altered it, whatever decides what it proves', async () => {
  const altered = other('one for £10.00', price, totals)
  // The other changed rule is run by cases that have the same result.
  const holding = [{ result: 'passed' as const, ran: [`${totals.file}#${totals.name}`] }]
  expect(await headingAbove('one for £10.00', { others: [altered], holding })).toBe(
    'Vouchers: voucher price',
  )
})

test('what the host says beside its rates stands apart from them, in words', async () => {
  const host = 'apps/fake-api/src/portal/page-configuration.policy.ts'
  const before = readFileSync(host, 'utf8')
  const changes = changesIn(host, before, before.replace("Logout: 'False'", "Logout: 'True'"))
  const release: Release = {
    since: { name: 'v1.0.0', hash: 'abc1234', day: '2026-11-01', is: 'named' },
    changes,
    earlier: undefined,
    changelog: '',
  }
  const page = String(await changesPart(release, deciding, linkingTo(new Set())))
  expect(page).toContain('<h2>What the employer’s host says</h2>')
  expect(page).toContain('<b>local logout <code')
  expect(page).toMatch(/<del>False<\/del>(?:<br>)?<ins>True<\/ins>/)
})

test('a case of which no run is noted stands below a changed rule that decides it', async () => {
  const { ran: _, ...unnoted } = other('one for £10.00')
  expect(await headingAbove('one for £10.00', { others: [unnoted] })).toBe(
    'Basket and payment: totals',
  )
})

const subjectAmong = (changes: readonly Change[], altered: OtherResult): string => {
  const none = { facts: [], same: 0, rechecked: [], unrun: [], unplayed: [] }
  const byChange = Map.groupBy(changes, ({ file }) => file)
  return subjectOfCase(
    changes,
    { ...none, others: [altered], holding: [] },
    byChange,
    deciding,
  )(altered)
}

test('a case that shows a changed sentence stands below it, whatever its test file is about', () => {
  const between: Change = {
    ...{ file: `${domain}/vouchers/vouchers.messages.ts`, kind: 'sentence', name: 'between' },
    ...{ was: 'From ‹least› to ‹most›', is: 'From ‹most› to ‹least›' },
  }
  const hint = {
    ...other('both ends'),
    file: `${domain}/vouchers/voucher-amount.test.ts`,
    ids: ['VOUCHER-10'],
    cells: [
      { ...{ heading: 'hint', column: 3 }, expected: 'From £5 to £9', received: 'From £9 to £5' },
    ],
  }
  expect(subjectAmong([price, between], hint)).toBe('vouchers/vouchers')
})

test('a case of which nobody knows what it runs stands below what has changed nearest to it', () => {
  const resource: Change = {
    ...{ file: `${domain}/kernel/resource/resource.machine.ts`, kind: 'machine' },
    ...{ name: 'states.failed.on.resource.needed', was: "'loading'", is: undefined },
  }
  const { ran: _, ...unnoted } = other('answered as cancelled')
  const file = `${domain}/benefits/cancelling.test.ts`
  expect(subjectAmong([resource], { ...unnoted, file, ids: [] })).toBe('kernel/resource/resource')
  const foreign = { ...resource, file: `${domain}/search/search.machine.ts` }
  expect(subjectAmong([foreign], { ...unnoted, file, ids: [] })).toBe('benefits/cancelling')
})

test('what the test of an altered case prints is never shown: words say that its answers differ', async () => {
  const printed =
    "expected [ '20', '0' ] to deeply equal [ '20.00', '0.00' ]\n- Expected\n+ Received"
  const page = String(
    await changesPart(
      {
        since: { name: 'v1.0.0', hash: 'abc1234', day: '2026-11-01', is: 'named' },
        changes: [totals],
        earlier: {
          ...{ facts: [], same: 0, holding: [], rechecked: [], unrun: [], unplayed: [] },
          others: [{ ...other('up: £20.00', totals), says: printed }],
        },
        changelog: '',
      },
      deciding,
      linkingTo(new Set()),
    ),
  )
  expect(page).toContain(
    'up: £20.00<br>The result as a whole differs. The answers here are the old ones.',
  )
  expect(page).not.toMatch(/deeply equal|Received|<pre>expected/)
})

test('a case of a file of which only the words changed does not stand below these', () => {
  const words = { ...totals, isSaid: true }
  const { ran: _, ...unnoted } = other('one for £10.00')
  const file = `${domain}/checkout/basket.test.ts`
  expect(subjectAmong([words, price], { ...unnoted, file })).not.toBe('checkout/totals')
})
