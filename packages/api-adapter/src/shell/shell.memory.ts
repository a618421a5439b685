import type { ClockPort, ShellPort } from '@save/domain/shell'
import { Effect } from 'effect'
import { whenSignedIn } from '../world/when-signed-in.ts'
import type { Visit, World } from '../world/world.ts'

export const memoryShell = (world: World, visit: Visit): ShellPort => ({
  readMenu: () => whenSignedIn(visit, () => world.catalogue.menu),
})

export const memoryClock = ({ clock }: World): ClockPort => ({
  readNow: () => Effect.sync(() => clock.now()),
})
