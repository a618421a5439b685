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
import { holding } from '../testing/holding.tsx'
import { Filters, Listing, ListingCard, type ListingCardProps, ListingStatus } from './listing.tsx'
import { Pager } from './pager.tsx'

const longName = 'Wetherby, Ollerenshaw & Fotheringham Country Outfitters Ltd'

const card = (name: string, card: Partial<ListingCardProps> = {}) => (
  <ListingCard picture={<Stamp size="l" />} name={name} href={`#${name}`} key={name} {...card} />
)

const starred = (name: string, offers: string, pressed = false) =>
  card(name, {
    action: <Star label={`Favourite ${name}`} pressed={pressed} />,
    children: <p>{offers}</p>,
  })

const pager = (pageCount: number) => (page: number, set: (page: number) => void) => (
  <Pager
    labels={{
      pages: 'Pages',
      first: 'First page',
      previous: 'Previous page',
      next: 'Next page',
      last: 'Last page',
    }}
    position={`Page ${page} of ${pageCount}`}
    page={page}
    pageCount={pageCount}
    onMove={(move) => set({ first: 1, previous: page - 1, next: page + 1, last: pageCount }[move])}
  />
)

export const pagerAt = (page: number, pageCount: number) => holding(page, pager(pageCount))

export const examples = {
  'with a count': (
    <>
      <ListingStatus>
        <p>1 result</p>
      </ListingStatus>
      <Listing>{card('Fernhill Books')}</Listing>
    </>
  ),
  'with letters that match': (
    <Listing>{card('Fernhill Books', { found: { from: 4, to: 8 } })}</Listing>
  ),
  'with stars': (
    <Listing>
      {starred('Fernhill Books', '3 cashback offers', true)}
      {starred('Stoatley Tailors', '1 cashback offer')}
      {starred(longName, '2 cashback offers')}
      {starred('Cobalt Kites', '1 cashback offer')}
    </Listing>
  ),
  'with gains': (
    <Listing>
      {card('Plumfield Grocers', { children: <Gain>5.00%</Gain> })}
      {card('Loomhaven Bedding', {
        children: (
          <>
            <p>Voucher</p>
            <p>
              <Gain>Saving of 8.00%</Gain>
            </p>
          </>
        ),
      })}
    </Listing>
  ),
  'the link in a line': (
    <Listing>
      <ListingCard picture={<Stamp size="l" />} name="Marlow Kettle Co">
        <p>
          <Link href="#marlow" aria-label="2 cashback offers at Marlow Kettle Co">
            2 cashback offers
          </Link>
        </p>
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
        options={['All', 'Benefits', 'Vouchers'].map((label) => ({ value: label, label }))}
      />
    </Filters>
  ),
  'pager: on the first page': pagerAt(1, 3),
  'pager: between': pagerAt(2, 3),
  'pager: on the last page': pagerAt(3, 3),
  'pager: the only page': pagerAt(1, 1),
  'pager: large numbers': pagerAt(1199, 1200),
}
