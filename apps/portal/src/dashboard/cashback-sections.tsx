import { type DashboardView, dashboardMessages, type ItemView } from '@save/domain/dashboard'
import { favouritesMessages } from '@save/domain/retailers'
import { paths } from '@save/domain/shell'
import { Columns, Section } from '@save/ui/page'
import { Promos, Row, Tile } from '@save/ui/promo'

const { ours } = dashboardMessages

interface ViewProps {
  readonly view: DashboardView
}

export const Showcase = ({ view: { showcase } }: ViewProps) =>
  showcase.length > 0 && (
    <Section title={ours.featuredCashback} href={paths.cashback}>
      <Promos as="tiles">
        {showcase.map((item) => (
          <Tile
            key={item.id}
            href={item.path}
            name={item.name}
            image={item.image}
            gain={item.label}
          />
        ))}
      </Promos>
    </Section>
  )

/** More, newest and favourite cashback. */
export function CashbackLists({ view: { moreCashback, newestCashback, favourites } }: ViewProps) {
  if (moreCashback.length + newestCashback.length + favourites.length === 0) return null
  return (
    <Columns kind="3">
      <ItemList title={ours.moreCashback} href={paths.cashback} items={moreCashback} />
      <ItemList title={ours.newestCashback} href={paths.cashback} items={newestCashback} />
      <ItemList
        title={ours.favourites}
        href={paths.favourites}
        items={favourites}
        ifNone={favouritesMessages.ours.noFavouritesHelp}
      />
    </Columns>
  )
}

export interface ItemListProps {
  readonly title: string
  readonly href: string
  readonly items: readonly ItemView[]
  /** Text for an empty list. Without it, an empty list is left out. */
  readonly ifNone?: string
}

export const ItemList = ({ title, href, items, ifNone }: ItemListProps) =>
  (items.length > 0 || ifNone !== undefined) && (
    <Section within title={title} href={href}>
      {items.length === 0 ? (
        <p className="muted">{ifNone}</p>
      ) : (
        <Promos as="rows">
          {items.map((item) => (
            <Row
              key={item.id}
              href={item.path}
              name={item.name}
              image={item.image}
              gain={item.label}
            />
          ))}
        </Promos>
      )}
    </Section>
  )
