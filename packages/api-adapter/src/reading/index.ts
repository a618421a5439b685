export {
  type CallReport,
  failureInWords,
  readAsStranger,
  readEverything,
} from './read-everything.ts'
