import { expect, test } from 'vitest'
import type { FailedGroup } from '../../model/causes/failed-group.ts'
import type { EarlierFact } from '../../model/causes/other-results.ts'
import type { Change } from '../../model/changes/changes.ts'
import { html } from '../html.ts'
import { earlierFacts } from './earlier-facts.ts'

const file = 'packages/domain/src/shell/permissions.test.ts'
const ran = ['packages/domain/src/shell/permissions.rules.ts#isAllowed']

const fact: EarlierFact = {
  ...{ file, title: 'PERM-02 in another member’s session nothing is sent', ids: ['PERM-02'], ran },
  now: [
    {
      anchor: 'shell/permissions/nothing-is-read',
      title: 'PERM-02 nothing is read',
      result: 'passed',
    },
  ],
}

const change: Change = {
  kind: 'rule',
  file: 'packages/domain/src/shell/permissions.rules.ts',
  name: 'isAllowed, as it is written',
  ...{ was: 'const isAllowed = () => true', is: 'const isAllowed = () => false' },
}

const told = (fact: EarlierFact, changes: readonly Change[]) =>
  String(earlierFacts({ facts: [fact], holding: [] }, changes, (text) => html`${text}`))

test('An old fact that no longer holds stands with what changed, and with what holds today', () => {
  const text = told(fact, [change])
  expect(text).toContain(
    'Changed in what they run: is allowed <code class="code-name">isAllowed</code>, its code</p>',
  )
  expect(text).toContain(
    'Of today, beside it:<ul><li><a href="#shell/permissions/nothing-is-read">PERM-02 nothing is read</a></li></ul>',
  )
})

test('The same test of today stands there in a word', () => {
  const now = [{ anchor: 'a/nothing-is-read', title: fact.title, result: 'failed' as const }]
  expect(told({ ...fact, now }, [])).toContain(
    '<a href="#a/nothing-is-read">The same test today</a> does not hold, either.',
  )
})

test('Where nothing is known of it, that is said', () => {
  const text = told({ ...fact, now: [] }, [])
  expect(text).toContain('None of the changes below is known to be the cause:')
  expect(text).toContain('Today no test beside it is about PERM-02.')
})

test('A change of names alone is no cause', () => {
  const renamed = { ...change, was: 'a', is: 'b', isRenamed: true, isRenamedInside: true }
  expect(told(fact, [renamed])).toContain('None of the changes below is known to be the cause:')
})

test('What a run has shown is said: without which change it comes out otherwise, whatever else it runs', () => {
  const waiting: Change = {
    ...{ kind: 'figure or rate', file: 'packages/domain/src/shell/shell.policy.ts' },
    ...{ name: 'shellPolicy.waitMs', was: '1', is: '2' },
  }
  expect(told({ ...fact, causing: [waiting.file] }, [change, waiting])).toContain(
    'They come out otherwise without what changed here: wait <code class="code-name">shellPolicy.waitMs</code></p>',
  )
  const drawn = { ...waiting, name: 'shellPolicy.drawnMs' }
  expect(told({ ...fact, causing: [waiting.file] }, [waiting, drawn])).toMatch(
    /They come out otherwise without one of these changes, or several: wait .*, drawn .*/,
  )
})

test('A test that fails today as well has the cause that the first page gives, whatever else a run has shown', () => {
  const rule = { anchor: 'machine-redeemMachine', name: 'redeemMachine' }
  const group = { rule, causing: [], itself: [change] } as unknown as FailedGroup
  const text = told({ ...fact, causing: [change.file], today: { place: 2, group } }, [change])
  expect(text).toContain(
    'They fail today, too, for the cause that the first page gives: <a href="#cause-3">redeem machine</a></p>',
  )
})
