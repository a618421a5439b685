export {
  type CallReport,
  failureInWords,
  readAsStranger,
  readEverything,
} from './reading/read-everything.ts'
