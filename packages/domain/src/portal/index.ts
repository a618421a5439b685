export {
  type PortalEvent,
  portalMachine,
  type ResourceFamilies,
  type Resources,
} from './portal.machine.ts'
export { hasSessionExpired, isLoggingOut } from './portal.selectors.ts'
export type { ServerPorts } from './ports.ts'
export { type Portal, type RunningPortal, startPortal } from './start-portal.ts'
