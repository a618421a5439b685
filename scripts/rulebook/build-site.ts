/** Writes the rulebook from the last recorded run: one page, one style sheet, one script, one font. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { playwrightReport, readReports, vitestReport } from '../reports/reports.ts'
import type { TestResult } from '../reports/test-result.ts'
import { groupOf } from '../trace/catalogue.ts'
import { readChapterTexts } from './chapters/chapters.ts'
import { chartOf } from './machines/chart.ts'
import { shippedMachines } from './machines/shipped-machines.ts'
import { readCoverage } from './model/coverage.ts'
import { readDecisions } from './model/decisions.ts'
import { domainFolder, readContext, saysOf } from './model/domain.ts'
import { currentCommit, daysOfLines } from './model/git.ts'
import { readRelease } from './model/release.ts'
import { prove, readRequirements } from './model/requirements.ts'
import { factsOf, tablesOf } from './model/tables.ts'
import { readScore } from './mutation/score.ts'
import { pageOf } from './page/page.ts'
import { dayInWords } from './page/words.ts'
import type { Chapter, ChartedMachine, Rulebook } from './rulebook.ts'
import { type RanFile, runFile } from './run/run-report.ts'
import { type TableToTry, widthsOf } from './site/try-it/tables-to-try.ts'
import { tries } from './site/try-it/tries.ts'

export const siteFolder = 'reports/rulebook'

export async function buildSite(): Promise<Rulebook> {
  const ran: readonly RanFile[] = JSON.parse(readFileSync(runFile, 'utf8'))
  const book = await bookOf(ran)
  rmSync(siteFolder, { recursive: true, force: true })
  await bundle()
  writeFileSync(`${siteFolder}/index.html`, pageOf(book, sinceOf(), tablesToTry(book)))
  return book
}

async function bookOf(ran: readonly RanFile[]): Promise<Rulebook> {
  const wholeRun = lastWholeRun()
  const tables = ran.flatMap(tablesOf)
  const facts = ran.flatMap(factsOf)
  const shown = { tables, facts, wholeRun: wholeRun?.tests }
  const requirements = readRequirements()
  const machines = await chartedMachines()
  const chapters = readChapterTexts().map(async (text): Promise<Chapter> => {
    const isOwn = ({ file }: { readonly file: string }) =>
      text.context !== undefined && file.startsWith(`${domainFolder}/${text.context}/`)
    return {
      ...text,
      proofs: requirements
        .filter(({ id }) => text.groups.includes(groupOf(id)))
        .map((requirement) =>
          prove(requirement, shown, text.context !== undefined && requirement.level === 'unit'),
        ),
      tables: tables.filter(isOwn),
      facts: facts.filter(isOwn),
      machines: machines.filter(isOwn),
      source:
        text.context === undefined
          ? { rules: [], figures: [], sentences: [] }
          : await readContext(text.context),
    }
  })
  return {
    chapters: await Promise.all(chapters),
    decisions: readDecisions(),
    release: readRelease(),
    commit: currentCommit(),
    coverage: readCoverage(),
    mutation: readScore(),
    troubles: ran.flatMap(({ file, complaints }) =>
      complaints.map((complaint) => ({ file, complaint })),
    ),
    wholeRunDay: wholeRun?.day,
  }
}

const chartedMachines = async (): Promise<readonly ChartedMachine[]> =>
  (await shippedMachines(domainFolder)).map(({ name, file, machine }) => ({
    name,
    file,
    says: saysOf(file, name),
    chart: chartOf(machine),
  }))

interface WholeRun {
  readonly day: string
  readonly tests: readonly TestResult[]
}

/** The last run of everything; one that was broken off, or went without the browser, is none. */
function lastWholeRun(): WholeRun | undefined {
  const reports = [vitestReport, playwrightReport].map((path) =>
    statSync(path, { throwIfNoEntry: false }),
  )
  const times = reports.flatMap((report) => (report && report.size > 0 ? report.mtimeMs : []))
  if (times.length < reports.length) return undefined
  return { day: new Date(Math.min(...times)).toISOString().slice(0, 10), tests: readReports() }
}

function sinceOf(): (file: string, line: number) => string | undefined {
  const days = new Map<string, ReadonlyMap<number, string>>()
  return (file, line) => {
    const known = days.get(file) ?? daysOfLines(file)
    days.set(file, known)
    const day = known.get(line)
    return day === undefined ? undefined : dayInWords(day)
  }
}

/** For each thing to try, the table of this run that has its columns. */
function tablesToTry({ chapters }: Rulebook): Readonly<Record<string, TableToTry>> {
  const tables = chapters.flatMap(({ tables }) => tables)
  return Object.fromEntries(
    tries.flatMap(({ id, table: { file, headings } }) => {
      const table = tables.find(
        (table) => table.file === file && table.headings.join() === headings.join(),
      )
      if (table === undefined) return []
      const widths = widthsOf(
        headings,
        table.rows.map(({ cells }) => cells),
      )
      return [[id, { file, headings, widths }]]
    }),
  )
}

/** A classic script, so that the page also works when it is opened as a file. */
async function bundle(): Promise<void> {
  await build({
    configFile: false,
    base: './',
    root: fileURLToPath(new URL('site', import.meta.url)),
    logLevel: 'warn',
    build: {
      outDir: fileURLToPath(new URL(`../../${siteFolder}`, import.meta.url)),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      reportCompressedSize: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('site/rulebook.ts', import.meta.url)),
        output: {
          format: 'iife',
          entryFileNames: 'rulebook.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'rulebook.css' : '[name][extname]',
        },
      },
    },
  })
}
