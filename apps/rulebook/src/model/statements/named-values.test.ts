import { expect, test } from 'vitest'
import { changesIn } from '../changes/changes.ts'
import { withValues } from '../release/values-then.ts'
import { englishWith } from './named-values.ts'

const files: Readonly<Record<string, string>> = {
  'a/shop.policy.ts': 'export const shopPolicy = { mostShown: 5, mostListed: 5 } as const',
  'a/shop.messages.ts': "export const shopMessages = { ours: { closed: 'The shop is closed.' } }",
  'b/index.ts': "export { pagingPolicy as paging } from './paging.policy.ts'",
  'b/paging.policy.ts': 'export const pagingPolicy = { firstPage: 1 }',
}
const head = `import { paging } from '../b/index.ts'
import { shopMessages } from './shop.messages.ts'
import { shopPolicy as policy } from './shop.policy.ts'
const { firstPage } = paging
const { ours } = shopMessages
`
const rule = (code: string) => `${head}
export function shown(all: readonly string[]) {
  const some = [...all]
  return ${code}
}`
const textOf = (code: string) => (file: string) =>
  file === 'packages/domain/src/a/shop.rules.ts' ? rule(code) : files[file.replace(/^.*src\//, '')]

test.each([
  ['policy.mostShown', '5 (most shown)'],
  ['firstPage', '1 (first page)'],
  ['ours.closed', '“The shop is closed.”'],
  ['otherThing', 'other thing'],
])(
  'A figure or a sentence is told with what it is set to, wherever it comes from: %s',
  (name, says) => {
    const file = 'packages/domain/src/a/shop.rules.ts'
    expect(englishWith(file, textOf('all'))(name)).toBe(says)
  },
)

test('One figure in the place of another says that both are the same', () => {
  const [was, is] = ['some.slice(0, policy.mostShown)', 'some.slice(0, policy.mostListed)']
  const changes = changesIn('packages/domain/src/a/shop.rules.ts', rule(was), rule(is))
  const [change] = withValues(changes, textOf(was), textOf(is))
  expect(change?.inWords).toEqual({
    was: 'the first 5 (most shown) of some',
    is: 'the first 5 (most listed) of some',
  })
})
