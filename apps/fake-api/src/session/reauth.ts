import { standInPolicy, type Visit } from '@save/api-adapter/memory'
import type { HostedWorld } from '../worlds/worlds.ts'

/** In some scenarios a sign-in isn't enough proof for wallet pages, so we backdate the proof. */
export function expireProof({ isProofOld }: HostedWorld, visit: Visit): void {
  if (!isProofOld || visit.signedIn === undefined) return
  const { provenAt } = visit.signedIn
  visit.signedIn = { ...visit.signedIn, provenAt: provenAt - standInPolicy.proofLastsMs }
}

/** The visit of a member who has just signed in without the form. */
export function freshVisit(home: HostedWorld): Visit {
  const now = home.world.clock.now()
  const visit: Visit = { signedIn: { since: now, provenAt: now, rememberMe: false } }
  expireProof(home, visit)
  return visit
}
