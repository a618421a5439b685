export { standInCheckoutPolicy } from '../checkout/checkout.policy.ts'
export {
  orderGivenUp,
  orderOf,
  orderPaid,
  type PlacedOrder,
} from '../checkout/placed-orders.memory.ts'
export { type SignInOutcome, signIn } from '../session/session.memory.ts'
export { standInPolicy } from '../session/session.policy.ts'
export { complaintsInModelState } from '../support/support.memory.ts'
export { withdrawn } from '../withdrawal/savings-account.ts'
export { standInWithdrawalPolicy } from '../withdrawal/withdrawal.policy.ts'
export { drawArt } from './art/index.ts'
export type { Catalogue, DashboardPlan } from './catalogue.ts'
export { type Clock, createClock } from './clock.ts'
export { changeAgain, changesIn, keptJson } from './kept-state.ts'
export { memoryPorts } from './memory-ports.ts'
export { type CatalogueSize, makeCatalogue } from './seed/index.ts'
export {
  createWorld,
  type SignedIn,
  type Visit,
  type World,
  type WorldOptions,
  type WorldState,
} from './world.ts'
