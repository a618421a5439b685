export { standInCheckoutPolicy } from '../checkout/checkout.policy.ts'
export {
  orderGivenUp,
  orderOf,
  orderPaid,
} from '../checkout/placed-orders.memory.ts'
export { fetchFile } from '../client/file.ts'
export { standInSavingsPolicy } from '../member/savings-account.policy.ts'
export { withdrawn } from '../member/savings-account.ts'
export { signIn } from '../session/session.memory.ts'
export { standInPolicy } from '../session/session.policy.ts'
export { complaintsInModelState } from '../support/support.memory.ts'
export type { Catalogue, DashboardPlan } from '../world/catalogue.ts'

export { changeAgain, changesIn, type KeptState, keptJson } from '../world/kept-state.ts'
export {
  createWorld,
  type PlacedOrder,
  type Visit,
  type World,
} from '../world/world.ts'
export { memoryPorts } from './memory-ports.ts'
