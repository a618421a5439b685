/** Checks that regular expressions for untrusted text take a limited number of steps per character. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { expect, test, vi } from 'vitest'

const folders = [
  'apps/fake-api',
  'apps/portal',
  'packages/api-adapter',
  'packages/domain',
  'packages/ui',
]

const files = folders.flatMap((folder) =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.table\.|testing[\\/]/.test(name))
    .map((name) => join(folder, 'src', name)),
)

interface Written {
  /** The literal expressions in a file. */
  readonly expressions: readonly RegExp[]
  /** True if the file also builds expressions at run time. */
  readonly isMaker: boolean
}

function writtenIn(file: string, text = readFileSync(file, 'utf8')): Written {
  const expressions: RegExp[] = []
  let isMaker = false
  JSON.stringify(parseSync(file, text).program, (_, node: unknown) => {
    if (typeof node === 'bigint') return String(node)
    if (typeof node !== 'object' || node === null) return node
    if ('type' in node && node.type === 'TSTypeReference') return undefined
    if ('name' in node && node.name === 'RegExp') isMaker = true
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { readonly pattern: string; readonly flags: string }
      expressions.push(new RegExp(pattern, flags))
    }
    return node
  })
  return { expressions, isMaker }
}

interface Made {
  readonly expression: RegExp
  /** The line of the stack that names the file. */
  readonly by: string
}

/** The expressions that our own modules build when the server starts. */
async function expressionsMade(): Promise<readonly Made[]> {
  const found: Made[] = []
  const Plain = RegExp
  globalThis.RegExp = new Proxy(Plain, {
    construct: (_, [pattern, flags]) => {
      const made = new Plain(pattern, flags)
      const [, , asking] = new Error('who asks').stack?.split('\n') ?? []
      if (asking && !asking.includes('node_modules')) found.push({ expression: made, by: asking })
      return made
    },
  })
  // Other tests may have loaded some of them.
  vi.resetModules()
  try {
    const { createApp } = await import('@save/fake-api/app')
    createApp()
  } finally {
    globalThis.RegExp = Plain
  }
  return found
}

const slowAmong = (expressions: readonly RegExp[]): readonly string[] =>
  expressions.filter((one) => analyse(one).reports.length > 0).map(String)

test('every literal expression is linear', () => {
  const slow = files.flatMap((file) =>
    slowAmong(writtenIn(file).expressions).map((one) => `${file} ${one}`),
  )
  expect(slow).toEqual([])
  expect(files.flatMap((file) => writtenIn(file).expressions).length).toBeGreaterThan(100)
})

test('every regular expression that a file builds is linear, and no such file is left out', async () => {
  const made = await expressionsMade()
  expect(slowAmong(made.map(({ expression }) => expression))).toEqual([])
  const makers = files.filter((file) => writtenIn(file).isMaker)
  expect(makers).toContain(join('packages', 'domain', 'src', 'kernel', 'text', 'text.rules.ts'))
  expect(makers.filter((file) => !made.some(({ by }) => by.includes(file)))).toEqual([])
})

test.each([
  ['new RegExp(name)', true],
  ["RegExp(name, 'u')", true],
  ['globalThis.RegExp(name)', true],
  ['/a/.test(name)', false],
  ['const known: RegExp = /a/', false],
])('the test notices whether %s builds an expression', (text, isMaker) => {
  expect(writtenIn('any.ts', text).isMaker).toBe(isMaker)
})

test.each([[/0+$/], [/\s+$/], [/a.*b.*c/], [/(a+)+b/], [/\B(?=(?:\d{3})+$)/g]])(
  'an expression such as %s is refused',
  (expression) => {
    expect(slowAmong([expression])).toHaveLength(1)
  },
)
