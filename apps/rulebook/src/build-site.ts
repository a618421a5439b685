/** Writes the rulebook from the last recorded run: one page, one style sheet, one script, one font. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { bundle } from './bundle.ts'
import { readAsked, readChapterTexts } from './chapters/chapters.ts'
import { chartedMachines } from './machines/charted-machines.ts'
import { factsOf, tablesOf } from './model/cases/tables.ts'
import { findingsIn, readGapReasons } from './model/gaps/gap-reasons.ts'
import { baseOf } from './model/history/base.ts'
import { currentCommit } from './model/history/git.ts'
import { keptTexts } from './model/history/kept-texts.ts'
import { lastChanged } from './model/history/last-changed.ts'
import { complaintsOf } from './model/proof/complaints.ts'
import { readCoverage } from './model/proof/coverage.ts'
import { decidingRules } from './model/proof/deciding-rules.ts'
import { prove, readRequirements } from './model/proof/requirements.ts'
import { readSchedules } from './model/proof/schedules.ts'
import { shownDeciding } from './model/proof/shown-deciding.ts'
import { traceabilityFile, traceabilityOf } from './model/proof/traceability.ts'
import { readReasons } from './model/proof/without-rows.ts'
import { readDecisions } from './model/records/decisions.ts'
import { readAllRecords, readRecords, restingOn } from './model/records/records.ts'
import { latestChangesOf, readRelease } from './model/release/release.ts'
import { failingIn, leftOutIn } from './model/sign-off/failing-ids.ts'
import { runnable } from './model/sign-off/pieces-run.ts'
import { saidTexts } from './model/sign-off/sentences-anew.ts'
import { readSignOffs, sign, signOffsOf, signOffsWritten } from './model/sign-off/sign-off.ts'
import { signOffHint } from './model/sign-off/sign-off-hint.ts'
import { allVersionsOf } from './model/sign-off/versions.ts'
import { readStandIn, sourceOf } from './model/statements/domain.ts'
import { readScoreToday } from './mutation/score-today.ts'
import { daysOfLinesInWords } from './page/in-words/day-of-line.ts'
import { pageOf } from './page/page.ts'
import { ratesChangedSince, readRates } from './rates/rate-book.ts'
import { ratesUsed } from './rates/rates-used.ts'
import { groupOf } from './requirements/catalogue.ts'
import type { TestResult } from './requirements/test-result.ts'
import type { Chapter, Rulebook } from './rulebook.ts'
import { withAnyAnswer } from './run/any-answer.ts'
import { digestOf } from './run/digest.ts'
import { currentRun, currentScreens, currentWrongRun, type RanFile } from './run/run-report.ts'
import { tablesToTry } from './site/try-it/tables-of-run.ts'
import { siteFolder } from './site-folder.ts'
import { adapterFolder, described, domainFolder, screensFolder } from './source/domain-folder.ts'

/** Written beside the pages: what they were made from. */
const madeFromFile = `${siteFolder}/made-from.txt`

/** Writes the pages, unless they exist already, made from the same things; returns the problems found. */
export async function buildSite(
  wholeRun: WholeRun | undefined,
  since?: string,
): Promise<readonly string[]> {
  const ran = ranFiles()
  const screens = ['apps/portal/src', 'apps/fake-api/src']
  const sources = ['docs', 'apps/rulebook/src', 'tests/schedules', ...screens]
  const madeFrom = [
    digestOf(...described, ...sources),
    digestOf('reports/rulebook-run'),
    wholeRun?.day ?? '',
    JSON.stringify(baseOf(since)),
    JSON.stringify(currentCommit()),
    JSON.stringify(readRates()),
  ].join(' ')
  if (existsSync(madeFromFile) && readFileSync(madeFromFile, 'utf8') === madeFrom) return []
  rmSync(siteFolder, { recursive: true, force: true })
  const kept = keptTexts()
  const made = await bookOf(ran, wholeRun, since)
  const complaints = complaintsOf(made, ran.flatMap(tablesOf))
  const book = { ...made, complaints, lastChanged: lastChanged(kept) }
  await bundle()
  writeFileSync(
    `${siteFolder}/index.html`,
    await pageOf(book, daysOfLinesInWords(), tablesToTry(book)),
  )
  const matrix = traceabilityOf(book, shownDeciding(book.chapters))
  writeFileSync(`${siteFolder}/${traceabilityFile}`, `\uFEFF${matrix}`)
  kept.keep()
  // Pages with problems are made again, so that the problems are reported again.
  if (complaints.length === 0) writeFileSync(madeFromFile, madeFrom)
  return complaints
}

