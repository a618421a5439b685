import type { ReactNode } from 'react'
import { Band } from '../section/section.tsx'
import './benefit-tabs.css'

export type BenefitTabsProps = {
  /** Names the band for members who can't see it. */
  readonly title: ReactNode
  /** Sections of level 3, each with a short list. */
  readonly children: ReactNode
}

/** Short lists side by side on the tinted band. */
export const BenefitTabs = ({ title, children }: BenefitTabsProps) => (
  <Band>
    <h2 className="visually-hidden">{title}</h2>
    <div className="benefit-tabs">{children}</div>
  </Band>
)
