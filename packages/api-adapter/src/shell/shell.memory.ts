import type { ShellPort } from '@save/domain/shell'
import { whenSignedIn } from '../memory/when-signed-in.ts'
import type { Visit, World } from '../memory/world.ts'

export const memoryShell = (world: World, visit: Visit): ShellPort => ({
  readMenu: () => whenSignedIn(visit, () => world.catalogue.menu),
})
