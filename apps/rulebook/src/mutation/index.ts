export { measure, mutatedContexts, wantedPercent } from './run-mutation.ts'
export { percentOf, readScore, scoreFile } from './score.ts'
