/**
 * Plants faults in rules, machines and selectors, one at a time, and runs the tests of the same context
 * against each: a context's own tests must prove what it decides.
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { currentCommit } from '../model/history/git.ts'
import { domainFolder } from '../source/domain-folder.ts'
import {
  contextScoreOf,
  type Explanation,
  explained,
  survivorsIn,
  withContext,
  withoutSurvivors,
} from './results.ts'
import { type ContextScore, readScore, scoreFile } from './score.ts'

const folder = 'reports/mutation'
const explanationsFile = 'docs/mutation-survivors.yaml'
const roles = '{rules,machine,selectors}'

/** Measured in percent of all faults planted in the domain. */
export const wantedPercent = 95

export const mutatedContexts = (): readonly string[] =>
  readdirSync(domainFolder).filter(
    (context) => globSync(`${domainFolder}/${context}/**/*.${roles}.ts`).length > 0,
  )

/** Starts a Node program and returns its exit code. */
type RunNode = (args: readonly string[]) => Promise<{ readonly code: number }>

/**
 * What the tests found; nothing if the faults could not be planted, in which case the tester has
 * printed why.
 */
export async function measure(
  context: string,
  runNode: RunNode,
): Promise<ContextScore | undefined> {
  const code = await plantFaultsIn(context, runNode)
  if (code !== 0) return undefined
  const report = JSON.parse(readFileSync(reportOf(context), 'utf8'))
  const commit = currentCommit()
  const scored = contextScoreOf(report, {
    context,
    commit: commit?.hash ?? '',
    day: commit?.day ?? '',
  })
  const score = withContext(readScore(), scored, survivorsIn(report))
  const survivors = explained(score.survivors, readExplanations())
  writeFileSync(scoreFile, `${JSON.stringify({ ...score, survivors }, null, 2)}\n`)
  return scored
}

const reportOf = (context: string): string => `${folder}/${context}.json`
const incrementalOf = (context: string): string => `${folder}/${context}.incremental.json`

async function plantFaultsIn(context: string, runNode: RunNode): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const settings = `${folder}/${context}.settings.json`
  writeFileSync(settings, JSON.stringify(settingsFor(context), null, 2))
  const known = incrementalOf(context)
  if (existsSync(known))
    writeFileSync(known, JSON.stringify(withoutSurvivors(JSON.parse(readFileSync(known, 'utf8')))))
  const { code } = await runNode([
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    settings,
  ])
  return code
}

const settingsFor = (context: string): object => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { dir: `${domainFolder}/${context}`, related: false },
  mutate: [`${domainFolder}/${context}/**/*.${roles}.ts`],
  // Only the domain goes into the sandbox.
  ignorePatterns: [
    ...readdirSync('.')
      .filter((name) => !['package.json', 'packages', 'tsconfig.base.json'].includes(name))
      .map((name) => `/${name}`),
    ...readdirSync('packages')
      .filter((name) => name !== 'domain')
      .map((name) => `/packages/${name}`),
    '**/node_modules',
  ],
  tempDirName: `${folder}/sandbox`,
  symlinkNodeModules: false,
  concurrency: 1,
  // Faults that were found and have not changed since are not measured again.
  incremental: true,
  incrementalFile: incrementalOf(context),
  warnings: { slow: false },
  reporters: ['json', 'clear-text', 'progress-append-only'],
  jsonReporter: { fileName: reportOf(context) },
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
})

export const readExplanations = (): readonly Explanation[] =>
  existsSync(explanationsFile) ? (parse(readFileSync(explanationsFile, 'utf8')) ?? []) : []
