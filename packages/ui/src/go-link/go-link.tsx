import type { ReactNode } from 'react'
import { RightIcon } from '../icon/icon.tsx'
import { Link, type LinkProps } from '../link/link.tsx'
import './go-link.css'

/** A bold way on, with its arrow. */
export function GoLink({ children, ...props }: Omit<LinkProps, 'className' | 'style'>) {
  return (
    <Link {...props} className="go-link">
      {children}
      <RightIcon />
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
