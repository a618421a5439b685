export { modes } from './arbitraries.ts'
export { subjectNames } from './subjects.ts'
export { invariants } from './witness/violation.ts'
