/** Changes to a world before anybody opens it. */
import {
  memoryPorts,
  standInSavingsPolicy,
  type Visit,
  type World,
  withdrawn,
} from '@save/api-adapter/memory'
import { Pence } from '@save/domain/kernel'
import { minimumOf } from '@save/domain/withdrawal'
import { Effect } from 'effect'

/** Withdraws as often as the member may in one day, each time half of the balance, so that some is left. */
export function withdrawToCardToday(world: World): void {
  const times = world.state.member.withdrawalCountLimit ?? 1
  for (let time = 0; time < times; time += 1) {
    const half = Pence.make(Math.floor(world.state.member.availableBalance / 2))
    world.change({ member: withdrawn(world, half, standInSavingsPolicy.toCard) })
  }
  world.change({ member: { ...world.state.member, withdrawalCountLimit: times } })
}

/** Requests the smallest possible transfer, or nothing if transfers are switched off. */
export function askForBankTransfer(world: World): void {
  const now = world.clock.now()
  const visit: Visit = { signedIn: { since: now, provenAt: now, rememberMe: false } }
  Effect.runSyncExit(
    memoryPorts(world, visit).withdrawal.withdrawToBank({
      transferValue: minimumOf(world.catalogue.withdrawalSettings),
      accountNumber: '12345678',
      sortCode: '12-34-56',
      contactTelephoneNumber: '01632 960 123',
    }),
  )
}
