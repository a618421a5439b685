import { LeftIcon } from '../icon/icon.tsx'
import { Link, type LinkProps } from '../link/link.tsx'
import './back-link.css'

export type BackLinkProps = Omit<LinkProps, 'className' | 'style'> & {
  /** Plain at the end of a form, where the same words say 'Cancel'. */
  readonly arrow?: boolean | undefined
}

/** The way back, above a heading. */
export function BackLink({ arrow = true, children, ...props }: BackLinkProps) {
  return (
    <Link {...props} className="back-link">
      {arrow && <LeftIcon />}
      {children}
    </Link>
  )
}
