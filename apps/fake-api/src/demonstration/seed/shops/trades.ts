/** The trades of invented shops. Long because it is one list. */
export interface Trade {
  /** The name of its second-level category. */
  readonly category: string
  /** How often a shop has this trade, relative to the others. */
  readonly share: number
  /** How its offers usually pay. */
  readonly pays: string
  /** The usual price of an order, in pounds. */
  readonly basket: readonly [low: number, high: number]
  /** Last words of shop names, such as 'Books' in 'Fernhill Books'. */
  readonly nouns: readonly string[]
  /** Its goods, worded for the middle of a sentence. */
  readonly goods: readonly string[]
  /** The member's action there, worded to follow 'when you'; for offers that pay pounds. */
  readonly deeds: readonly string[]
}

const table = `
category | share | pays | basket | nouns | goods | deeds
Baby Clothes | 2 | percent | 18-60 | Babywear, Baby Clothes, Little Clothes | sleepsuits, knitted hats, organic cotton vests, rompers | buy your first newborn set
Nursery | 2 | either | 60-420 | Nursery, Prams, Cots | cots, prams, car seats, changing tables | order a pram
Toys & Games | 4 | percent | 15-75 | Toys, Games, Toyshop | wooden toys, board games, kites, puzzles | order a toy box subscription
Books | 4 | percent | 12-55 | Books, Bookshop, Booksellers | paperbacks, hardbacks, maps, children’s books | join the monthly book club
Stationery | 3 | percent | 10-45 | Stationers, Stationery, Pens | fountain pens, notebooks, writing paper, diaries | have a pen engraved
Art & Craft | 3 | percent | 14-70 | Art Supplies, Crafts, Yarns | watercolours, knitting wool, brushes, quilting cotton | book a weekend class
Attractions | 2 | either | 30-140 | Gardens, Days Out, House & Gardens | day tickets, annual passes, guided walks, family tickets | buy a family ticket
Cinema & Theatre | 2 | either | 20-90 | Cinemas, Theatre Tickets, Picture House | cinema tickets, theatre breaks, matinee seats, gift memberships | book two seats in the stalls
Music & Film | 2 | percent | 15-160 | Records, Music, Instruments | records, guitars, sheet music, turntables | hire an instrument for a school year
Appliances | 3 | either | 180-720 | Appliances, Electricals, Cookers | washing machines, fridge freezers, dishwashers, range cookers | buy a washing machine with fitting
Computing | 3 | either | 60-900 | Computers, Computing, Laptops | laptops, printers, monitors, keyboards | buy a laptop with three years of cover
Phones & Audio | 3 | pounds | 40-480 | Mobiles, Audio, Phones | SIM-only plans, refurbished phones, headphones, digital radios | take a 24 month plan, switch and keep your number
Shoes | 4 | percent | 35-130 | Shoes, Footwear, Bootmakers | walking boots, school shoes, brogues, trainers | have a pair of boots resoled
Tailoring | 2 | percent | 60-380 | Tailors, Shirts, Shirtmakers | suits, shirts, waistcoats, alterations | order a made-to-measure suit
Women’s Fashion | 5 | percent | 30-150 | Dresses, Womenswear, Clothing | dresses, knitwear, coats, linen trousers | send three parcels back and keep one
Men’s Fashion | 3 | percent | 30-140 | Menswear, Clothing, Workwear | chinos, overshirts, jumpers, denim jackets | order a wardrobe box
Jewellery & Watches | 3 | percent | 40-420 | Jewellers, Jewellery, Watches | silver rings, watches, pearl earrings, lockets | choose a pair of wedding rings
Bags & Accessories | 2 | percent | 25-140 | Bags, Leather, Luggage | satchels, suitcases, wool scarves, felt hats | buy a matching set of luggage
Bakery | 3 | percent | 14-48 | Bakery, Bakehouse, Bakers | sourdough loaves, celebration cakes, flour, brownies | order a cake for twelve
Coffee | 3 | percent | 12-45 | Coffee, Coffee Roasters, Roastery | espresso beans, filter coffee, grinders, cafetières | start a fortnightly coffee subscription
Tea | 2 | percent | 10-38 | Tea, Teas, Tea Merchants | loose leaf tea, breakfast blends, herbal infusions, teapots | join the tea club for a year
Groceries | 4 | percent | 35-120 | Grocers, Market, Stores | vegetable boxes, store cupboard food, meat boxes, free-range eggs | order your first weekly box
Cheese & Deli | 2 | percent | 22-75 | Cheese, Cheesemongers, Deli | farmhouse cheese, smoked fish, olives, chutney | send a cheese board
Wine & Beer | 3 | either | 40-160 | Wines, Wine Merchants, Brewery | mixed cases, English sparkling wine, bottled ale, cider | order your first mixed case
Chocolate & Sweets | 2 | percent | 14-50 | Chocolates, Chocolate, Sweets | truffles, fudge, drinking chocolate, boiled sweets | send a box by post
Cards | 2 | percent | 6-30 | Cards, Greetings, Card Company | birthday cards, photo calendars, gift wrap, prints | print 50 invitations
Flowers | 3 | percent | 24-80 | Flowers, Florists, Blooms | bouquets, letterbox flowers, house plants, wreaths | send a bouquet with next day delivery
Gifts & Hampers | 3 | percent | 25-110 | Gifts, Hampers, Emporium | hampers, personalised mugs, picture frames, keepsakes | order ten hampers or more
Opticians | 2 | pounds | 60-260 | Opticians, Optics, Eyewear | glasses, contact lenses, prescription sunglasses, eye tests | buy two pairs of glasses, start contact lenses by direct debit
Pharmacy | 2 | percent | 14-55 | Pharmacy, Chemists, Apothecary | vitamins, first aid kits, sun cream, hay fever relief | move a repeat prescription
Skincare | 4 | percent | 18-80 | Skincare, Soaps, Soap Company | face oils, soap, hand cream, bath salts | buy a refill set
Hair | 1 | percent | 15-60 | Hair, Barbers, Hairdressing | shampoo bars, brushes, hair dryers, beard oil | book a cut and finish
Bedding | 3 | percent | 30-220 | Bedding, Beds, Linens | duvets, wool blankets, linen sheets, mattresses | buy a mattress with a 100 night trial
Furniture | 4 | either | 120-980 | Furniture, Sofas, Chairs | sofas, oak tables, armchairs, desks | order a sofa over £900
Garden | 4 | percent | 20-160 | Garden, Nurseries, Seeds | bulbs, seed packets, hand tools, fruit trees | order a greenhouse
Kitchen | 4 | percent | 25-190 | Kitchens, Cookware, Kettles | pans, knives, kettles, stoneware | book a cookery class
Lighting & Candles | 2 | percent | 18-160 | Lighting, Candles, Lamps | beeswax candles, desk lamps, pendant lights, lanterns | light a whole room
DIY | 3 | percent | 25-210 | Hardware, Ironmongers, Paints | paint, hand tools, floor tiles, door furniture | buy five litres of paint or more
Insurance | 3 | pounds | 140-460 | Insurance, Cover, Mutual | home insurance, car insurance, pet cover, travel insurance | take out a year of home insurance, insure two cars
Motoring | 3 | either | 30-260 | Motors, Tyres, Breakdown | tyres, servicing, car mats, wiper blades | have four tyres fitted
Broadband & Energy | 2 | pounds | 240-620 | Broadband, Energy, Power | full fibre broadband, green electricity, solar panels, boiler cover | switch and stay for twelve months, take full fibre for 24 months
Pet Food | 2 | percent | 18-70 | Pet Food, Pet Kitchen, Pet Larder | dry food, grain-free tins, puppy meals, bird seed | start a monthly delivery
Pet Accessories | 2 | percent | 15-85 | Pets, Pet Shop, Dog Beds | dog beds, leads, cat trees, fish tanks | buy a bed and a blanket together
Cycling | 3 | either | 30-640 | Cycles, Bikes, Bicycles | town bikes, electric bikes, lights, locks | buy an electric bike
Camping | 3 | percent | 30-240 | Outdoors, Camping, Tents | tents, rucksacks, waterproofs, sleeping bags | buy a family tent
Fitness | 3 | either | 20-130 | Sports, Fitness, Running | running shoes, yoga mats, resistance bands, racquets | enter a ten kilometre race
Water Sports | 1 | percent | 30-260 | Surf, Sailing, Chandlers | wetsuits, paddle boards, deck shoes, buoyancy aids | book a learn to sail weekend
Hotels & Stays | 4 | pounds | 120-640 | Stays, Hotels, Cottages | country cottages, city hotels, seaside inns, spa breaks | stay two nights or more, book a week in a cottage
Holidays | 4 | pounds | 320-1900 | Travel, Holidays, Voyages | rail holidays, city breaks, walking tours, river cruises | book a holiday over £600, travel by rail with a friend
Transport | 3 | either | 18-180 | Car Hire, Parking, Ferries | airport parking, car hire, ferry crossings, coach tickets | park for a week
`

const listOf = (text = ''): readonly string[] => text.split(', ')

export const trades: readonly Trade[] = table
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [category = '', share, pays = '', basket = '', nouns, goods, deeds] = row.split(' | ')
    const [low = 0, high = 0] = basket.split('-').map(Number)
    return {
      category,
      share: Number(share),
      pays,
      basket: [low, high],
      nouns: listOf(nouns),
      goods: listOf(goods),
      deeds: listOf(deeds),
    }
  })
