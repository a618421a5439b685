/** The tree of categories: three levels, in order, each with an id that never changes. */
import { CategoryId } from '@save/domain/kernel'
import type { Category } from '@save/domain/retailers'

/** The name of the second level, followed by the names below it. */
type Branch = readonly [string, ...string[]]

const tree: readonly (readonly [string, readonly Branch[]])[] = [
  [
    'Baby & Toys',
    [
      ['Baby Clothes', 'Newborn', 'Toddler'],
      ['Nursery', 'Cots', 'Prams'],
      ['Toys & Games', 'Kites', 'Puzzles', 'Wooden Toys'],
    ],
  ],
  [
    'Books & Stationery',
    [
      ['Art & Craft', 'Paints', 'Wool'],
      ['Books', 'Audiobooks', 'Children’s Books', 'Maps'],
      ['Stationery', 'Diaries', 'Fountain Pens'],
    ],
  ],
  [
    'Days Out',
    [
      ['Attractions', 'Gardens', 'Museums'],
      ['Cinema & Theatre'],
      ['Music & Film', 'Instruments', 'Records'],
    ],
  ],
  [
    'Electricals',
    [
      ['Appliances', 'Cookers', 'Washing Machines'],
      ['Computing', 'Laptops', 'Printers'],
      ['Phones & Audio', 'Headphones', 'Radios'],
    ],
  ],
  [
    'Fashion',
    [
      ['Bags & Accessories', 'Luggage'],
      ['Jewellery & Watches', 'Rings', 'Watches'],
      ['Men’s Fashion', 'Denim'],
      ['Shoes', 'Boots', 'Trainers'],
      ['Tailoring', 'Shirts'],
      ['Women’s Fashion', 'Dresses', 'Knitwear'],
    ],
  ],
  [
    'Food & Drink',
    [
      ['Bakery', 'Bread', 'Cakes'],
      ['Cheese & Deli'],
      ['Chocolate & Sweets'],
      ['Coffee', 'Coffee Beans'],
      ['Groceries', 'Meat & Fish', 'Vegetable Boxes'],
      ['Tea'],
      ['Wine & Beer', 'Beer', 'Wine'],
    ],
  ],
  [
    'Gifts & Flowers',
    [
      ['Cards', 'Invitations'],
      ['Flowers', 'House Plants'],
      ['Gifts & Hampers', 'Hampers'],
    ],
  ],
  [
    'Health & Beauty',
    [
      ['Hair'],
      ['Opticians', 'Contact Lenses', 'Glasses'],
      ['Pharmacy', 'Vitamins'],
      ['Skincare', 'Fragrance', 'Soap'],
    ],
  ],
  [
    'Home & Garden',
    [
      ['Bedding', 'Duvets', 'Mattresses'],
      ['DIY', 'Paint', 'Tools'],
      ['Furniture', 'Desks', 'Sofas'],
      ['Garden', 'Greenhouses', 'Seeds & Bulbs'],
      ['Kitchen', 'Kettles', 'Pans'],
      ['Lighting & Candles', 'Candles', 'Lamps'],
    ],
  ],
  [
    'Motoring & Bills',
    [
      ['Broadband & Energy', 'Broadband'],
      ['Insurance', 'Home Insurance', 'Pet Insurance'],
      ['Motoring', 'Tyres'],
    ],
  ],
  ['Pets', [['Pet Accessories', 'Aquariums'], ['Pet Food']]],
  [
    'Sports & Outdoors',
    [
      ['Camping', 'Rucksacks', 'Tents'],
      ['Cycling', 'Electric Bikes'],
      ['Fitness', 'Running', 'Yoga'],
      ['Water Sports'],
    ],
  ],
  [
    'Travel',
    [
      ['Holidays', 'City Breaks', 'Rail Holidays'],
      ['Hotels & Stays', 'Cottages', 'Hotels'],
      ['Transport', 'Airport Parking', 'Car Hire'],
    ],
  ],
]

/** The place of a trade in the tree: its category, and those above and below it. */
interface Shelf {
  readonly above: CategoryId
  readonly own: CategoryId
  readonly below: readonly CategoryId[]
}

const twoDigits = (index: number) => String(index + 1).padStart(2, '0')

/** Ids follow the order of the tree, in tens and units: 3, 301, 30102. */
function entry(name: string, ...indexes: readonly number[]): Category {
  const [top = 0, ...rest] = indexes
  return {
    id: CategoryId.make([String(top + 1), ...rest.map(twoDigits)].join('')),
    hierarchyId: `/${indexes.map(twoDigits).join('/')}/`,
    name,
    depth: indexes.length,
  }
}

const shelved = tree.flatMap(([name, branches], top) => {
  const above = entry(name, top)
  return branches.map(([ownName, ...names], second) => ({
    above,
    own: entry(ownName, top, second),
    below: names.map((each, third) => entry(each, top, second, third)),
  }))
})

/** Categories in tree order. Sorting `hierarchyId` as text gives the same order. */
export const makeCategories = (): readonly Category[] =>
  tree.flatMap(([name], top) => [
    entry(name, top),
    ...shelved
      .filter(({ above }) => above.name === name)
      .flatMap(({ own, below }) => [own, ...below]),
  ])

/** The shelf of a trade, by the name of its category. */
export const shelfOf: ReadonlyMap<string, Shelf> = new Map(
  shelved.map(({ above, own, below }) => [
    own.name,
    { above: above.id, own: own.id, below: below.map(({ id }) => id) },
  ]),
)
