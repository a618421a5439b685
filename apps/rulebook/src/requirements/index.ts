export { type Catalogue, groupOf, type Requirement, readCatalogue } from './catalogue.ts'
export { type Level, reaches } from './levels.ts'
export type { TestResult } from './test-result.ts'
export { idsOf } from './titles.ts'
