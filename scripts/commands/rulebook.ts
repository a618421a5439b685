import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  buildSite,
  currentRun,
  isCommit,
  noteCoverage,
  readRates,
  siteFolder,
} from '@save/rulebook'
import { Trouble } from '../bootstrap/trouble.mjs'
import { lastWholeRun } from '../reports/reports.ts'
import { acceptNoArguments } from './arguments.ts'
import { runTool } from './tools.ts'

/**
 * Writes the rulebook from the tests of the rules as they last ran: in `npm test`, or here when the rules
 * have changed since, or when `--fresh` asks for it. Failing tests are written down as well: that is
 * what it shows. `--since <commit>` shows what changed since then.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { isFresh, since } = readArguments(args)
  const isCurrent = currentRun() !== undefined
  const code = isCurrent && !isFresh ? 0 : await runTests()
  await buildSite(lastWholeRun(), since)
  console.log(
    `\nThe rulebook: ${pathToFileURL(resolve(siteFolder, 'index.html')).href}\n` +
      'npm start serves it at /rulebook.',
  )
  const { complaints } = readRates()
  for (const complaint of complaints) console.error(`Rate book: ${complaint}`)
  return complaints.length > 0 ? 1 : code
}

function readArguments(args: readonly string[]): { isFresh: boolean; since?: string } {
  const at = args.indexOf('--since')
  const since = at < 0 ? undefined : (args[at + 1] ?? '')
  const others = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1))
  acceptNoArguments(
    'rulebook',
    others.filter((argument) => argument !== '--fresh'),
  )
  const isFresh = others.includes('--fresh')
  if (since === undefined) return { isFresh }
  if (isCommit(since)) return { isFresh, since }
  throw new Trouble(
    `There is no commit "${since}".`,
    'Name a commit, a tag or a branch: npm run rulebook -- --since v1.2.0',
  )
}

async function runTests(): Promise<number> {
  const config = 'apps/rulebook/src/run/recording.config.ts'
  const { code } = await runTool('vitest', ['run', `--config=${config}`])
  const run = currentRun()
  if (run !== undefined) noteCoverage(run.digest)
  return code
}
