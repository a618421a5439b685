import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  baseOf,
  buildSite,
  currentRun,
  currentScreens,
  isCommit,
  keepSince,
  noteCoverage,
  playEarlier,
  playFilesApart,
  playRatesApart,
  ratesChangedSince,
  readRates,
  signOff,
  sinceOfLast,
  siteFolder,
} from '@save/rulebook'
import { Trouble } from '../bootstrap/trouble.mjs'
import { lastWholeRun } from '../reports/reports.ts'
import { acceptNoArguments } from './arguments.ts'
import { runTool } from './tools.ts'

/**
 * Writes the rulebook from the last results of the rules' tests and the screens' tables: from `npm
 * test`, or from a run now if rules or screens have changed since. `--fresh` runs the rules' tests
 * in any case, and counts their branches. Failing tests are included: that is what it shows. `--since <commit>` shows what changed since
 * then (without it since the last release, or in the last week), and plays that commit's cases on the current rules. `--again`, for the
 * server, compares with the commit that somebody last named. `--sign <requirement> --by <name>` records that someone has read a rule.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { isFresh, isAgain, since: named, signed, by } = readArguments(args)
  const since = isAgain ? sinceOfLast() : named
  const code = currentRun() !== undefined && !isFresh ? 0 : await runTests()
  const ofScreens = currentScreens() !== undefined ? 0 : await runScreens()
  if (since !== undefined) playEarlier(since)
  playRatesApart(since ?? 'HEAD', baseOf(since)?.hash)
  playFilesApart(since ?? 'HEAD', baseOf(since)?.hash)
  const hint = signed === undefined ? undefined : await signOff(signed, by ?? '')
  if (hint !== undefined)
    throw new Trouble(`There is no requirement or chapter to sign called "${signed}".`, hint)
  if (signed !== undefined)
    console.log(
      `\ndocs/rulebook-sign-off.yaml now says that ${by} has read ${signed} as it stands.`,
    )
  const ofRows = await buildSite(lastWholeRun(), since)
  keepSince(since)
  console.log(
    `\nThe rulebook: ${pathToFileURL(resolve(siteFolder, 'index.html')).href}\n` +
      'npm start serves it at /rulebook.',
  )
  for (const rate of await ratesChangedSince(baseOf(since)))
    console.error(`Rate book, changed though in force: ${rate}`)
  const { complaints } = readRates()
  for (const complaint of complaints) console.error(`Rate book: ${complaint}`)
  for (const complaint of ofRows) console.error(complaint)
  return complaints.length + ofRows.length > 0 ? 1 : Math.max(code, ofScreens)
}

interface Arguments {
  readonly isFresh: boolean
  readonly isAgain: boolean
  readonly since?: string
  readonly signed?: string
  readonly by?: string
}

const withValue = ['--since', '--sign', '--by']

function readArguments(args: readonly string[]): Arguments {
  const values = new Map(
    withValue.flatMap((name) => {
      const at = args.indexOf(name)
      return at < 0 ? [] : [[name, args[at + 1] ?? ''] as const]
    }),
  )
  const others = args.filter(
    (argument, index) =>
      !['--fresh', '--again'].includes(argument) &&
      !withValue.includes(argument) &&
      !withValue.includes(args[index - 1] ?? ''),
  )
  acceptNoArguments('rulebook', others)
  const [since, signed, by] = withValue.map((name) => values.get(name))
  if (since !== undefined && !isCommit(since))
    throw new Trouble(
      `There is no commit "${since}".`,
      'Name a commit, a tag or a branch: npm run rulebook -- --since v1.2.0',
    )
  if ((signed === undefined) !== ((by ?? '').trim() === ''))
    throw new Trouble(
      'A signature needs a requirement and a name.',
      "Say what and by whom: npm run rulebook -- --sign SALSAC-04 --by 'Your name'",
    )
  return {
    isFresh: args.includes('--fresh'),
    isAgain: args.includes('--again'),
    ...(since !== undefined && { since }),
    ...(signed !== undefined && { signed }),
    ...(by !== undefined && { by }),
  }
}

/** The rules' tests with wrong answers in their tables: every row has to fail. */
const wrongAnswersConfig = 'apps/rulebook/src/run/wrong-cells/wrong-cells.config.ts'

async function runTests(): Promise<number> {
  const config = 'apps/rulebook/src/run/recording.config.ts'
  const { code } = await runTool('vitest', ['run', `--config=${config}`])
  const run = currentRun()
  if (run !== undefined) noteCoverage(run.digest)
  await runTool('vitest', ['run', `--config=${wrongAnswersConfig}`], { capture: true })
  return code
}

async function runScreens(): Promise<number> {
  const config = 'apps/rulebook/src/run/screens.config.ts'
  const { code } = await runTool('vitest', ['run', `--config=${config}`])
  return code
}
