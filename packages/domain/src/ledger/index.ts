export { ledgerMessages } from './ledger.messages.ts'
export { ledgerPolicy } from './ledger.policy.ts'
export {
  type CallEnd,
  type CallResult,
  callEnds,
  type KeptCall,
  type MoneyCall,
  moneyCalls,
  type Outcome,
  type OutcomeMemory,
  type OwnCalls,
  type Purse,
  type PurseMark,
  purseOf,
  purses,
  readKeptCalls,
  readMark,
  type Save,
  type SharedMark,
  type SharedPurses,
} from './ledger.schema.ts'
export { lockMessages } from './lock.messages.ts'
export {
  isOwn,
  type Outcomes,
  type OutcomesInput,
  type OutcomesRef,
  outcomesList,
  type ReportingPage,
  reportedBy,
  sentenceOf,
  toKeep,
  unreported,
} from './outcomes.machine.ts'
export { type PurseInput, type PurseRef, purseMachine } from './purse.machine.ts'
export {
  type Control,
  controlUnless,
  isAwaitedLong,
  type KnownPurse,
  knownPurse,
  type Ledger,
  type LockReason,
  lockNote,
  lockReason,
  mayCheckAgain,
  type PurseSnapshot,
  type WhyDisabled,
  whyDisabled,
} from './purse.selectors.ts'
export { forgetOutcome, sendThroughLock, unknownResult } from './send-through-lock.ts'
