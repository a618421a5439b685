/** The rates of an earlier commit, by its own tables. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { rateBook } from '@save/domain/payslip'
import type { choiceRates } from '@save/fake-api/page-configuration'
import { git } from '../model/history/git.ts'
import { hostRates } from './host-rates.ts'
import { payslipRates } from './payslip-rates.ts'
import type { RateEntry } from './rate-entry.ts'

export const fileOfBook = 'packages/domain/src/payslip/rate-book.policy.ts'
export const fileOfHost = 'apps/fake-api/src/portal/page-configuration.policy.ts'

/** None of a file that the commit lacks, or whose rows have another form than today's. */
export async function ratesThen(commit: string): Promise<readonly RateEntry[]> {
  const textOf = (file: string) => git('show', `${commit}:${file}`) ?? ''
  return ratesIn(textOf(fileOfBook), textOf(fileOfHost))
}

/** The entries that two such texts state. */
export async function ratesIn(book: string, host: string): Promise<readonly RateEntry[]> {
  return [
    ...(await rowsIn(fileOfHost, host, ({ choiceRates: rows = [] }: HostFile) => hostRates(rows))),
    ...(await rowsIn(fileOfBook, book, ({ rateBook: rows = [] }: BookFile) => payslipRates(rows))),
  ]
}

interface HostFile {
  readonly choiceRates?: typeof choiceRates
}
interface BookFile {
  readonly rateBook?: typeof rateBook
}

const folder = 'reports/rulebook-rates'
let written = 0

async function rowsIn<Module>(
  file: string,
  text: string,
  entriesOf: (module: Module) => readonly RateEntry[],
): Promise<readonly RateEntry[]> {
  if (text === '') return []
  // It is run from elsewhere, but takes what it imports from today's place.
  const here = text.replace(
    /(?<=\bfrom ')\.{1,2}\/[^']+/g,
    (path) => pathToFileURL(resolve(dirname(file), path)).href,
  )
  mkdirSync(folder, { recursive: true })
  written += 1
  const copy = resolve(folder, `${process.pid}-${written}-${basename(file)}`)
  writeFileSync(copy, `${here}\n`)
  try {
    return entriesOf(await import(pathToFileURL(copy).href))
  } catch {
    return []
  }
}
