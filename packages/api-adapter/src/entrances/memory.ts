import type { ServerPorts } from '@save/domain/portal'
import { memoryAccount } from '../account/account.memory.ts'
import { memoryBenefits } from '../benefits/benefits.memory.ts'
import { memoryCheckout } from '../checkout/checkout.memory.ts'
import { memoryDashboard } from '../dashboard/dashboard.memory.ts'
import { memoryHelp } from '../help/help.memory.ts'
import { memoryMember } from '../member/member.memory.ts'
import { memoryRetailers } from '../retailers/retailers.memory.ts'
import { memorySearch } from '../search/search.memory.ts'
import { memorySession } from '../session/session.memory.ts'
import { memoryClock, memoryShell } from '../shell/shell.memory.ts'
import { memoryStatements } from '../statements/statements.memory.ts'
import { memorySupport } from '../support/support.memory.ts'
import { memoryVouchers } from '../vouchers/vouchers.memory.ts'
import { memoryWithdrawal } from '../withdrawal/withdrawal.memory.ts'
import type { Visit, World } from '../world/world.ts'

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

/** All ports over one world, for one visitor. A server gives each browser its own visit. */
export const memoryPorts = (world: World, visit: Visit = world.visit): ServerPorts => ({
  session: memorySession(world, visit),
  clock: memoryClock(world),
  member: memoryMember(world, visit),
  shell: memoryShell(world, visit),
  help: memoryHelp(world, visit),
  dashboard: memoryDashboard(world, visit),
  retailers: memoryRetailers(world, visit),
  search: memorySearch(world, visit),
  statements: memoryStatements(world, visit),
  support: memorySupport(world, visit),
  benefits: memoryBenefits(world, visit),
  account: memoryAccount(world, visit),
  withdrawal: memoryWithdrawal(world, visit),
  vouchers: memoryVouchers(world, visit),
  checkout: memoryCheckout(world, visit),
})
