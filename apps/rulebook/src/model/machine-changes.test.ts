import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changeLine } from '../page/changes-part.ts'
import { html } from '../page/html.ts'
import { changesIn } from './changes.ts'
import { withTimes } from './machine-times.ts'

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
  const [change] = withTimes(changes, text, (one) => (one === file ? after : text(one)))
  expect(change?.name).toBe('delays.fresh')
  expect(change?.inWords?.was).toMatch(/^\d+ s \(\d+ ms\)$/)
  expect(change?.inWords?.is).toMatch(/^\d+ s \(\d+ ms\)$/)
  expect(change?.inWords?.was).not.toBe(change?.inWords?.is)
})

test('A time that is twice a figure of a policy is told, too', () => {
  const text = (file: string) => readFileSync(file, 'utf8')
  const { file, after, changes } = planted(
    'search/search',
    'pause: searchPolicy.debounceMs',
    'pause: searchPolicy.debounceMs * 2',
  )
  const [change] = withTimes(changes, text, (one) => (one === file ? after : text(one)))
  expect(change?.inWords).toEqual({ was: '0.5 s (500 ms)', is: '1 s (1000 ms)' })
})
