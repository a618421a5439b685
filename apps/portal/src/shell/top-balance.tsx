import { currentView } from '@save/domain/kernel'
import { balanceView } from '@save/domain/member'
import { paths, shellMessages } from '@save/domain/shell'
import { TopBarBalance } from '@save/ui/top-bar'
import { useSelector } from '@xstate/react'
import { useReading, useResources } from '../portal/resources.tsx'

/** The member's balance; hidden until it is known, and if it could not be read (OQ-022). */
export function TopBalance() {
  const member = useResources().member
  const { is, available } = balanceView(useReading(member, currentView))
  const wasKnown = useSelector(member, ({ context }) => context.value !== undefined)
  if (is === 'unread' || !wasKnown) return null
  return (
    <TopBarBalance
      label={is === 'known' ? shellMessages.ours.availableBalance : available}
      figure={is === 'known' ? available : '…'}
      href={paths.account}
    />
  )
}
