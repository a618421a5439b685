export { modes } from './draw.ts'
export { plantedFaults } from './faults/planted-faults.ts'
export { subjectNames } from './subjects.ts'
