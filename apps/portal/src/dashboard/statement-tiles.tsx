import { type DashboardView, dashboardMessages } from '@save/domain/dashboard'
import { StatementPanel, StatementPanels } from '@save/ui/statement-panel'

const { ours } = dashboardMessages

/**
 * Links to the two statements, each only when the dashboard's flags allow it (DASH-24, DASH-25).
 */
export function StatementTiles({ view }: { readonly view: DashboardView }) {
  const { rewardStatement: reward, wellnessStatement: wellness } = view
  if (!reward && !wellness) return null
  return (
    <StatementPanels label={ours.statements}>
      {reward && (
        <StatementPanel
          dark
          href={reward.path}
          title={reward.name}
          text={reward.teaser}
          go={ours.open}
        />
      )}
      {wellness && (
        <StatementPanel
          href={wellness.path}
          title={wellness.name}
          text={wellness.teaser}
          go={ours.open}
        />
      )}
    </StatementPanels>
  )
}
