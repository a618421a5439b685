import { useState } from 'react'
import { Star } from '../button/button.tsx'
import { Toggle } from '../button/toggle.tsx'
import { Chips } from '../field/chip.tsx'
import { TextField } from '../field/field.tsx'
import { SearchField } from '../field/search-box.tsx'
import { Select } from '../field/select.tsx'
import { Gain } from '../figure/figure.tsx'
import { StarIcon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { Stamp } from '../picture/picture.tsx'
import { Filters, Listing, ListingCard, ListingStatus } from './listing.tsx'
import { Pager } from './pager.tsx'

const stamp = <Stamp size="l" />
const longName = 'Wetherby, Ollerenshaw & Fotheringham Country Outfitters Ltd'

const labels = {
  pages: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
}

const at = (page: number, pageCount: number) => (
  <Pager
    labels={labels}
    position={`Page ${page} of ${pageCount}`}
    page={page}
    pageCount={pageCount}
    onMove={() => {}}
  />
)

function Turning() {
  const [page, setPage] = useState(1)
  return (
    <Pager
      labels={labels}
      position={`Page ${page} of 4`}
      page={page}
      pageCount={4}
      onMove={(move) => setPage({ first: 1, previous: page - 1, next: page + 1, last: 4 }[move])}
    />
  )
}

export const examples = {
  'with a count': (
    <>
      <ListingStatus>
        <p>1 result</p>
      </ListingStatus>
      <Listing>
        <ListingCard picture={stamp} name="Fernhill Books" href="#fernhill" />
      </Listing>
    </>
  ),
  'with letters that match': (
    <Listing>
      <ListingCard
        picture={stamp}
        name="Fernhill Books"
        found={{ from: 4, to: 8 }}
        href="#fernhill"
      />
    </Listing>
  ),
  'with stars': (
    <Listing>
      {[
        { name: 'Fernhill Books', offers: '3 cashback offers', pressed: true },
        { name: 'Stoatley Tailors', offers: '1 cashback offer', pressed: false },
        { name: longName, offers: '2 cashback offers', pressed: false },
        { name: 'Cobalt Kites', offers: '1 cashback offer', pressed: false },
      ].map(({ name, offers, pressed }) => (
        <ListingCard
          picture={stamp}
          name={name}
          href={`#${name}`}
          action={<Star label={`Favourite ${name}`} pressed={pressed} />}
          key={name}
        >
          <p>{offers}</p>
        </ListingCard>
      ))}
    </Listing>
  ),
  'with gains': (
    <Listing>
      <ListingCard picture={stamp} name="Plumfield Grocers" href="#plumfield">
        <p>
          <Gain>5.00%</Gain>
        </p>
      </ListingCard>
      <ListingCard picture={stamp} name="Loomhaven Bedding" href="#loomhaven">
        <p>Voucher</p>
        <p>
          <Gain>Saving of 8.00%</Gain>
        </p>
      </ListingCard>
    </Listing>
  ),
  'the link in a line': (
    <Listing>
      <ListingCard picture={stamp} name="Marlow Kettle Co">
        <p>
          <Link href="#marlow" aria-label="2 cashback offers at Marlow Kettle Co">
            2 cashback offers
          </Link>
        </p>
      </ListingCard>
    </Listing>
  ),
  'with words': (
    <Listing>
      <ListingCard picture={stamp} name="Cycle to work" href="#cycle">
        <p>Salary Sacrifice</p>
      </ListingCard>
      <ListingCard picture={stamp} name="Airport parking" href="#parking">
        <p>Direct Saving</p>
      </ListingCard>
    </Listing>
  ),
  'filters: two fields and a toggle': (
    <Filters aria-label="Retailers">
      <TextField label="Search by name" type="search" autoComplete="off" />
      <Select
        label="Category"
        options={[
          { value: '', label: 'All categories' },
          { value: '1', label: 'Home & Garden' },
          { value: '2', label: '> Kitchen' },
        ]}
      />
      <Toggle pressed={false}>
        <StarIcon />
        View Favourites
      </Toggle>
    </Filters>
  ),
  'filters: a field and its choices': (
    <Filters aria-label="Everything" pair>
      <SearchField label="Search" placeholder="Search" value="book" onChange={() => {}} />
      <Chips
        legend="Show"
        legendHidden
        name="show"
        value="All"
        onChoose={() => {}}
        options={['All', 'Cashback', 'Benefits', 'Vouchers'].map((label) => ({
          value: label,
          label,
        }))}
      />
    </Filters>
  ),
  'pager: on the first page': at(1, 3),
  'pager: between': at(2, 3),
  'pager: on the last page': at(3, 3),
  'pager: the only page': at(1, 1),
  'pager: large numbers': at(1199, 1200),
  'pager: to turn': Turning,
}
