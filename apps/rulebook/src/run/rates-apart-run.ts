/** Which cases of pay depend on which of several changed rates: they are run with each rate changed by itself. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { factsOf, tablesOf } from '../model/cases/tables.ts'
import { git } from '../model/history/git.ts'
import { type RateApart, ratesApart, withRates } from '../rates/rates-apart.ts'
import { candidatesIn, casesByRate, groupsOf, openRates } from '../rates/rates-in-groups.ts'
import { fileOfBook } from '../rates/rates-then.ts'
import { currentRun, type RanFile } from './run-report.ts'

const folder = 'reports/rulebook-rates-apart'

export interface CasesOfRate extends Pick<RateApart, 'name' | 'from'> {
  /** The cases that fail once this rate alone is as it is now, by their places in the page. */
  readonly failing: ReadonlySet<string>
  /** Those of them that fail then just as they do today: no other rate is needed to explain them. */
  readonly alike: ReadonlySet<string>
}

/** Up to so many are run one by one: more would take longer than the rest of the book. */
const mostAlone = 6

/** Runs them, where several rates have changed since a commit, or since another, and a case of pay fails. */
export function playRatesApart(...commits: readonly (string | undefined)[]): void {
  const failing = failingIn((currentRun()?.files ?? []).filter(({ file }) => isOfPay(file)))
  if (failing.size === 0) return
  mkdirSync(folder, { recursive: true })
  for (const commit of new Set(commits.filter((one) => one !== undefined))) {
    const versions = versionsSince(commit)
    const { before, apart } = versions
    if (apart.length < 2) continue
    const groups = isFew(apart) ? [] : groupsOf(apart.length)
    playAll([before, ...groups.map((places) => textWith(versions, places))])
    const alone = isFew(apart) ? apart.map((_, place) => place) : openOf(versions)
    playAll(alone.map((place) => textWith(versions, [place])))
  }
}

/** For each rate its cases; none if they were not run. A case that failed before them all depends on none. */
export function casesOfRates(commit: string): readonly CasesOfRate[] {
  const versions = versionsSince(commit)
  const { before, apart } = versions
  if (apart.length < 2 || runOf(before) === undefined) return []
  const alone = new Map(
    apart.flatMap((_, place) => {
      const failing = newlyFailing(versions, [place])
      return failing === undefined ? [] : [[place, failing] as const]
    }),
  )
  const found = isFew(apart) ? alone : casesByRate(candidatesOf(versions), alone)
  return [...found].flatMap(([place, failing]) => {
    const rate = apart[place]
    const alike = alikeIn(failing, runOf(textWith(versions, [place])))
    return rate === undefined ? [] : [{ name: rate.name, from: rate.from, failing, alike }]
  })
}

function alikeIn(
  failing: ReadonlySet<string>,
  alone: readonly RanFile[] = [],
): ReadonlySet<string> {
  const [then, today] = [complaintsIn(alone), complaintsIn(currentRun()?.files ?? [])]
  return new Set([...failing].filter((one) => then.has(one) && then.get(one) === today.get(one)))
}

interface Versions {
  readonly before: string
  readonly apart: readonly RateApart[]
}

function versionsSince(commit: string): Versions {
  const before = git('show', `${commit}:${fileOfBook}`) ?? ''
  const after = existsSync(fileOfBook) ? readFileSync(fileOfBook, 'utf8') : ''
  return {
    before,
    apart: before === '' || before === after.trimEnd() ? [] : ratesApart(before, after),
  }
}

const isFew = ({ length }: readonly RateApart[]): boolean => length <= mostAlone

const textWith = ({ before, apart }: Versions, places: readonly number[]): string =>
  withRates(
    before,
    places.flatMap((place) => apart[place] ?? []),
  )

/** The rates that the runs of several at once leave open. */
const openOf = (versions: Versions): readonly number[] =>
  openRates(candidatesOf(versions), mostAlone)

function candidatesOf(versions: Versions): ReadonlyMap<string, readonly number[]> {
  const { length } = versions.apart
  const runs = groupsOf(length).flatMap((rates) => {
    const failing = newlyFailing(versions, rates)
    return failing === undefined ? [] : [{ rates, failing }]
  })
  return candidatesIn(length, runs)
}

/** The cases that fail with some rates as they are now; none if that was not run. */
function newlyFailing(
  versions: Versions,
  places: readonly number[],
): ReadonlySet<string> | undefined {
  const [then, files] = [runOf(versions.before), runOf(textWith(versions, places))]
  if (then === undefined || files === undefined) return undefined
  const earlier = failingIn(then)
  return new Set([...failingIn(files)].filter((one) => !earlier.has(one)))
}

function playAll(texts: readonly string[]): void {
  for (const text of texts) if (runOf(text) === undefined) play(text)
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
  new Set(complaintsIn(files).keys())

/** Of the failing cases, by their places in the page. */
const complaintsIn = (files: readonly RanFile[]): ReadonlyMap<string, string> =>
  new Map(
    files
      .flatMap((ran) => [...tablesOf(ran).flatMap(({ rows }) => rows), ...factsOf(ran)])
      .filter(({ result }) => result === 'failed')
      .map(({ anchor, complaints }) => [anchor, complaints.map(({ says }) => says).join('\n')]),
  )
