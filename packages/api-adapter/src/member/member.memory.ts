import type { MemberPort } from '@save/domain/member'
import { whenSignedIn } from '../memory/when-signed-in.ts'
import type { Visit, World } from '../memory/world.ts'
import { clearTransfers } from '../withdrawal/index.ts'

export const memoryMember = (world: World, visit: Visit): MemberPort => ({
  readMember: () =>
    whenSignedIn(visit, () => {
      clearTransfers(world)
      return world.state.member
    }),
})
