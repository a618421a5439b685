import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { fileAsBefore } from './file-as-before.ts'
import rules from './files-apart.config.ts'
import earlier from './files-apart-earlier.config.ts'
import screens from './files-apart-screens.config.ts'

test('Files are given as they were before, in the domain and where an earlier one is laid out', () => {
  const texts = join(mkdtempSync(join(tmpdir(), 'apart-')), 'texts.json')
  writeFileSync(
    texts,
    JSON.stringify({
      'packages/domain/src/help/help.rules.ts': 'export const one = 1\n',
      'packages/domain/src/member/member.rules.ts': 'export const two = 2\n',
    }),
  )
  vi.stubEnv('SAVE_APART_TEXTS', texts)
  const load = fileAsBefore.load as unknown as (id: string) => string | undefined
  for (const folder of ['/repository/packages', '/repository/reports/rulebook-earlier'])
    expect(load(`${folder}/domain/src/help/help.rules.ts?v=1`)).toBe('export const one = 1\n')
  expect(load('/repository/packages/domain/src/member/member.rules.ts')).toBe(
    'export const two = 2\n',
  )
  expect(load('/repository/packages/domain/src/help/help.policy.ts')).toBeUndefined()
  vi.stubEnv('SAVE_APART_TEXTS', '')
  expect(load('/repository/packages/domain/src/help/help.rules.ts')).toBeUndefined()
  vi.unstubAllEnvs()
})

test('Nothing is taken from what was kept of a module', () => {
  for (const config of [rules, earlier]) expect(config.test?.fsModuleCache).toBe(false)
})

test('The screens’ tests are given it, too', () => {
  const projects = screens.test?.projects ?? []
  expect(projects).toHaveLength(2)
  for (const project of projects)
    expect(project).toMatchObject({
      plugins: [fileAsBefore, {}, {}],
      test: { fsModuleCache: false },
    })
})
