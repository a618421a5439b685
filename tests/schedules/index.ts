// First, so that the portal finds no channel to other tabs: an open one keeps the process running.
import './world/browser.ts'

export { modes } from './draw.ts'
export { plantedFaults } from './faults/planted-faults.ts'
export type { Found } from './search.ts'
export { subjectNames } from './subjects.ts'
