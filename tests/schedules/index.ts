export { modes } from './draw.ts'
export { plantedFaults } from './faults/planted-faults.ts'
export type { Found } from './search.ts'
export { subjectNames } from './subjects.ts'
