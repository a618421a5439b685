export type { JourneyMachine, JourneyName, Opening } from './journeys.ts'
export { type MoneyPorts, moneyCalls } from './money-calls.ts'
export {
  hasSessionExpired,
  isLoggedOut,
  isLoggingOut,
  logoutNotice,
} from './portal.machine.ts'
export type { Connect, ServerPorts } from './ports.ts'
export type { ResourceFamilies, Resources } from './resources.ts'
export { moneyJourney, type RunningPortal, startPortal } from './start-portal.ts'
export type { Visit } from './visit.ts'
