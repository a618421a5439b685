import { Button, ButtonLink } from '../button/button.tsx'
import { Notice, NoticeRegion } from '../message/message.tsx'
import { logoPicture, scenePicture } from '../testing/pictures.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { Offer, Offers } from './offer.tsx'
import { Advert, Combo, Combos, Promos, Row, Tile, Voucher } from './promo.tsx'

const brands = [
  ['Tidewater Stays', 'Up to £25.00', '#12566e'],
  ['Quillfeather Stationers', 'Up to 11%', '#333333'],
  ['Otterby Outdoors', 'Up to 6%', '#b7532f'],
  ['Skylarkery', 'Up to £15.00', '#133a63'],
  ['Wickerby Home', 'Up to 5.5%', '#7a2f22'],
  ['Spindle Cycles', 'Up to 4.25%', '#1c4a3a'],
  ['Brightwell Optics', 'Up to £18.50', '#2a5f73'],
] as const

const longName = 'Wetherby, Ollerenshaw & Fotheringham Country Outfitters Ltd'
const longest = { href: '#a', name: longName, gain: 'Up to £12,345.67' }
const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwll'

const promos = (count: number) =>
  brands.slice(0, count).map(([name, gain, colour]) => ({
    key: name,
    href: `#${name}`,
    name,
    gain,
    image: logoPicture(name.charAt(0), colour),
  }))

const tiles = (count: number) => (
  <Promos as="tiles">
    {promos(count).map(({ key, ...tile }) => (
      <Tile key={key} {...tile} />
    ))}
  </Promos>
)

const gliders = { description: 'Paper gliders', caption: 'Advertisement' }
const hampers = { ...gliders, image: scenePicture('#b7532f'), href: '#hampers' }

const redeem = (offer: string) => (
  <ButtonLink
    href="https://www.example.com/"
    target="_blank"
    rel="noopener"
    aria-label={`Redeem ${offer}`}
  >
    Redeem
  </ButtonLink>
)

const fullTitle = '12% cashback on your first order of cookware, knives and bakeware over £60'
const cookery = '£15.00 when you book a cookery class'

export const examples = {
  'seven, the first large': tiles(7),
  six: tiles(6),
  'long name, long figure, no picture, no gain': (
    <Promos as="tiles">
      <Tile {...longest} />
      <Tile href="#second" name={longWord} />
    </Promos>
  ),
  'combo: with a link, and without': (
    <Combos>
      <Combo
        image={scenePicture('#3f7f62')}
        description="Earn at two garden shops in the same week and both pay their top rate."
        href="#garden"
        link="See the offer"
      />
      <Combo
        image={scenePicture('#8fb9d0')}
        description="Book a stay and the journey to it."
        link="See the offer"
      />
    </Combos>
  ),
  'advert: a picture and words, without a caption and with it': (
    <Combos>
      <Advert {...hampers} caption={undefined} />
      <Advert {...gliders} image={scenePicture('#133a63')} />
    </Combos>
  ),
  'advert: a strip': <Advert {...hampers} strip image={scenePicture('#3f7f62', 750, 300)} />,
  'advert: a strip without a link': (
    <Advert
      strip
      image={scenePicture('#3f7f62', 1200, 150)}
      description="Paper gliders for every garden, from the hills to the sea"
      caption="Advertisement"
    />
  ),
  'voucher: a group': (
    <Promos as="vouchers">
      {promos(2).map(({ key, ...voucher }) => (
        <Voucher key={key} {...voucher} gain="5.00%" />
      ))}
      <Voucher href="#c" name="Ferrystone Coffee" gain="10.00%" />
      <Voucher {...longest} image={logoPicture('loom', '#2c4c7e', 240, 80)} gain="12.25%" />
    </Promos>
  ),
  'rows: with gains': (
    <Promos as="rows">
      {promos(2).map(({ key, ...row }) => (
        <Row key={key} {...row} />
      ))}
    </Promos>
  ),
  'rows: with notes and glyphs': (
    <Promos as="rows">
      <Row href="#a" name="Dental plan" note="Salary Sacrifice" />
      <Row href="#b" name="Gym membership" note="Direct Saving" />
    </Promos>
  ),
  'rows: long name, long figure': (
    <Promos as="rows">
      <Row {...longest} />
    </Promos>
  ),
  'offer: several, one of them broken': (
    <Offers>
      <Offer
        gain="12%"
        title="12% cashback on your first..."
        fullTitle={fullTitle}
        detail="Paid once, to new customers of the shop."
      >
        {redeem(fullTitle)}
      </Offer>
      <Offer
        gain="£15.00"
        title={cookery}
        detail="A class for one, at any of the four schools."
        note={
          <NoticeRegion>
            <Notice tone="note" messages={['Your browser didn’t open a new tab.']} />
          </NoticeRegion>
        }
      >
        {redeem(cookery)}
      </Offer>
      <Offer gain="2.5%" title="2.5% cashback on gift cards" detail="Cards of £25.00 and more.">
        <Tooltip text="Something went wrong. Please, contact us using Contact page.">
          {(control) => (
            <Button aria-disabled {...control} aria-label="Redeem 2.5% cashback on gift cards">
              Redeem
            </Button>
          )}
        </Tooltip>
      </Offer>
    </Offers>
  ),
  'offer: with little to say': (
    <Offers>
      <Offer gain="£1,250.00" title="New kitchens">
        {redeem('New kitchens')}
      </Offer>
    </Offers>
  ),
  'offer: with long words, without a gain': (
    <Offers>
      <Offer
        title="Antidisestablishmentarianismmemorabilia"
        detail="On every order of haberdashery, upholstery and passementerie, delivered or collected, with no upper limit and at all times of the year."
      >
        {redeem('on every order')}
      </Offer>
    </Offers>
  ),
}
