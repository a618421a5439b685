import { formatPounds } from '@save/domain/kernel'
import { paths, shellMessages } from '@save/domain/shell'
import { TopBarBalance } from '@save/ui/top-bar'
import { useResource } from '../portal/use-resource.ts'

/** What the member has; left out until it is known (OQ-022). */
export function TopBalance() {
  const member = useResource((resources) => resources.member)
  if (member.is !== 'ready') return null
  return (
    <TopBarBalance
      label={shellMessages.ours.availableBalance}
      figure={formatPounds(member.value.availableBalance)}
      href={paths.account}
    />
  )
}
