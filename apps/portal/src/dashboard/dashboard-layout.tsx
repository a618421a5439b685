import { BalanceHead } from '@save/ui/figure'
import { Page, Wrap } from '@save/ui/page'
import type { ReactNode } from 'react'

export interface DashboardLayoutProps {
  /** The content is not there yet. */
  readonly busy?: boolean
  readonly balance: ReactNode
  /** They load and stay on their own, whatever else is still loading. */
  readonly banners: ReactNode
  /** The sections at the page's own width. */
  readonly children: ReactNode
  /** The sections below, which set their own widths. */
  readonly below?: ReactNode
}

/**
 * The dashboard's layout, the same for skeleton and content, so that what stays is not drawn again.
 */
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
