import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { MenuIcon } from '../icon/icon.tsx'
import { Link, type LinkProps } from '../link/link.tsx'
import './page.css'

/** The bar of every page, in this order: logo, search, balance, menu. */
export const TopBar = ({ children }: { readonly children: ReactNode }) => (
  <header className="top-bar">
    <div className="top-bar-box">
      <div className="wrap">{children}</div>
    </div>
  </header>
)

export type TopBarBalanceProps = Omit<LinkProps, 'children' | 'className' | 'style'> & {
  /** Names the figure for members who can't see its position. */
  readonly label: string
  readonly figure: string
}

export const TopBarBalance = ({ label, figure, ...link }: TopBarBalanceProps) => (
  <Link {...link} className="top-bar-balance">
    <span className="visually-hidden">{label}</span> <span translate="no">{figure}</span>
  </Link>
)

export type MenuButtonProps = Omit<ComponentProps<'button'>, 'children' | 'className' | 'style'> & {
  readonly label: string
  readonly expanded: boolean
}

export const MenuButton = ({ expanded, ...button }: MenuButtonProps) => (
  <IconButton {...button} className="top-bar-menu" aria-haspopup="dialog" aria-expanded={expanded}>
    <MenuIcon />
  </IconButton>
)
