export { benefitsMessages } from './benefits.messages.ts'
export { benefitsPolicy } from './benefits.policy.ts'
export type { BenefitsPort } from './benefits.port.ts'
export {
  benefitsBackPath,
  type ChoiceCardView,
  type ChoiceView,
  choiceCards,
  choiceView,
  heldView,
  tabTitle,
} from './benefits.selectors.ts'
export { type CancellingEvent, cancellingMachine } from './cancelling.machine.ts'
export { isCancelledSince, mayCancel } from './cancelling.rules.ts'
export {
  areRowsSaying,
  cancellingView,
  rowReporting,
} from './cancelling.selectors.ts'
export { choiceMessages } from './choice.messages.ts'
export {
  choiceLabel,
  hasAmountEntry,
} from './choice.rules.ts'
export { Choice, journeyTypes, Tab } from './choice.schema.ts'
export { type OrderEvent, orderMachine } from './order.machine.ts'
export { orderMessages } from './order.messages.ts'
export {
  blankOrderDraft,
  complaintsAboutOrder,
  type OrderForm,
} from './order.rules.ts'
export {
  type CancelAnswer,
  NiNumber,
  type OrderAnswer,
  ownCancellation,
  ownSacrificeOrders,
  SalarySacrificeOrder,
} from './order.schema.ts'
export {
  type MadeOrder,
  madeOrder,
  type OrderView,
  orderDraft,
  orderView,
  thankedOrders,
} from './order.selectors.ts'
export { providerVisits } from './provider-visit.ts'
export {
  entryAfter,
  entryOf,
  isSacrificeAmount,
  leastAmountText,
  type OrderAddress,
  orderAddressOf,
  orderPathOf,
  plainAmount,
} from './sacrifice-amount.rules.ts'
export { amountCosts, amountEntryView, costsAtEachRate } from './sacrifice-amount.selectors.ts'
export type { Sacrifice } from './salary-sacrifice.rules.ts'
export {
  type ComparisonRowView,
  type SacrificeView,
  sacrificeView,
} from './salary-sacrifice.selectors.ts'
