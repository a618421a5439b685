import { Gain } from '../gain/gain.tsx'
import { Link } from '../link/link.tsx'
import { Stamp } from '../stamp/stamp.tsx'
import { Star } from '../star/star.tsx'
import { Listing, ListingCard, ListingStatus } from './listing.tsx'

const stamp = <Stamp size="l" />
const longName = 'Wetherby, Ollerenshaw & Fotheringham Country Outfitters Ltd'

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
}
