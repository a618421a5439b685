/**
 * Mutates rules, machines and selectors, one change at a time, and runs the tests of the same context against each: a
 * context's own tests must prove its decisions.
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { Trouble } from '../bootstrap/trouble.mjs'
import {
  type MutationReport,
  percentOf,
  type Score,
  scoreOf,
  unexplainedIn,
  withoutSurvivors,
} from '../mutation/mutants.ts'
import { runNode } from './tools.ts'

const domainFolder = 'packages/domain/src'
const roles = '{rules,machine,selectors}'
const folder = 'reports/mutation'
const scoreFile = 'scripts/mutation/score.json'
const reasonsFile = 'scripts/mutation/survivors.yaml'
/** The required score of all contexts together. */
const wantedPercent = 95

/** Measures all contexts or the named ones, and keeps the scores of the others. */
export async function run(args: readonly string[]): Promise<number> {
  const known = readdirSync(domainFolder).filter(
    (context) => globSync(`${domainFolder}/${context}/**/*.${roles}.ts`).length > 0,
  )
  const unknown = args.find((context) => !known.includes(context))
  if (unknown !== undefined)
    throw new Trouble(`There is no context "${unknown}".`, `There are: ${known.join(', ')}.`)

  const reasons = parse(readFileSync(reasonsFile, 'utf8'))
  const scores: Record<string, Score> = readJson(scoreFile)
  const open = []
  for (const context of args.length > 0 ? args : known) {
    const report = await mutate(context)
    const score = scoreOf(report)
    scores[context] = score
    open.push(...unexplainedIn(report, reasons))
    writeFileSync(scoreFile, `${JSON.stringify(scores, null, 2)}\n`)
    console.log(`${context}: the tests killed ${percentOf([score]).toFixed(1)}% of the mutants.`)
  }

  const percent = percentOf(Object.values(scores))
  console.log(`\n${percent.toFixed(1)}% in all contexts together.`)
  for (const { file, line, was, became } of open)
    console.log(
      `\n${file}:${line} survived, and ${reasonsFile} has no reason\n- ${was}\n+ ${became}`,
    )
  return percent >= wantedPercent && open.length === 0 ? 0 : 1
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

async function mutate(context: string): Promise<MutationReport> {
  mkdirSync(folder, { recursive: true })
  const known = `${folder}/${context}.incremental.json`
  if (existsSync(known)) writeFileSync(known, JSON.stringify(withoutSurvivors(readJson(known))))
  const settings = `${folder}/${context}.settings.json`
  const report = `${folder}/${context}.json`
  writeFileSync(settings, JSON.stringify(settingsFor(context, known, report), null, 2))
  const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js'
  const { code } = await runNode([stryker, 'run', settings])
  if (code !== 0)
    throw new Trouble(
      `Stryker could not mutate ${context}; see above.`,
      `Its tests have to pass first: npm run unit -- ${domainFolder}/${context}`,
    )
  return readJson(report)
}

const settingsFor = (context: string, incrementalFile: string, report: string): object => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/descriptions.ts'],
  ignorers: ['descriptions'],
  vitest: { dir: `${domainFolder}/${context}`, related: false },
  mutate: [`${domainFolder}/${context}/**/*.${roles}.ts`],
  // Only the domain is copied into the sandbox.
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
  // Skips unchanged mutants that were killed before.
  incremental: true,
  incrementalFile,
  warnings: { slow: false },
  reporters: ['json', 'clear-text', 'progress-append-only'],
  jsonReporter: { fileName: report },
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
})
