import type { PropsWithChildren, ReactNode } from 'react'
import type { CardProps } from '../card/card.tsx'
import { Entries, type Entry, Figure } from '../figure/figure.tsx'
import { InPageLink } from '../link/link.tsx'
import { box } from '../page/box.tsx'
import { Region } from '../page/region.tsx'
import './account.css'

/** Sections, with a card beside them if there is room. */
export const Account = /* @__PURE__ */ box('account')

export interface Jump {
  readonly to: string
  readonly label: string
}

/** Links below the page's heading to parts further down. */
export const AccountJumps = ({ jumps }: { readonly jumps: readonly Jump[] }) => (
  <p className="account-jumps">
    {jumps.map(({ to, label }) => (
      <InPageLink key={to} to={to}>
        {label}
      </InPageLink>
    ))}
  </p>
)

/** Cards that are saved separately. Each `div` of cards is a column if there is room for two. */
export const AccountCards = /* @__PURE__ */ box('account-cards')

export interface Balance {
  readonly label: string
  readonly figure: string
  readonly isText?: boolean | undefined
}

export interface AccountSavingsProps {
  readonly heading: string
  /** Shown large, with a line below. */
  readonly available: Balance
  /** Left out if unknown. The note says why it is pending. */
  readonly pending?: (Balance & { readonly note?: string | undefined }) | undefined
  readonly notices?: ReactNode
  readonly actions?: ReactNode
  /** The totals of the table, above it. */
  readonly totals?: { readonly title: string; readonly entries: readonly Entry[] } | undefined
  readonly children: ReactNode
}

export function AccountSavings({
  heading,
  available,
  pending,
  notices,
  actions,
  totals,
  children,
}: AccountSavingsProps) {
  return (
    <Region className="account-savings" heading={heading}>
      {notices}
      <div className="account-balances">
        <div>
          <p className="muted">{available.label}</p>
          <Figure ruled isText={available.isText}>
            {available.figure}
          </Figure>
        </div>
        {pending && (
          <div>
            <p className="muted">{pending.label}</p>
            <p className="account-pending">{pending.figure}</p>
            {pending.note !== undefined && <p className="small muted">{pending.note}</p>}
          </div>
        )}
      </div>
      {actions && <div className="form-actions">{actions}</div>}
      {totals && (
        <div className="account-kept">
          <p className="muted">{totals.title}</p>
          <Entries entries={totals.entries} />
        </div>
      )}
      {children}
    </Region>
  )
}

/** Explains an action above its button. Describes the button by `id`. */
export const AccountActionNote = ({ id, children }: PropsWithChildren<{ readonly id: string }>) => (
  <p className="account-note small muted" id={id}>
    {children}
  </p>
)

/** Warns that the lines below may be out of date. Announced on each change. */
export const AccountOutdated = ({ children }: { readonly children: string | undefined }) => (
  <p className="account-outdated" role="status">
    {children}
  </p>
)

export const AccountSection = (region: Omit<CardProps, 'href' | 'tinted'>) => (
  <Region {...region} className="account-benefits" />
)
