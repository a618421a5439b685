import { expect, test } from 'vitest'
import { textsIn } from './dated-texts.ts'
import { namedInSentence } from './named-in-sentence.ts'

const files = new Map(
  Object.entries({
    'a.messages.ts': `
const again = 'Try again, least.'
export const aMessages = {
  plain: 'Nothing of least is named here.',
  again,
  ours: { limit: (by: string) => \`At most \${aPolicy.most} for \${by} least\`, other: bMessages.ours.wait, list: ['a', again] },
}
const least = 1`,
    'b.messages.ts': "export const bMessages = { ours: { wait: 'Wait.', waits: 'They wait.' } }",
    'a.policy.ts': 'export const aPolicy = { most: 10, mostly: 2 }',
  }).map(([file, text]) => [file, textsIn('sentence', text)]),
)

test.each([
  ['plain', ['aMessages.plain']],
  ['again', ['aMessages.again', 'again']],
  ['ours.limit', ['aMessages.ours.limit', 'aPolicy.most']],
  ['ours.other', ['aMessages.ours.other', 'bMessages.ours.wait']],
  ['ours.list', ['aMessages.ours.list', 'again']],
  ['gone', []],
])('%s is made of %j', (key, names) => {
  expect(namedInSentence('a.messages.ts', key, files).map(({ name }) => name)).toEqual(names)
})
