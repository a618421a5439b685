export { buildSite, readRates, siteFolder, type WholeRun } from './build-site.ts'
export { noteCoverage } from './model/coverage.ts'
export { isCommit } from './model/git.ts'
export { currentRun } from './run/run-report.ts'
