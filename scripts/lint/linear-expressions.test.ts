/** A regular expression over foreign text takes at most a bounded number of steps for each character. */
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

/** The expressions that are written in a file as they are. */
function expressionsIn(file: string): readonly RegExp[] {
  const found: RegExp[] = []
  JSON.stringify(parseSync(file, readFileSync(file, 'utf8')).program, (_, node: unknown) => {
    if (typeof node === 'object' && node !== null && 'regex' in node) {
      const { pattern, flags } = node.regex as { readonly pattern: string; readonly flags: string }
      found.push(new RegExp(pattern, flags))
    }
    return typeof node === 'bigint' ? String(node) : node
  })
  return found
}

/** Those that a module puts together when it is loaded, of our own. */
async function expressionsMade(): Promise<readonly RegExp[]> {
  const found: RegExp[] = []
  const Plain = RegExp
  globalThis.RegExp = new Proxy(Plain, {
    construct: (_, [pattern, flags]) => {
      const made = new Plain(pattern, flags)
      const [, , asking] = new Error('who asks').stack?.split('\n') ?? []
      if (!asking?.includes('node_modules')) found.push(made)
      return made
    },
  })
  // Other tests have loaded some of them before.
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

test('every expression is linear', () => {
  const slow = files.flatMap((file) =>
    slowAmong(expressionsIn(file)).map((one) => `${file} ${one}`),
  )
  expect(slow).toEqual([])
  expect(files.flatMap(expressionsIn).length).toBeGreaterThan(100)
})

test('every expression that is put together is linear', async () => {
  const made = await expressionsMade()
  expect(slowAmong(made)).toEqual([])
  expect(made.map(String).join()).toContain('save-page-configuration')
})

test.each([[/0+$/], [/\s+$/], [/a.*b.*c/], [/(a+)+b/], [/\B(?=(?:\d{3})+$)/g]])(
  'an expression such as %s is found',
  (expression) => {
    expect(slowAmong([expression])).toHaveLength(1)
  },
)
