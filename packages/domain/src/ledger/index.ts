export { earlierNote, isSaidBy, ledgerNote, mayStillSay } from './call.selectors.ts'
export { type Consequence, drawingOn } from './drawing-on.ts'
export { ledgerMessages } from './ledger.messages.ts'
export { ledgerPolicy, purses } from './ledger.policy.ts'
export {
  type CallEnd,
  callEnds,
  type HearTabNews,
  type KeptCalls,
  type LedgerMemory,
  type MoneyCall,
  moneyCalls,
  noMemory,
  noOtherTabs,
  type OtherTabs,
  type OwnCalls,
  type Purse,
  type TabNews,
  tabNews,
  type UntoldCall,
} from './ledger.schema.ts'
export { type PurseRef, purseMachine } from './purse.machine.ts'
export type { PurseInput } from './purse.schema.ts'
export {
  callsToBeTold,
  callToBeTold,
  isAwaitedLong,
  isBeingRead,
  isHeldElsewhere,
  isOnItsWay,
  isOverdue,
  isSettled,
  type Ledger,
  mayCheckAgain,
  mayStillRun,
  type PurseSnapshot,
} from './purse.selectors.ts'
export { editionOfTruth, truthRead } from './purse-truth.ts'
export { isOwn } from './reporting.rules.ts'
