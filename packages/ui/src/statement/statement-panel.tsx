import type { PropsWithChildren } from 'react'
import { GoText, Link } from '../link/link.tsx'
import './statement.css'

/** A colour token, and its arc. */
type Ring = readonly [colour: string, path: string]

const darkRings: readonly Ring[] = [
  ['gain', 'M180 240A60 60 0 0 1 240 180'],
  ['block-line', 'M148 240A92 92 0 0 1 240 148'],
  ['on-block-muted', 'M148 240A92 92 0 0 1 196.8 158.8'],
  ['block-line', 'M116 240A124 124 0 0 1 240 116'],
  ['on-block-muted', 'M116 240A124 124 0 0 1 146.4 158.6'],
  ['block-line', 'M84 240A156 156 0 0 1 240 84'],
  ['on-block-muted', 'M84 240A156 156 0 0 1 97.5 176.5'],
]

const lightRings: readonly Ring[] = [
  ['c2', 'M180 240A60 60 0 0 1 240 180'],
  ['c1', 'M148 240A92 92 0 0 1 167.5 183.4'],
  ['c3', 'M170.6 179.6A92 92 0 0 1 240 148'],
  ['c3', 'M116 240A124 124 0 0 1 174.3 134.8'],
  ['c4', 'M178.9 132.1A124 124 0 0 1 240 116'],
  ['c5', 'M84 240A156 156 0 0 1 97.5 176.5'],
  ['c1', 'M99.8 171.6A156 156 0 0 1 240 84'],
]

export const StatementPanels = ({
  label,
  children,
}: PropsWithChildren<{ readonly label: string }>) => (
  <section className="section statement-panels" aria-label={label}>
    {children}
  </section>
)

export type StatementPanelProps = {
  readonly href: string
  readonly title: string
  readonly text: string
  readonly go: string
  readonly dark?: boolean | undefined
}

/** A large link to a statement, with a corner of its chart. */
export const StatementPanel = ({ href, title, text, go, dark = false }: StatementPanelProps) => (
  <Link className={dark ? 'statement-panel statement-panel-dark' : 'statement-panel'} href={href}>
    <svg viewBox="0 0 240 240" fill="none" strokeWidth="22" aria-hidden="true">
      {(dark ? darkRings : lightRings).map(([colour, path]) => (
        <path key={path} stroke={`var(--${colour})`} d={path} />
      ))}
    </svg>
    <strong>{title}</strong> <span>{text}</span> <GoText>{go}</GoText>
  </Link>
)
