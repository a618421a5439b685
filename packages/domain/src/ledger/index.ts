export { type Consequence, drawingOn } from './drawing-on.ts'
export {
  type Control,
  controlUnless,
  type KnownPurse,
  knownPurse,
  type LockReason,
  lockNote,
  mayStillReport,
  type WhyDisabled,
  whyDisabled,
} from './known-purse.selectors.ts'
export { ledgerMessages } from './ledger.messages.ts'
export { ledgerPolicy, purses } from './ledger.policy.ts'
export {
  type CallEnd,
  callEnds,
  type KeptOutcomes,
  type MoneyCall,
  moneyCalls,
  noMemory,
  type Outcome,
  type OutcomeMemory,
  type OwnCalls,
  type Purse,
  type PurseMark,
  type Save,
  type SharedPurses,
  saves,
} from './ledger.schema.ts'
export { lockMessages } from './lock.messages.ts'
export { type OutcomesInput, type OutcomesRef, outcomesList } from './outcomes.machine.ts'
export {
  isOwn,
  type Outcomes,
  type ReportingPage,
  reportedBy,
  sentenceOf,
  toKeep,
  unreported,
} from './outcomes.rules.ts'
export { forgetOutcome, type PurseRef, purseMachine } from './purse.machine.ts'
export type { PurseInput } from './purse.schema.ts'
export {
  isAwaitedLong,
  isHeldElsewhere,
  isSettled,
  type Ledger,
  mayCheckAgain,
  mayStillArrive,
  type PurseSnapshot,
} from './purse.selectors.ts'
export { markOf, type SharedMark, unsharedMark } from './shared-mark.ts'
