import type { MemberPort } from '@save/domain/member'
import { whenSignedIn } from '../world/when-signed-in.ts'
import type { Visit, World } from '../world/world.ts'
import { clearTransfers } from './savings-account.ts'

export const memoryMember = (world: World, visit: Visit): MemberPort => ({
  readMember: () =>
    whenSignedIn(visit, () => {
      clearTransfers(world)
      return world.state.member
    }),
})
