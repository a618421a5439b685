import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { baseOf } from './base.ts'
import { filesAt, git } from './git.ts'

/** A history of its own, apart from the product's. */
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'base-'))
  process.env['GIT_DIR'] = join(folder, '.git')
  process.env['GIT_WORK_TREE'] = folder
  git('init', '--quiet')
})
afterEach(() => {
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMITTER_DATE']) delete process.env[name]
  rmSync(folder, { recursive: true, force: true })
})

function committed(day: string): void {
  process.env['GIT_COMMITTER_DATE'] = `${day}T12:00:00Z`
  const author = ['-c', 'user.name=Someone', '-c', 'user.email=someone@example.com']
  git(...author, 'commit', '--quiet', '--allow-empty', '-m', day)
}

describe('Which commit is today compared with?', () => {
  test('the last release, if there is one', () => {
    committed('2026-11-01')
    git('tag', 'v1.0.0')
    committed('2026-11-24')
    expect(baseOf()).toMatchObject({ name: 'v1.0.0', day: '2026-11-01', is: 'the last release' })
  })

  test('without one, the state a week before the newest commit', () => {
    for (const day of ['2026-11-01', '2026-11-03', '2026-11-12', '2026-11-15']) committed(day)
    const base = baseOf()
    expect(base).toMatchObject({ day: '2026-11-03', is: 'a week old' })
    expect(base?.name).toBe(base?.hash)
  })

  test('in a younger history, the state a day before it', () => {
    for (const day of ['2026-11-13', '2026-11-14', '2026-11-15']) committed(day)
    expect(baseOf()).toMatchObject({ day: '2026-11-14', is: 'a day old' })
  })

  test('none in a history of a single day', () => {
    committed('2026-11-15')
    expect(baseOf()).toBeUndefined()
  })

  test('the commit that was named, whatever else there is', () => {
    committed('2026-11-14')
    git('tag', 'v1.0.0')
    committed('2026-11-15')
    expect(baseOf('HEAD')).toMatchObject({ name: 'HEAD', day: '2026-11-15', is: 'named' })
  })
})

test('Files of a commit are read at once, each as it was', () => {
  const file = join(folder, 'ä.txt')
  writeFileSync(file, 'Grüße\n\n£5\n')
  writeFileSync(join(folder, 'empty.txt'), '')
  git('add', '.')
  committed('2026-11-15')
  writeFileSync(file, 'other')
  expect([...filesAt('HEAD', ['ä.txt', 'none.txt', 'empty.txt'])]).toEqual([
    ['ä.txt', 'Grüße\n\n£5'],
    ['empty.txt', ''],
  ])
})
