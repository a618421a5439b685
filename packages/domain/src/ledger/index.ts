export { type Consequence, drawingOn } from './drawing-on.ts'
export {
  type Control,
  controlUnless,
  type KnownPurse,
  knownPurse,
  type LockReason,
  mayStillReport,
  type WhyDisabled,
  whyDisabled,
} from './known-purse.selectors.ts'
export { ledgerMessages } from './ledger.messages.ts'
export { ledgerPolicy, purses } from './ledger.policy.ts'
export {
  type CallEnd,
  callEnds,
  type HearTabNews,
  type KeptOutcomes,
  type LateMemory,
  type LateUntil,
  type MarkedCall,
  type MoneyCall,
  moneyCalls,
  noLateMemory,
  noMemory,
  noOtherTabs,
  noSharedPurses,
  type OtherTabs,
  type Outcome,
  type OutcomeMemory,
  type OwnCalls,
  type Purse,
  type PurseMark,
  type ReportedCall,
  type RunningCall,
  type Save,
  type SharedPurses,
  saves,
  type TabNews,
  tabNews,
} from './ledger.schema.ts'
export { lockMessages } from './lock.messages.ts'
export { lockNote } from './lock.selectors.ts'
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
  isOnItsWay,
  isSettled,
  type Ledger,
  mayCheckAgain,
  mayStillRun,
  type PurseSnapshot,
} from './purse.selectors.ts'
export { editionOfTruth } from './purse-truth.ts'
