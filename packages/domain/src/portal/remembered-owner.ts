import type { Member } from '../member/index.ts'
import type { Portal } from './start-portal.ts'

/**
 * Whose is what a tab remembers? A member without an email address goes by name, date of birth and address
 * (`identityOf`), which they can change themselves: what is kept has to stay theirs.
 */
export interface OwnerMemory {
  /** A save is sent that makes the one the other, if it arrives. */
  mayBecome(member: Member, next: Member): void
  /** This member is read; in the same load of the page, another reading of them came before. */
  isRead(member: Member, former: Member | undefined): void
}

/** Remembers nothing: for tests, and where there is no tab. */
export const noOwnerMemory: OwnerMemory = {
  mayBecome: () => undefined,
  isRead: () => undefined,
}

/** Tells the tab's memory each new reading of the page's one member. */
export function rememberOwner(portal: Portal, memory: OwnerMemory): void {
  let former: Member | undefined
  portal.getSnapshot().context.resources.member.subscribe(({ context: { value } }) => {
    if (value === undefined || value === former) return
    memory.isRead(value, former)
    former = value
  })
}
