/** Which cases of pay depend on which of several changed rates: they are run with each rate changed by itself. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { git } from '../model/git.ts'
import { factsOf, tablesOf } from '../model/tables.ts'
import { type RateApart, ratesApart } from '../rates/rates-apart.ts'
import { fileOfBook } from '../rates/rates-then.ts'
import { currentRun, type RanFile } from './run-report.ts'

const folder = 'reports/rulebook-rates-apart'

export interface CasesOfRate extends Pick<RateApart, 'name' | 'from'> {
  /** The cases that fail once this rate alone is as it is now, by their places in the page. */
  readonly failing: ReadonlySet<string>
}

/** More would take longer than the rest of the book. */
const mostRates = 6

/** Runs them, where several rates have changed since a commit, or since another, and a case of pay fails. */
export function playRatesApart(...commits: readonly (string | undefined)[]): void {
  const failing = failingIn((currentRun()?.files ?? []).filter(({ file }) => isOfPay(file)))
  if (failing.size === 0) return
  mkdirSync(folder, { recursive: true })
  for (const commit of new Set(commits.filter((one) => one !== undefined))) {
    const { before, apart } = versionsSince(commit)
    const texts = apart.length === 0 ? [] : [before, ...apart.map(({ text }) => text)]
    for (const text of texts) if (runOf(text) === undefined) play(text)
  }
}

/** For each rate its cases; none if they were not run. A case that failed before them all depends on none. */
export function casesOfRates(commit: string): readonly CasesOfRate[] {
  const { before, apart } = versionsSince(commit)
  const then = runOf(before)
  const runs = apart.map(({ name, from, text }) => ({ name, from, files: runOf(text) }))
  if (then === undefined) return []
  const earlier = failingIn(then)
  return runs.flatMap(({ files, ...rate }) =>
    files === undefined
      ? []
      : [{ ...rate, failing: new Set([...failingIn(files)].filter((one) => !earlier.has(one))) }],
  )
}

function versionsSince(commit: string) {
  const before = git('show', `${commit}:${fileOfBook}`) ?? ''
  const after = existsSync(fileOfBook) ? readFileSync(fileOfBook, 'utf8') : ''
  const all = before === '' || before === after.trimEnd() ? [] : ratesApart(before, after)
  return { before, apart: all.length > 1 && all.length <= mostRates ? all : [] }
}

const isOfPay = (file: string): boolean => file.includes('/payslip/')

const pathOf = (text: string): string =>
  `${folder}/${createHash('sha256').update(text).digest('hex').slice(0, 12)}`

const runOf = (text: string): readonly RanFile[] | undefined =>
  currentRun(`${pathOf(text)}.json`)?.files

function play(text: string): void {
  const path = pathOf(text)
  writeFileSync(`${path}.txt`, text)
  const config = 'apps/rulebook/src/run/rates-apart.config.ts'
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', `--config=${config}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SAVE_RATES_TEXT: `${path}.txt`, SAVE_RATES_RUN: `${path}.json` },
  })
}

const failingIn = (files: readonly RanFile[]): ReadonlySet<string> =>
  new Set(
    files
      .flatMap((ran) => [...tablesOf(ran).flatMap(({ rows }) => rows), ...factsOf(ran)])
      .filter(({ result }) => result === 'failed')
      .map(({ anchor }) => anchor),
  )
