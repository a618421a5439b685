/** The portal without a server, for demonstrations. */
import type { ServerPorts } from '@save/domain/portal'
import { demoPorts } from '../demonstration/demo/demo-ports.ts'
import { sharedCatalogue } from '../demonstration/shared-catalogue.ts'
import { createWorld } from '../world/world.ts'
import { memoryPorts } from './memory-ports.ts'

export { fetchFile } from '../client/file.ts'

export function serverPorts(): ServerPorts {
  const world = createWorld({ catalogue: sharedCatalogue() })
  return demoPorts(memoryPorts(world), world)
}

/** All ports are here already. */
export const fetchFurtherPorts = async (): Promise<void> => undefined

/** Nothing is asked early. */
export const hasAnsweredEarly = async (): Promise<boolean> => false

/** It is a file beside this one. */
export const isHostThere = async (): Promise<boolean> => true
