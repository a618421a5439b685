import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changeLine } from '../../page/changes/change-line.ts'
import { html } from '../../page/html.ts'
import { withValues } from '../release/values-then.ts'
import { changesIn } from './changes.ts'

const folder = 'packages/domain/src'
const planted = (name: string, from: string, to: string) => {
  const file = `${folder}/${name}.machine.ts`
  const before = readFileSync(file, 'utf8')
  expect(before).toContain(from)
  const after = before.replace(from, to)
  return { file, before, after, changes: changesIn(file, before, after) }
}

test.each([
  ['kernel/resource/resource', "failed: { on: { 'resource.needed': 'loading' } }", 'failed: {}'],
  ['withdrawal/card', "'page.left': { actions: 'forgetOutcome' }", "'page.left': {}"],
])('What lost its only part is neither gone nor new: %s', (name, from, to) => {
  const { file, before, after, changes } = planted(name, from, to)
  expect(changes).toHaveLength(1)
  expect(changes[0]?.is).toBeUndefined()
  expect(changesIn(file, after, before)).toHaveLength(1)
})

test('A condition that is gone with its only branch is told once', () => {
  const file = `${folder}/checkout/checkout.machine.ts`
  const text = readFileSync(file, 'utf8')
  const [branch = ''] = / {12}\{\n {14}guard: \{ type: 'mayGoTo'.*?\n {12}\},\n/s.exec(text) ?? []
  const [defined = ''] = / {6}mayGoTo: .*?undefined,\n/s.exec(text) ?? []
  const namesOf = (after: string) => changesIn(file, text, after).map(({ name }) => name)
  const [withoutBoth, undefinedOnly] = [
    text.replace(branch, '').replace(defined, ''),
    text.replace(defined, ''),
  ]
  expect(namesOf(withoutBoth)).toEqual(['states.startingPayment.invoke.onDone 1'])
  expect(namesOf(undefinedOnly)).toEqual(['guards.mayGoTo'])
  expect(changesIn(file, withoutBoth, text)).toHaveLength(2)
})

test('What an action is given is told in words, with the words of the action', () => {
  const from = "{ type: 'tellRefusal', params: ({ event }) => event.isTold }"
  const { changes } = planted('retailers/favourites', from, from.replace(/\(.*isTold/, 'true'))
  expect(changes).toHaveLength(1)
  expect(changes[0]).toMatchObject({
    givenTo: 'tellRefusal',
    inWords: { was: 'told', is: 'always yes' },
  })
  const [change] = changes
  expect(change && String(changeLine(change, (text) => html`${text}`))).toMatch(
    /What it does: what “[^”]+” goes by<\/b> changed.*In words: <del>told<\/del> <ins>always yes<\/ins>/s,
  )
})

test('A time of a machine is told with what its figures come to at each state', () => {
  const text = (file: string) => readFileSync(file, 'utf8')
  const { file, after, changes } = planted('ledger/purse', 'fresh: freshMs', 'fresh: beatMs')
  const [change] = withValues(changes, text, (one) => (one === file ? after : text(one)))
  expect(change?.name).toBe('delays.fresh')
  expect(change?.inWords?.was).toMatch(/^\d+ s \(\d+ ms\): shortest time before a login/)
  expect(change?.inWords?.is).toMatch(/^\d+ s \(\d+ ms\): how often a tab says/)
  expect(change?.inWords?.was).not.toBe(change?.inWords?.is)
})

test('A time that is twice a figure of a policy is told, too', () => {
  const text = (file: string) => readFileSync(file, 'utf8')
  const { file, after, changes } = planted(
    'search/search',
    'pause: searchPolicy.debounceMs',
    'pause: searchPolicy.debounceMs * 2',
  )
  const [change] = withValues(changes, text, (one) => (one === file ? after : text(one)))
  expect(change?.inWords).toEqual({
    was: '0.5 s (500 ms): pause before a search is sent',
    is: '1 s (1000 ms)',
  })
})

test('The delay of an action is a time, too; its code is opened on request', () => {
  const text = (file: string) => readFileSync(file, 'utf8')
  const from = "{ delay: beatMs, id: 'beat' }"
  const { file, after, changes } = planted('ledger/purse', from, from.replace('beat', 'longWait'))
  const [change] = withValues(changes, text, (one) => (one === file ? after : text(one)))
  expect(change?.name).toBe('actions.beatAgain.delay')
  const line = change && String(changeLine(change, (text) => html`${text}`))
  expect(line).toMatch(
    /In words: <del>\d+ s .*: how often a tab .*<ins>\d+ s .*: wait for an answer/,
  )
  expect(line?.indexOf('beatMs')).toBeGreaterThan(line?.indexOf('<details>') ?? 0)
})

const told = (name: string, from: string, to: string) =>
  planted(name, from, to).changes.map((change) =>
    String(changeLine(change, (text) => html`${text}`))
      .replaceAll('&#39;', "'")
      .replace(/<details.*/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
  )

test('A branch that is gone is told as that, and the one after it not at all', () => {
  const passed = "{ target: 'passed' },"
  const challenge = "{ type: 'isChallengeNeeded', params: ({ event }) => event.output }"
  const first = `{\n              guard: ${challenge},\n              target: 'challenged',\n            },`
  const [gone, ...more] = told('session/challenge', first, '')
  expect(more).toEqual([])
  expect(gone).toMatch(/The answer is there\. is gone Only if the server wants .* prove who they/)
  const [last, ...others] = told('session/challenge', passed, '')
  expect(others).toEqual([])
  expect(last).toMatch(/Otherwise is gone → The member may see the page\./)
})

test('A change of one of several branches names its condition', () => {
  const [first, ...more] = told(
    'withdrawal/bank',
    "guard: 'isRequested', target: 'requested'",
    "guard: 'isRequested', target: 'readingBalance'",
  )
  expect(more).toEqual([])
  expect(first).toMatch(/automatically\. If [^:]+: Where it leads changed/)
  const last = "{ target: 'enteringTransfer' },\n        ],"
  const [otherwise] = told('withdrawal/bank', last, last.replace('enteringTransfer', 'sending'))
  expect(otherwise).toMatch(/automatically\. Otherwise: Where it leads changed/)
})

test('Branches that only stand in another order are told by their conditions', () => {
  const [one, other] = [
    "{ guard: 'isRequested', target: 'requested' },",
    "{ guard: 'isOverBalance', target: 'readingBalance' },",
  ]
  const between = '\n          '
  const [order, ...more] = told(
    'withdrawal/bank',
    `${one}${between}${other}`,
    `${other}${between}${one}`,
  )
  expect(more).toEqual([])
  expect(order).toMatch(/In which order the conditions are asked changed .*; then otherwise/)
})

test('A guard and an action that are gone are told once, in words', () => {
  const guard = "guard: { type: 'mayGoTo', params: ({ event }) => event.output },"
  const [gone, ...more] = told('checkout/checkout', guard, '')
  expect(more).toEqual([])
  expect(gone).toMatch(/If is gone the address/)
  const action = "actions: { type: 'tell', params: addressRefused },"
  expect(told('checkout/checkout', action, '')).toHaveLength(1)
})
