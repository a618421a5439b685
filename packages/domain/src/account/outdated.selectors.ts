/** The member that My Account shows while the current one is not known (OQ-135). */
import type { ResourceView } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'

export const memberOrLastRead = (lastRead: Member, known: ResourceView<Member>): Member =>
  known.is === 'ready' ? known.value : lastRead

/** The warning above outdated rows. */
export function outdatedNote(
  known: ResourceView<Member>,
  { reading, unread }: { readonly reading: string; readonly unread: string },
): string | undefined {
  if (known.is === 'loading') return reading
  return known.is === 'failed' ? unread : undefined
}
