import { type ReactNode, useId } from 'react'
import './info.css'

export interface InfoGroup {
  readonly heading: string
  /** Text, or sanitised HTML. */
  readonly items: readonly ReactNode[]
}

/** Small print in groups, each a region named by its heading. */
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

function Group({ group }: { readonly group: InfoGroup }) {
  const id = useId()
  return (
    <section className="info-group" aria-labelledby={id}>
      <h2 id={id}>{group.heading}</h2>
      <ul>
        {group.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place alone
          <li key={index}>
            <div>{item}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}
