export { dayOf, formatDay, taxYearOf } from './calendar/calendar.rules.ts'
export { Day } from './calendar/calendar.schema.ts'
export { londonDayOf, londonTimeOf } from './calendar/london-day.rules.ts'
export { failureMessages } from './failure/failure.messages.ts'
export {
  hasEndedByFault,
  isEndOfSession,
  isUnanswered,
  mayHaveArrived,
} from './failure/failure.rules.ts'
export {
  type Failure,
  forbidden,
  malformed,
  notFound,
  notSent,
  serverFault,
  timedOut,
  unauthorised,
  unreachable,
} from './failure/failure.schema.ts'
export { failureSentences, harmlessFailureSentences } from './failure/failure-messages.rules.ts'
export { failureIn, failureOf, fromEffect, sending } from './failure/from-effect.ts'
export { runDetached, sendDetached } from './failure/run-detached.ts'
export { fieldMessages } from './field/field.messages.ts'
export {
  following,
  type KnownChanged,
  type Observe,
  observeOnce,
} from './following/following.ts'
export {
  dividedBy,
  exactText,
  type Fraction,
  fractionOf,
  isBelow,
  larger,
  minus,
  plus,
  rounded,
  smaller,
  times,
  wholeNumber,
} from './fraction/fraction.rules.ts'
export { definedByGuard } from './guard/defined-by-guard.rules.ts'
export {
  CategoryId,
  ChoiceId,
  OfferId,
  OrderId,
  RetailerId,
  TabId,
  VendorCode,
} from './identity/identity.schema.ts'
export { leftOutMessages } from './left-out/left-out.messages.ts'
export { type Listed, leftOutOf } from './left-out/left-out.rules.ts'
export {
  carriesAntiForgeryToken,
  followableLink,
  isOwnPath,
  isWebAddress,
  withoutIgnored,
} from './link/link.rules.ts'
export { exactPounds, inPence } from './money/exact-pounds.rules.ts'
export {
  formatCount,
  formatDiscount,
  formatLimit,
  formatPercent,
  formatPounds,
  penceOf,
  poundsOf,
  roundHalfAway,
  sumOf,
} from './money/money.rules.ts'
export { nothing, Pence, pounds } from './money/money.schema.ts'
export { amountFromText, decimalFromText } from './money/typed-amount.rules.ts'
export { IdempotencyKey } from './money-call/idempotency-key.ts'
export { moneyCallMessages } from './money-call/money-call.messages.ts'
export { moneyCallPolicy } from './money-call/money-call.policy.ts'
export { pagingMessages } from './paging/paging.messages.ts'
export { pagingPolicy } from './paging/paging.policy.ts'
export {
  clampPage,
  itemsOfPage,
  mayMove,
  type PageMove,
  type PageMoved,
  pageAfter,
  pageCountOf,
  pageFromText,
  stateAfterMove,
} from './paging/paging.rules.ts'
export { type PagingView, pagingView, queryOfPage } from './paging/paging.selectors.ts'
export { parameterOf, type Query, writtenQuery } from './query/query.rules.ts'
export { recordOf } from './record/record.rules.ts'
export { messagesOf, refusalMessages } from './refusal/refusal.rules.ts'
export type { ModelState } from './refusal/refusal.schema.ts'
export {
  type RereadableRef,
  type ResourceRef,
  resourceMachine,
  type StaleableRef,
} from './resource/resource.machine.ts'
export {
  currentValue,
  currentView,
  editionOf,
  isReading,
  isWanting,
  type KnownResource,
  knownResource,
  type ResourceView,
  resourceView,
} from './resource/resource.selectors.ts'
export {
  type ResourceFamilyRef,
  resourceFamilyMachine,
  resourceOf,
} from './resource/resource-family.machine.ts'
export { whenReady } from './resource/when-ready.ts'
export { asSeen } from './text/coded.rules.ts'
export {
  type Folded,
  folded,
  isNamedFrom,
  isNamedLike,
  type Marked,
  markedIn,
} from './text/folding.rules.ts'
export { slugOf } from './text/slug.rules.ts'
export {
  isBlank,
  isEmail,
  joinPresent,
  present,
  wellFormed,
  withoutLast,
  withoutLastSlashes,
} from './text/text.rules.ts'
