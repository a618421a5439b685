import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'

/** How many branches of the rules the tests ran. */
export interface BranchCoverage {
  readonly covered: number
  readonly total: number
  /** Files with a branch that no test ran. */
  readonly gaps: readonly { readonly file: string; readonly missed: number }[]
}

export const coverageFolder = 'reports/rulebook-coverage'

interface Counted {
  readonly total: number
  readonly covered: number
}

const summaryFile = `${coverageFolder}/coverage-summary.json`
const digestFile = `${coverageFolder}/digest.txt`

/** Called after a run that counted branches, with the digest of the domain. */
export const noteCoverage = (digest: string): void => writeFileSync(digestFile, digest)

/** None when branches were counted for another version of the domain. */
export function readCoverage(digest: string): BranchCoverage | undefined {
  if (!existsSync(summaryFile) || !existsSync(digestFile)) return undefined
  if (readFileSync(digestFile, 'utf8') !== digest) return undefined
  return branchesOf(JSON.parse(readFileSync(summaryFile, 'utf8')))
}

export function branchesOf(
  summary: Readonly<Record<string, { readonly branches: Counted }>>,
): BranchCoverage {
  const files = Object.entries(summary).filter(([file]) => file !== 'total')
  const sum = (key: keyof Counted) =>
    files.reduce((total, [, { branches }]) => total + branches[key], 0)
  return {
    covered: sum('covered'),
    total: sum('total'),
    gaps: files
      .filter(([, { branches }]) => branches.covered < branches.total)
      .map(([file, { branches }]) => ({
        file: relative(process.cwd(), file).replaceAll(sep, '/'),
        missed: branches.total - branches.covered,
      })),
  }
}
