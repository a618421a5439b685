/**
 * The cases of an earlier commit, run on today's rules: one that fails has another result now.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { git } from '../model/history/git.ts'
import { domainFolder } from '../source/domain-folder.ts'
import { currentRun, type RanFile } from './run-report.ts'

/** Where those cases are put beside today's rules, so that they find packages as usual. */
export const earlierFolder = 'reports/rulebook-earlier/domain/src'
const folderOfRuns = 'reports/rulebook-earlier'

const runFileOf = (commit: string): string => `${folderOfRuns}/${hashOf(commit)}.json`
const hashOf = (commit: string): string => git('rev-parse', '--short', `${commit}^{commit}`) ?? ''

/** The results of that commit's cases, if they were run on exactly these rules. */
export const earlierRun = (commit: string): readonly RanFile[] | undefined =>
  currentRun(runFileOf(commit))?.files

/** Runs them, unless that has been done already. */
export function playEarlier(commit: string): void {
  if (earlierRun(commit) !== undefined) return
  layOut(commit)
  const config = 'apps/rulebook/src/run/earlier.config.ts'
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', `--config=${config}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SAVE_EARLIER_RUN: runFileOf(commit) },
  })
}

function layOut(commit: string): void {
  rmSync(folderOfRuns, { recursive: true, force: true })
  cpSync(domainFolder, earlierFolder, { recursive: true, filter: (file) => !isTest(file) })
  writeFileSync(`${dirname(earlierFolder)}/package.json`, '{ "type": "module" }\n')
  const then = (git('ls-tree', '-r', '--name-only', commit, '--', domainFolder) ?? '').split('\n')
  for (const file of then) {
    const place = file.replace(domainFolder, earlierFolder)
    // Test helpers of that commit that no longer exist.
    const isHelp = file.includes('/testing/') && !existsSync(place)
    if (!isTest(file) && !isHelp) continue
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, `${git('show', `${commit}:${file}`) ?? ''}\n`)
  }
}

const isTest = (file: string): boolean => file.endsWith('.test.ts')
