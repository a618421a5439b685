import { expect, test, vi } from 'vitest'
import { latestChangesOf } from './release.ts'

const listed = ['README.md', 'docs/rulebook-sign-off.yaml', 'docs/other-rulebook-sign-off.yaml']

vi.mock('../history/git.ts', () => ({
  filesAt: () => new Map(),
  git: (command: string) => (command === 'diff' ? listed.join('\n') : ''),
}))

test('Who has read what is not among the changed files, since it causes nothing', () => {
  const release = { since: undefined, changes: [], earlier: undefined, changelog: '' }
  expect(latestChangesOf(release).changedFiles).toEqual([
    'README.md',
    'docs/other-rulebook-sign-off.yaml',
  ])
})
