import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Book, collectBook, compareBooks } from '@save/rulebook'
import { Trouble } from '../bootstrap/trouble.mjs'
import { lastRun } from '../reports/reports.ts'
import { reaches } from '../trace/levels.ts'
import { idsOf } from '../trace/titles.ts'

export const rulebookFolder = 'reports/rulebook'
const built = 'apps/rulebook/dist'

/**
 * Writes the rulebook from the code, the documents and the last test run, beside its built page.
 * @param since A commit or tag to compare with.
 */
export async function writeRulebook(since?: string): Promise<void> {
  const book = await collect('.', 'HEAD', lastRun())
  cpSync(built, rulebookFolder, { recursive: true })
  writeScript('book', book)
  if (since !== undefined) writeScript('changes', compareBooks(await bookOf(since), book, since))
}

const writeScript = (name: 'book' | 'changes', value: unknown): void =>
  writeFileSync(`${rulebookFolder}/${name}.js`, `globalThis.${name} = ${JSON.stringify(value)}\n`)

/** The book of an earlier commit, from a separate checkout inside this one, with this one's packages. */
async function bookOf(commit: string): Promise<Book> {
  const hash = git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`)
  if (hash === undefined)
    throw new Trouble(
      `There is no commit "${commit}".`,
      'Name a commit, a tag or a branch: npm run rulebook -- --since v1.2.0',
    )
  const folder = `reports/since/${hash}`
  if (!existsSync(folder)) {
    mkdirSync('reports/since', { recursive: true })
    if (git('worktree', 'add', '--detach', '--force', folder, hash) === undefined)
      throw new Trouble(`git can’t check out ${commit} in ${folder}.`, 'Run git worktree prune.')
  }
  try {
    return await collect(folder, hash)
  } finally {
    git('worktree', 'remove', '--force', folder)
  }
}

const collect = (folder: string, commit: string, run?: ReturnType<typeof lastRun>): Promise<Book> =>
  collectBook({
    root: resolve(folder),
    commit: git('rev-parse', '--short', commit) ?? '',
    day: git('show', '--no-patch', '--format=%cs', commit) ?? '',
    today: new Date().toISOString().slice(0, 10),
    ...(run && { run }),
    idsOf,
    reaches,
  })

/** Git's output; `undefined` if it fails. */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
