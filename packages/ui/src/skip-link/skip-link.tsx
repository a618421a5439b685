import { InPageLink } from '../link/link.tsx'
import './skip-link.css'

export type SkipLinkProps = {
  readonly label: string
  /** The id of the element that takes the focus. */
  readonly target: string
}

/** The first stop of the keyboard. */
export const SkipLink = ({ label, target }: SkipLinkProps) => (
  <InPageLink className="skip-link" to={target}>
    {label}
  </InPageLink>
)
