import type { HelpPort } from '@save/domain/help'
import { whenSignedIn } from '../world/when-signed-in.ts'
import type { Visit, World } from '../world/world.ts'

export const memoryHelp = (world: World, visit: Visit): HelpPort => ({
  readSystemText: () => whenSignedIn(visit, () => world.catalogue.systemText),
})
