import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const isPortalBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'))

/** The host can't serve what it was given. The message says why and how to mend it. */
export class HostTrouble extends Error {}
