import { BalanceHead } from '@save/ui/balance'
import { Page, Wrap } from '@save/ui/page'
import type { ReactNode } from 'react'

export interface DashboardLayoutProps {
  /** Its content is not there yet. */
  readonly busy?: boolean
  readonly balance: ReactNode
  /** They come and stay on their own, whatever else is still being loaded. */
  readonly banners: ReactNode
  /** The sections on the page's own width. */
  readonly children: ReactNode
  /** What stands below them and sets its own widths. */
  readonly below?: ReactNode
}

/** The dashboard's skeleton in both of its states, so that what stays is not drawn anew. */
export const DashboardLayout = ({
  busy = false,
  balance,
  banners,
  children,
  below,
}: DashboardLayoutProps) => (
  <Page busy={busy}>
    <Wrap>
      <BalanceHead>
        {balance}
        {banners}
      </BalanceHead>
      {children}
    </Wrap>
    {below}
  </Page>
)
