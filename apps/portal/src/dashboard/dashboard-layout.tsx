import { BalanceHead } from '@save/ui/figure'
import { Page, Wrap } from '@save/ui/page'
import type { ReactNode } from 'react'

export interface DashboardLayoutProps {
  /** True until the content is loaded. */
  readonly busy?: boolean
  readonly balance: ReactNode
  /** They load independently of the rest. */
  readonly banners: ReactNode
  /** The sections at the page's own width. */
  readonly children: ReactNode
  /** The sections below, which set their own widths. */
  readonly below?: ReactNode
}

/** The dashboard's layout, shared by skeleton and content, so that common parts are not drawn again. */
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
