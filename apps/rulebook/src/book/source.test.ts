import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readContext } from './source.ts'

const root = mkdtempSync(join(tmpdir(), 'save-source-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, 'help'))

const write = (file: string, code: string) => writeFileSync(join(root, 'help', file), code)
write(
  'help.rules.ts',
  `/**
 * True if the page has help
 * (HELP-05).
 */
export const hasHelp = (path: string) => path !== ''

/** Says nothing about a rule: it is not exported. */
const other = 1

export function topicOf(path: string) {
  return path + other
}
`,
)
write(
  'help.policy.ts',
  `/** How the panel moves. */
export const helpPolicy = {
  /** In milliseconds (HELP-02). */
  openMs: 300,
  width: 4,
} as const
`,
)
write(
  'help.messages.ts',
  `export const helpMessages = {
  title: 'Help',
  ours: {
    topics: (count: number) => (count === 1 ? 'one topic' : \`\${count} topics\`),
    other: helpMessages.title,
  },
} as const
`,
)

const { rules, figures, sentences } = readContext(root, 'help')

test('a rule has its name, its comment, its code and its place', () => {
  expect(rules).toEqual([
    {
      name: 'hasHelp',
      says: 'True if the page has help\n(HELP-05).',
      code: "export const hasHelp = (path: string) => path !== ''",
      file: 'help/help.rules.ts',
      line: 5,
    },
    expect.objectContaining({ name: 'topicOf', says: '', line: 10 }),
  ])
})

test('a figure has its own comment, or its policy’s', () => {
  expect(figures.map(({ name, says, code }) => [name, says, code])).toEqual([
    ['helpPolicy.openMs', 'In milliseconds (HELP-02).', 'openMs: 300'],
    ['helpPolicy.width', 'How the panel moves.', 'width: 4'],
  ])
})

test('a message lists all its possible texts, and an alias of another message is left out', () => {
  expect(sentences.map(({ name, text }) => [name, text])).toEqual([
    ['helpMessages.title', 'Help'],
    ['helpMessages.ours.topics', 'one topic / … topics'],
  ])
})
