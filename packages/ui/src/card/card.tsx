import type { ReactNode } from 'react'
import { box } from '../page/box.tsx'
import { Region, type RegionProps } from '../page/region.tsx'
import './card.css'

export type CardProps = Omit<RegionProps, 'className' | 'headingClass' | 'level'> & {
  readonly tinted?: boolean | undefined
}

/** A region named by its heading. Never put a card into a card. */
export const Card = ({ tinted = false, ...region }: CardProps) => (
  <Region {...region} className={tinted ? 'card card-tint' : 'card'} />
)

export const CardAction = /* @__PURE__ */ box('card-action', 'p')

export interface Fact {
  readonly label: string
  readonly value: string
  /** Takes the whole width, for values that are usually long. */
  readonly full?: boolean | undefined
}

/** Small labels over their values. Leaves out facts without a value. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter((fact) => fact.value !== '')
        .map((fact) => (
          <div className={fact.full ? 'facts-full' : undefined} key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
    </dl>
  )
}

export interface InfoGroup {
  /** Without a heading the group isn't a region. Such groups come last. */
  readonly heading: string | undefined
  /** Text, or sanitised HTML. */
  readonly items: readonly ReactNode[]
}

/** Small print in groups, each a region named by its heading, if any. */
export function Info({ groups }: { readonly groups: readonly InfoGroup[] }) {
  return (
    <div className="info">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may share a heading
        <Group group={group} key={index} />
      ))}
    </div>
  )
}

function Group({ group: { heading, items } }: { readonly group: InfoGroup }) {
  const list = (
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place alone
        <li key={index}>
          <div>{item}</div>
        </li>
      ))}
    </ul>
  )
  if (heading === undefined) return <div className="info-group">{list}</div>
  return (
    <Region className="info-group" heading={heading}>
      {list}
    </Region>
  )
}
