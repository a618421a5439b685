import type { HelpPort } from '@save/domain/help'
import { whenSignedIn } from '../memory/when-signed-in.ts'
import type { Visit, World } from '../memory/world.ts'

export const memoryHelp = (world: World, visit: Visit): HelpPort => ({
  readSystemText: () => whenSignedIn(visit, () => world.catalogue.systemText),
})
