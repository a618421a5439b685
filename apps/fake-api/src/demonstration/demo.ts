/** The portal without a server, for demonstrations. */
import { createWorld, fetchFile as fetchOf, memoryPorts } from '@save/api-adapter/memory'
import type { ServerPorts } from '@save/domain/portal'
import type { SessionReports } from '@save/domain/session'
import { demoPorts } from './demo-ports.ts'
import { makeCatalogue } from './seed/catalogue.ts'

export function serverPorts(reports: Partial<SessionReports> = {}): ServerPorts {
  const world = createWorld({ catalogue: makeCatalogue(), ...reports })
  return demoPorts(memoryPorts(world), world)
}

export const fetchFile = (address: string): Promise<boolean> => fetchOf(address)

/** All ports are already loaded. */
export const fetchDeferredPorts = async (): Promise<void> => undefined

/** Nothing is requested early. */
export const hasAnsweredEarly = async (): Promise<boolean> => false

/** The page is a file beside this one, so its host is always there. */
export const isHostReachable = async (): Promise<boolean> => true
