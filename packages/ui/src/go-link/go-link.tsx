import type { ReactNode } from 'react'
import { LeaveIcon, RightIcon } from '../icon/icon.tsx'
import { Link, type LinkProps } from '../link/link.tsx'
import './go-link.css'

export type GoLinkProps = Omit<LinkProps, 'className' | 'style' | 'target' | 'rel'> & {
  /** It opens in a new tab, and these words say so to members who can't see the other arrow. */
  readonly newTab?: string | undefined
}

/** A bold way on, with its arrow. */
export function GoLink({ newTab, children, ...props }: GoLinkProps) {
  if (newTab === undefined)
    return (
      <Link {...props} className="go-link">
        {children}
        <RightIcon />
      </Link>
    )
  return (
    <Link {...props} className="go-link" target="_blank" rel="noopener">
      {children} <span className="visually-hidden">{newTab}</span>
      <LeaveIcon />
    </Link>
  )
}

/** The same words and arrow inside something that is a link already. */
export function GoText({ children }: { readonly children: ReactNode }) {
  return (
    <span className="go-link">
      {children}
      <RightIcon />
    </span>
  )
}
