import { formatPounds, newestView } from '@save/domain/kernel'
import { paths, shellMessages } from '@save/domain/shell'
import { TopBarBalance } from '@save/ui/top-bar'
import { useReading, useResources } from '../portal/use-resource.ts'

/** What the member has; left out until it is known, and when it is known no more (OQ-022). */
export function TopBalance() {
  const member = useReading(useResources().member, newestView)
  if (member.is !== 'ready') return null
  return (
    <TopBarBalance
      label={shellMessages.ours.availableBalance}
      figure={formatPounds(member.value.availableBalance)}
      href={paths.account}
    />
  )
}
