import type { ReactNode } from 'react'
import './footer.css'

export type FooterProps = {
  /** The line at the end. */
  readonly note: ReactNode
  /** Links. */
  readonly children: ReactNode
}

export const Footer = ({ note, children }: FooterProps) => (
  <footer className="footer">
    <div className="wrap">
      {children}
      <p>{note}</p>
    </div>
  </footer>
)