/** The test runs of the rules and of the screens. */
function ranFiles(): readonly RanFile[] {
  const [run, screens] = [currentRun(), currentScreens()]
  if (run === undefined || screens === undefined)
    throw new Error('The tests of the rules and the screens have to run first.')
  return [...withAnyAnswer(run.files, currentWrongRun()?.files), ...screens.files]
}

async function bookOf(
  ran: readonly RanFile[],
  wholeRun: WholeRun | undefined,
  since: string | undefined,
): Promise<Omit<Rulebook, 'lastChanged'>> {
  const tables = ran.flatMap(tablesOf)
  const facts = ran.flatMap(factsOf)
  const shown = { tables, facts, wholeRun: wholeRun?.tests }
  const requirements = readRequirements()
  const machines = await chartedMachines()
  const reasons = readReasons()
  const records = readAllRecords()
  const chapters = readChapterTexts().map(async (text): Promise<Chapter> => {
    const source = await sourceOf(text)
    const folders = [
      ...(text.context === undefined
        ? []
        : [domainFolder, screensFolder, adapterFolder].map(
            (folder) => `${folder}/${text.context}/`,
          )),
      ...(text.adapter === undefined ? [] : [`${adapterFolder}/${text.adapter}/`]),
    ]
    const isOwn = ({ file }: { readonly file: string }) =>
      folders.some((folder) => file.startsWith(folder))
    return {
      ...text,
      records: readRecords(text.records ?? []),
      restsOn: restingOn(source, records),
      proofs: requirements
        .filter(({ id }) => text.groups.includes(groupOf(id)))
        .map((requirement) =>
          prove(
            requirement,
            shown,
            // A reason says that something else than a rule proves it.
            text.context !== undefined &&
              requirement.level === 'unit' &&
              !(requirement.id in reasons),
          ),
        ),
      tables: tables.filter(isOwn),
      facts: facts.filter(isOwn),
      machines: machines.filter(isOwn),
      source,
      standIn: await readStandIn(text.context),
    }
  })
  const made = await Promise.all(chapters)
  const base = baseOf(since)
  const today = readRates()
  const rates = { ...today, changed: await ratesChangedSince(base, today) }
  const release = readRelease(base, ran)
  const used = ratesUsed(rates.entries)
  const decisions = readDecisions()
  const versions = allVersionsOf(made, decidingRules(made), rates.entries, decisions)
  return {
    chapters: made,
    signOffs: signOffsOf(versions, readSignOffs(), used, {
      failing: failingIn(made),
      leftOut: leftOutIn(made),
      said: saidTexts(made.map(({ source }) => source)),
      runnable: runnable(made),
      broken: new Set(
        ran.filter(({ complaints }) => complaints.length > 0).map(({ file }) => file),
      ),
    }),
    signOffsWritten: signOffsWritten(),
    versions,
    ratesUsed: used,
    asked: readAsked(),
    decisions,
    records,
    rates,
    release,
    ...latestChangesOf(release),
    findings: findingsIn(tables, readGapReasons()),
    schedules: readSchedules(),
    reasonsWithoutRow: reasons,
    commit: currentCommit(),
    coverage: readCoverage(digestOf(domainFolder)),
    mutation: readScoreToday(),
    troubles: ran.flatMap(({ file, complaints }) =>
      complaints.map(({ says }) => ({ file, complaint: says })),
    ),
    wholeRunDay: wholeRun?.day,
  }
}

/** Records that someone has read a requirement, a chapter without any or the rate book as it is; a hint if there is none. */
export async function signOff(requirement: string, by: string): Promise<string | undefined> {
  const { chapters, versions, ratesUsed } = await bookOf(ranFiles(), undefined, undefined)
  const version = versions.get(requirement)
  if (version === undefined) return signOffHint(requirement, chapters, [...versions.keys()])
  const on = new Date().toISOString().slice(0, 10)
  sign({ requirement, ...version, by, on, rates: ratesUsed.get(requirement) })
  return undefined
}

/** The last run of all tests: its results, and its day. */
export interface WholeRun {
  readonly day: string
  readonly tests: readonly TestResult[]
}
