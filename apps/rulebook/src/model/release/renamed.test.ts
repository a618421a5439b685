import { expect, test } from 'vitest'
import { changeLine } from '../../page/changes/change-line.ts'
import { html } from '../../page/html.ts'
import { type Change, changesIn } from '../changes/changes.ts'
import { withoutRenamings } from './renamed.ts'

const folder = 'packages/domain/src/shop'
const rules = `import type { Member } from './member.ts'
/** Has the member cancelled it? */
export const hasCancelled = (member: Member): boolean => member.isOut
/** May it be bought? */
export const mayBuy = (member: Member): boolean => !hasCancelled(member)
`
const machine = `import { setup } from 'xstate'
export const shopMachine = setup({
  guards: { isOld: ({ context }) => hasCancelled(context.member), isNew: () => true },
}).createMachine({ states: { open: { on: { 'shop.left': { guard: 'isOld', target: 'shut' } } }, shut: {} } })
`
const policy = 'export const shopPolicy = { /** Tiles. */ mostShown: 5, least: 1 } as const\n'

const sources = { 'shop.rules.ts': rules, 'shop.machine.ts': machine, 'shop.policy.ts': policy }

/** What changed if all files are written with some names in the place of others. */
const changed = (edit: (text: string) => string): readonly Change[] => {
  const versions = Object.entries(sources).map(([name, before]) => ({
    file: `${folder}/${name}`,
    before,
    after: edit(before),
  }))
  const renamed = withoutRenamings(versions)
  return [
    ...renamed.versions.flatMap(({ file, before, after }) => changesIn(file, before, after)),
    ...renamed.changes,
  ]
}

const renamed = (was: string, is: string) => (text: string) =>
  text.replace(new RegExp(`\\b${was}\\b`, 'g'), is)

test.each([
  ['a function', 'hasCancelled', 'wasCancelled', 'rule', 'wasCancelled'],
  ['a guard', 'isOld', 'isGone', 'machine', 'guards.isGone'],
  ['a figure', 'mostShown', 'mostTiles', 'figure or rate', 'shopPolicy.mostTiles'],
  ['a list of figures', 'shopPolicy', 'storePolicy', 'figure or rate', 'storePolicy'],
])(
  '%s with a new name is told as that, and whoever uses it not at all',
  (_, was, is, kind, name) => {
    const changes = changed(renamed(was, is))
    expect(changes).toEqual([expect.objectContaining({ kind, name, was, is, isRenamed: true })])
    const [change] = changes
    const line = change && String(changeLine(change, (text) => html`${text}`))
    expect(line).toMatch(
      new RegExp(`has a new name.*It was called .*<code class="code-name">${was}<`),
    )
  },
)

test('What changed besides is told besides', () => {
  const changes = changed((text) =>
    renamed(
      'hasCancelled',
      'wasCancelled',
    )(text).replace('!wasCancelled(member)', 'wasCancelled(member)'),
  )
  expect(changes.map(({ name }) => name)).toEqual(['mayBuy, as it is written', 'wasCancelled'])
})

test('One that is gone and another that is new are no new name', () => {
  const other = changed((text) =>
    text.replace('member.isOut', 'member.isIn').replaceAll('hasCancelled', 'isIn'),
  )
  expect(other.some(({ isRenamed }) => isRenamed)).toBe(false)
  const moved = changed((text) =>
    text.replace('/** Tiles. */ mostShown: 5, least: 1', 'least: 1, most: 5'),
  )
  expect(moved.some(({ isRenamed }) => isRenamed)).toBe(false)
})

const selectors = `import { hasCancelled } from './shop.rules.ts'
export interface View { readonly hasCancelled: boolean }
export const viewOf = (member: Member): View => ({ hasCancelled: hasCancelled(member) })
`

test('A field that is called as the rule was keeps its name, and whoever fills it is not told', () => {
  const versions = [
    {
      file: `${folder}/shop.rules.ts`,
      before: rules,
      after: renamed('hasCancelled', 'wasOut')(rules),
    },
    {
      file: `${folder}/shop.selectors.ts`,
      before: selectors,
      after: selectors
        .replace('{ hasCancelled }', '{ wasOut }')
        .replace('hasCancelled(member)', 'wasOut(member)'),
    },
  ]
  const { versions: told, changes } = withoutRenamings(versions)
  expect(changes.map(({ was, is }) => [was, is])).toEqual([['hasCancelled', 'wasOut']])
  expect(told.map(({ before }) => before)).toEqual(versions.map(({ after }) => after))
})

test('A rule with other names inside it is told as the same', () => {
  const [change, ...more] = changed((text) =>
    text.replace(
      /\(member: Member\): boolean => member.isOut/,
      '(one: Member): boolean => one.isOut',
    ),
  )
  expect(more).toEqual([])
  expect(change).toMatchObject({ isRenamed: true, isRenamedInside: true, was: 'member', is: 'one' })
  const line = change && String(changeLine(change, (text) => html`${text}`)).replace(/<[^>]+>/g, '')
  expect(line).toContain('has cancelled hasCancelled, its code has only other names inside it')
  expect(line).toContain('one in place of member. What it does is the same.')
  expect(line).not.toContain('changed')
})

test.each([
  [
    'a function of a call, with several steps',
    'packages/api-adapter/src/shop/shop.wire.ts',
    'export function readShop(json: Json) {\n  const value = json.Value\n  return value\n}\n',
    (text: string) => text.replace(/\bvalue\b/g, 'shop'),
  ],
  [
    'a guard',
    `${folder}/shop.machine.ts`,
    machine,
    (text: string) =>
      text.replace(
        '({ context }) => hasCancelled(context.member)',
        '({ context: now }) => hasCancelled(now.member)',
      ),
  ],
])('Other names inside %s are told as the same', (_, file, before, edit) => {
  expect(changesIn(file, before, edit(before))).toEqual([
    expect.objectContaining({ isRenamed: true, isRenamedInside: true }),
  ])
})

test('Entries of a call with another layout are no change', () => {
  const file = 'packages/api-adapter/src/shop/shop.wire.ts'
  const before = "export const Wire = record()({ a: ['A', orElse(number, 15_000)] })"
  expect(changesIn(file, before, before.replace('15_000', '15 * 1000'))).toEqual([])
  expect(changesIn(file, before, before.replace('15_000', '15 * 100'))).toHaveLength(1)
})
