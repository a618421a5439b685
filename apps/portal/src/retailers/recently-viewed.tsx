import { retailersMessages } from '@save/domain/retailers'
import { retailerPath } from '@save/domain/shell'
import { Disclosure } from '@save/ui/disclosure'
import { Promos, Row } from '@save/ui/promo'
import { useState } from 'react'
import { useVisit } from '../portal/use-portal.ts'

/** The retailers viewed in this visit. Closed at first, because the list matters more. */
export function RecentlyViewed() {
  const { viewed: retailers } = useVisit()
  const [isOpened, setOpened] = useState(false)
  if (retailers.length === 0) return null
  return (
    <Disclosure summary={retailersMessages.ours.recentlyViewed} onOpen={() => setOpened(true)}>
      {isOpened && (
        <Promos as="rows">
          {retailers.map(({ id, name, image }) => (
            <Row key={id} href={retailerPath(id, name)} name={name} image={image} />
          ))}
        </Promos>
      )}
    </Disclosure>
  )
}
