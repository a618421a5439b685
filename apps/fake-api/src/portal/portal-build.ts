import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const isPortalBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'))

/** The host can't serve the given build. The message gives the reason and the remedy. */
export class HostTrouble extends Error {}
