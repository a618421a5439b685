export { standInCheckoutPolicy } from '../checkout/checkout.policy.ts'
export {
  orderGivenUp,
  orderOf,
  orderPaid,
} from '../checkout/placed-orders.memory.ts'
export { drawArt } from '../demonstration/art/index.ts'
export { type CatalogueSize, makeCatalogue } from '../demonstration/seed/index.ts'
export { standInSavingsPolicy } from '../member/savings-account.policy.ts'
export { withdrawn } from '../member/savings-account.ts'
export { type SignInOutcome, signIn } from '../session/session.memory.ts'
export { standInPolicy } from '../session/session.policy.ts'
export { complaintsInModelState } from '../support/support.memory.ts'
export type { Catalogue, DashboardPlan } from '../world/catalogue.ts'
export { type Clock, createClock } from '../world/clock.ts'
export { changeAgain, changesIn, keptJson } from '../world/kept-state.ts'
export {
  createWorld,
  type PlacedOrder,
  type SignedIn,
  type Visit,
  type World,
  type WorldOptions,
  type WorldState,
} from '../world/world.ts'
export { memoryPorts } from './memory-ports.ts'
