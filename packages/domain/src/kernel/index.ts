export { dayOf, formatDay, isRealDay } from './calendar/calendar.rules.ts'
export { Day } from './calendar/calendar.schema.ts'
export { carriedThrough, sentWhateverHappens } from './failure/carried-through.ts'
export { failureMessages } from './failure/failure.messages.ts'
export { mayHaveArrived } from './failure/failure.rules.ts'
export {
  type Failure,
  forbidden,
  malformed,
  notFound,
  serverFault,
  timedOut,
  unauthorised,
  unreachable,
} from './failure/failure.schema.ts'
export { failureOf, fromEffect } from './failure/from-effect.ts'
export { fieldMessages } from './field/field.messages.ts'
export {
  CategoryId,
  ChoiceId,
  OfferId,
  OrderId,
  RetailerId,
  TabId,
  VendorCode,
} from './identity/identity.schema.ts'
export {
  carriesAntiForgeryToken,
  followableLink,
  isOwnPath,
  isWebAddress,
  withoutIgnored,
} from './link/link.rules.ts'
export {
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
export { moneyCallMessages } from './money-call/money-call.messages.ts'
export { moneyCallPolicy } from './money-call/money-call.policy.ts'
export { pagingMessages } from './paging/paging.messages.ts'
export { pagingPolicy } from './paging/paging.policy.ts'
export {
  clampPage,
  itemsOfPage,
  mayMove,
  type PageMove,
  pageAfter,
  pageCountOf,
  pageFromText,
} from './paging/paging.rules.ts'
export { type PagingView, pagingView, queryOfPage } from './paging/paging.selectors.ts'
export { parameterOf, type Query } from './query/query.rules.ts'
export { messagesOf, refusalMessages } from './refusal/refusal.rules.ts'
export type { ModelState } from './refusal/refusal.schema.ts'
export { readAgain } from './resource/read-again.ts'
export {
  type ResourceEvent,
  type ResourceMachine,
  type ResourceRef,
  resourceMachine,
  type StaleableRef,
} from './resource/resource.machine.ts'
export {
  editionOf,
  isOutdated,
  isReading,
  isWanting,
  newestView,
  type ResourceView,
  resourceView,
} from './resource/resource.selectors.ts'
export {
  memberOf,
  type ResourceFamilyRef,
  resourceFamilyMachine,
} from './resource/resource-family.machine.ts'
export { slugOf } from './text/slug.rules.ts'
export { isBlank, isEmail, joinPresent, present } from './text/text.rules.ts'
