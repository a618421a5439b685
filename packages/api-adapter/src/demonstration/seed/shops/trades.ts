// biome-ignore-all lint/style/noExcessiveLinesPerFile: it is one list.
/**
 * What the invented shops sell. A trade belongs to one category of the second level and feeds the
 * names, texts, offers and pictures of its shops.
 */
export interface Trade {
  /** The name of its category. */
  readonly category: string
  /** How often a shop has this trade, in comparison with the others. */
  readonly share: number
  /** Ends of names: 'Fernhill Books'. */
  readonly nouns: readonly string[]
  /** Things that symbolise it: 'The Quiet Page'. */
  readonly emblems: readonly string[]
  /** What it sells, to stand inside a sentence. */
  readonly goods: readonly string[]
  /** What a member does there, after 'when you'; for offers that pay pounds. */
  readonly deeds: readonly string[]
  /** How its offers pay as a rule. */
  readonly pays: 'percent' | 'pounds' | 'either'
  /** The usual price of an order, in pounds. */
  readonly basket: readonly [number, number]
  /** Drawings that suit it, by name. */
  readonly glyphs: readonly string[]
}

const words = (text: string): readonly string[] => text.split(', ')

const trade = (
  category: string,
  share: number,
  pays: Trade['pays'],
  basket: Trade['basket'],
  lists: Readonly<Record<'nouns' | 'emblems' | 'goods' | 'deeds' | 'glyphs', string>>,
): Trade => ({
  category,
  share,
  pays,
  basket,
  nouns: words(lists.nouns),
  emblems: words(lists.emblems),
  goods: words(lists.goods),
  deeds: words(lists.deeds),
  glyphs: words(lists.glyphs),
})

export const trades: readonly Trade[] = [
  trade('Baby Clothes', 2, 'percent', [18, 60], {
    nouns: 'Babywear, Baby Clothes, Little Clothes, Layette',
    emblems: 'Bootee, Bonnet, Mitten, Button, Cub',
    goods: 'sleepsuits, knitted hats, organic cotton vests, rompers, first shoes, muslin squares',
    deeds: 'buy your first newborn set, send a new baby box',
    glyphs: 'bootee, duck, button, bear',
  }),
  trade('Nursery', 2, 'either', [60, 420], {
    nouns: 'Nursery, Prams, Cots, Nursery Company',
    emblems: 'Cradle, Lullaby, Rattle, Cub, Moon',
    goods: 'cots, prams, car seats, changing tables, moses baskets, night lights, high chairs',
    deeds: 'order a pram, furnish a whole nursery, buy a car seat and have it fitted',
    glyphs: 'pram, moon, duck, bear',
  }),
  trade('Toys & Games', 4, 'percent', [15, 75], {
    nouns: 'Toys, Games, Toyshop, Playthings, Kites, Puzzles',
    emblems: 'Kite, Marble, Top, Puppet, Rocket, Domino',
    goods: 'wooden toys, board games, kites, puzzles, puppets, model railways, dressing-up clothes',
    deeds: 'order a toy box subscription, book a birthday workshop',
    glyphs: 'kite, blocks, rocket, top, glider, bear',
  }),
  trade('Books', 4, 'percent', [12, 55], {
    nouns: 'Books, Bookshop, Booksellers, Book Room, Library',
    emblems: 'Page, Chapter, Margin, Preface, Folio, Spine',
    goods: 'paperbacks, hardbacks, maps, children’s books, audiobooks, signed first editions',
    deeds: 'join the monthly book club, give a year of paperbacks',
    glyphs: 'book, books, owl, page, map',
  }),
  trade('Stationery', 3, 'percent', [10, 45], {
    nouns: 'Stationers, Stationery, Pens, Paper Company, Papers',
    emblems: 'Quill, Inkwell, Ledger, Envelope, Nib',
    goods: 'fountain pens, notebooks, writing paper, diaries, desk organisers, bottled ink',
    deeds: 'have a pen engraved, order printed letterheads',
    glyphs: 'quill, pencil, envelope, page, inkwell',
  }),
  trade('Art & Craft', 3, 'percent', [14, 70], {
    nouns: 'Art Supplies, Crafts, Yarns, Haberdashery, Wools, Pottery Supplies',
    emblems: 'Bobbin, Palette, Thimble, Skein, Easel, Stitch',
    goods: 'watercolours, knitting wool, brushes, quilting cotton, air-dry clay, embroidery kits',
    deeds: 'book a weekend class, order a knitting kit',
    glyphs: 'bobbin, palette, button, brush, yarn',
  }),
  trade('Attractions', 2, 'either', [30, 140], {
    nouns: 'Gardens, Days Out, House & Gardens, Museum, Railway, Wildlife Park',
    emblems: 'Maze, Carousel, Lantern, Peacock, Folly',
    goods: 'day tickets, annual passes, guided walks, family tickets, evening openings',
    deeds: 'buy a family ticket, take out an annual pass',
    glyphs: 'carousel, castle, hills, sunrise, flag',
  }),
  trade('Cinema & Theatre', 2, 'either', [20, 90], {
    nouns: 'Cinemas, Theatre Tickets, Picture House, Playhouse, Box Office',
    emblems: 'Curtain, Balcony, Matinee, Encore, Spotlight',
    goods: 'cinema tickets, theatre breaks, matinee seats, gift memberships, live screenings',
    deeds: 'book two seats in the stalls, become a member for a year',
    glyphs: 'curtain, star, ticket, mask',
  }),
  trade('Music & Film', 2, 'percent', [15, 160], {
    nouns: 'Records, Music, Instruments, Sound & Vinyl, Pianos',
    emblems: 'Fiddle, Groove, Cymbal, Chorus, Semibreve',
    goods: 'records, guitars, sheet music, turntables, keyboards, concert films',
    deeds: 'hire an instrument for a school year, trade in an old guitar',
    glyphs: 'record, note, drum, bell',
  }),
  trade('Appliances', 3, 'either', [180, 720], {
    nouns: 'Appliances, Electricals, Cookers, Home Appliances, Electric',
    emblems: 'Kettle, Dynamo, Current, Lever, Dial',
    goods: 'washing machines, fridge freezers, dishwashers, range cookers, vacuum cleaners',
    deeds: 'buy a washing machine with fitting, recycle an old fridge',
    glyphs: 'plug, bolt, kettle, dial, bulb',
  }),
  trade('Computing', 3, 'either', [60, 900], {
    nouns: 'Computers, Computing, Laptops, Systems, Computer Company',
    emblems: 'Pixel, Circuit, Cursor, Abacus, Byte',
    goods: 'laptops, printers, monitors, keyboards, memory, repaired desktops, routers',
    deeds: 'buy a laptop with three years of cover, trade in an old tablet',
    glyphs: 'grid, bracket, cursor, bolt',
  }),
  trade('Phones & Audio', 3, 'pounds', [40, 480], {
    nouns: 'Mobiles, Audio, Phones, Radio, Hi-Fi',
    emblems: 'Signal, Echo, Aerial, Decibel, Wireless',
    goods: 'SIM-only plans, refurbished phones, headphones, digital radios, speakers',
    deeds: 'take a 24 month plan, switch and keep your number, buy a pair of headphones over £120',
    glyphs: 'signal, radio, headphones, wave',
  }),
  trade('Shoes', 4, 'percent', [35, 130], {
    nouns: 'Shoes, Footwear, Bootmakers, Cobblers',
    emblems: 'Lace, Heel, Brogue, Clog, Eyelet',
    goods: 'walking boots, school shoes, brogues, trainers, slippers, wellingtons, sandals',
    deeds: 'have a pair of boots resoled, buy two pairs of school shoes',
    glyphs: 'boot, petals, heel, footprint',
  }),
  trade('Tailoring', 2, 'percent', [60, 380], {
    nouns: 'Tailors, Shirts, Shirtmakers, Suits, Outfitters',
    emblems: 'Cuff, Lapel, Thimble, Collar, Tape',
    goods: 'suits, shirts, waistcoats, alterations, evening wear, ties, cuff links',
    deeds: 'order a made-to-measure suit, hire a morning suit',
    glyphs: 'shirt, scissors, needle, button',
  }),
  trade('Women’s Fashion', 5, 'percent', [30, 150], {
    nouns: 'Dresses, Womenswear, Clothing, Boutique, Knitwear',
    emblems: 'Petticoat, Ribbon, Sleeve, Hem, Silk',
    goods: 'dresses, knitwear, coats, linen trousers, blouses, jersey tops, petite and tall fits',
    deeds: 'send three parcels back and keep one, book a personal stylist',
    glyphs: 'dress, hanger, ribbon, petals',
  }),
  trade('Men’s Fashion', 3, 'percent', [30, 140], {
    nouns: 'Menswear, Clothing, Workwear, Clothiers, Denim',
    emblems: 'Anorak, Pocket, Denim, Tweed, Zip',
    goods: 'chinos, overshirts, jumpers, denim jackets, polo shirts, workwear, socks',
    deeds: 'order a wardrobe box, buy a winter coat',
    glyphs: 'hanger, shirt, anchor, button',
  }),
  trade('Jewellery & Watches', 3, 'percent', [40, 420], {
    nouns: 'Jewellers, Jewellery, Watches, Silversmiths, Clocks',
    emblems: 'Locket, Pendant, Garnet, Opal, Pendulum',
    goods: 'silver rings, watches, pearl earrings, lockets, engraving, wedding bands, brooches',
    deeds: 'choose a pair of wedding rings, have a watch serviced',
    glyphs: 'gem, ring, clock, locket',
  }),
  trade('Bags & Accessories', 2, 'percent', [25, 140], {
    nouns: 'Bags, Leather, Luggage, Hats, Milliners, Umbrellas',
    emblems: 'Satchel, Buckle, Brim, Valise, Parasol',
    goods: 'satchels, suitcases, wool scarves, felt hats, umbrellas, belts, purses, gloves',
    deeds: 'buy a matching set of luggage, have a bag repaired',
    glyphs: 'umbrella, satchel, hat, buckle',
  }),
  trade('Bakery', 3, 'percent', [14, 48], {
    nouns: 'Bakery, Bakehouse, Bakers, Bread, Cakes',
    emblems: 'Crumb, Crust, Rolling Pin, Bun, Loaf',
    goods: 'sourdough loaves, celebration cakes, flour, brownies, hot cross buns, oatcakes',
    deeds: 'order a cake for twelve, start a weekly bread box',
    glyphs: 'wheat, loaf, cupcake, rollingpin',
  }),
  trade('Coffee', 3, 'percent', [12, 45], {
    nouns: 'Coffee, Coffee Roasters, Roastery, Coffee House, Espresso',
    emblems: 'Bean, Cup, Crema, Percolator, Saucer',
    goods: 'espresso beans, filter coffee, grinders, cafetières, decaffeinated blends, cups',
    deeds: 'start a fortnightly coffee subscription, book a tasting',
    glyphs: 'cup, bean, cafetiere, sunrise',
  }),
  trade('Tea', 2, 'percent', [10, 38], {
    nouns: 'Tea, Teas, Tea Merchants, Tea Rooms, Infusions',
    emblems: 'Leaf, Caddy, Teapot, Samovar, Camellia',
    goods: 'loose leaf tea, breakfast blends, herbal infusions, teapots, caddies, green tea',
    deeds: 'join the tea club for a year, send a tea hamper',
    glyphs: 'teapot, leaf, caddy, cup',
  }),
  trade('Groceries', 4, 'percent', [35, 120], {
    nouns: 'Grocers, Market, Stores, Farm Shop, Provisions, Greengrocers',
    emblems: 'Larder, Basket, Turnip, Orchard, Barrow',
    goods: 'vegetable boxes, store cupboard food, meat boxes, free-range eggs, milk, fruit',
    deeds: 'order your first weekly box, spend £60 in one delivery',
    glyphs: 'apple, carrot, basket, jar, plum',
  }),
  trade('Cheese & Deli', 2, 'percent', [22, 75], {
    nouns: 'Cheese, Cheesemongers, Deli, Smokehouse, Pantry, Charcuterie',
    emblems: 'Rind, Truckle, Gherkin, Olive, Pickle',
    goods: 'farmhouse cheese, smoked fish, olives, chutney, charcuterie, crackers, antipasti',
    deeds: 'send a cheese board, join the cheese club',
    glyphs: 'cheese, jar, fish, olive',
  }),
  trade('Wine & Beer', 3, 'either', [40, 160], {
    nouns: 'Wines, Wine Merchants, Brewery, Cellars, Cider, Ales',
    emblems: 'Cork, Barrel, Vine, Hop, Firkin',
    goods: 'mixed cases, English sparkling wine, bottled ale, cider, alcohol-free beer, glassware',
    deeds: 'order your first mixed case, join the cellar plan',
    glyphs: 'bottle, grapes, barrel, hop, glass',
  }),
  trade('Chocolate & Sweets', 2, 'percent', [14, 50], {
    nouns: 'Chocolates, Chocolate, Sweets, Confectioners, Fudge, Toffee',
    emblems: 'Truffle, Humbug, Praline, Gumdrop, Bonbon',
    goods: 'truffles, fudge, drinking chocolate, boiled sweets, marzipan fruits, nougat',
    deeds: 'send a box by post, order wedding favours',
    glyphs: 'sweet, truffle, heart, jar',
  }),
  trade('Cards', 2, 'percent', [6, 30], {
    nouns: 'Cards, Greetings, Card Company, Prints, Press',
    emblems: 'Postmark, Envelope, Stamp, Letter, Rosette',
    goods: 'birthday cards, photo calendars, gift wrap, prints, invitations, thank you notes',
    deeds: 'print 50 invitations, send five cards in one order',
    glyphs: 'envelope, stamp, ribbon, heart',
  }),
  trade('Flowers', 3, 'percent', [24, 80], {
    nouns: 'Flowers, Florists, Blooms, Bouquets, Plants',
    emblems: 'Petal, Tulip, Peony, Posy, Stem',
    goods: 'bouquets, letterbox flowers, house plants, wreaths, dried flowers, peonies',
    deeds: 'send a bouquet with next day delivery, start a monthly flower subscription',
    glyphs: 'tulip, petals, daisy, leaf, bouquet',
  }),
  trade('Gifts & Hampers', 3, 'percent', [25, 110], {
    nouns: 'Gifts, Hampers, Emporium, Curiosities, Presents',
    emblems: 'Parcel, Ribbon, Trinket, Magpie, Keepsake',
    goods: 'hampers, personalised mugs, picture frames, keepsakes, candles, garden gifts',
    deeds: 'order ten hampers or more, have a gift wrapped and sent',
    glyphs: 'parcel, ribbon, star, basket',
  }),
  trade('Opticians', 2, 'pounds', [60, 260], {
    nouns: 'Opticians, Optics, Eyewear, Spectacles, Lenses',
    emblems: 'Monocle, Prism, Iris, Lens, Spectacle',
    goods: 'glasses, contact lenses, prescription sunglasses, eye tests, reading glasses',
    deeds: 'buy two pairs of glasses, start contact lenses by direct debit, book an eye test',
    glyphs: 'glasses, eye, prism, circles',
  }),
  trade('Pharmacy', 2, 'percent', [14, 55], {
    nouns: 'Pharmacy, Chemists, Apothecary, Vitamins, Health',
    emblems: 'Mortar, Tonic, Remedy, Phial, Dispensary',
    goods: 'vitamins, first aid kits, sun cream, hay fever relief, toothbrushes, travel clinics',
    deeds: 'move a repeat prescription, buy three months of vitamins',
    glyphs: 'cross, mortar, drop, leaf',
  }),
  trade('Skincare', 4, 'percent', [18, 80], {
    nouns: 'Skincare, Soaps, Soap Company, Botanicals, Beauty, Fragrance',
    emblems: 'Lather, Balm, Bergamot, Petal, Dew',
    goods: 'face oils, soap, hand cream, bath salts, perfume, shaving kits, mineral make-up',
    deeds: 'buy a refill set, book a treatment',
    glyphs: 'drop, leaf, shell, petals, bubbles',
  }),
  trade('Hair', 1, 'percent', [15, 60], {
    nouns: 'Hair, Barbers, Hairdressing, Salons, Brushes',
    emblems: 'Curl, Comb, Fringe, Bristle, Quiff',
    goods: 'shampoo bars, brushes, hair dryers, beard oil, colour kits, salon appointments',
    deeds: 'book a cut and finish, buy a dryer',
    glyphs: 'comb, scissors, wave, drop',
  }),
  trade('Bedding', 3, 'percent', [30, 220], {
    nouns: 'Bedding, Beds, Linens, Mattresses, Duvets, Blankets',
    emblems: 'Pillow, Quilt, Feather, Bolster, Eiderdown',
    goods: 'duvets, wool blankets, linen sheets, mattresses, pillows, bed frames, throws',
    deeds: 'buy a mattress with a 100 night trial, make up a double bed set',
    glyphs: 'moon, feather, bed, stripes',
  }),
  trade('Furniture', 4, 'either', [120, 980], {
    nouns: 'Furniture, Sofas, Chairs, Interiors, Upholstery, Cabinetmakers',
    emblems: 'Settle, Dresser, Joint, Castor, Footstool',
    goods: 'sofas, oak tables, armchairs, desks, bookcases, wardrobes, bedside tables',
    deeds: 'order a sofa over £900, furnish a study, buy six dining chairs',
    glyphs: 'chair, sofa, table, hammer',
  }),
  trade('Garden', 4, 'percent', [20, 160], {
    nouns: 'Garden, Nurseries, Seeds, Plants, Garden Tools, Greenhouses',
    emblems: 'Trowel, Bulb, Trellis, Root, Furrow',
    goods: 'bulbs, seed packets, hand tools, fruit trees, bird feeders, cold frames, pots',
    deeds: 'order a greenhouse, plan a border by post',
    glyphs: 'sprout, spade, berries, tree, pot, watercan',
  }),
  trade('Kitchen', 4, 'percent', [25, 190], {
    nouns: 'Kitchens, Cookware, Kettles, Pans, Cutlery, Kettle Co',
    emblems: 'Ladle, Skillet, Whisk, Kettle, Pan',
    goods: 'pans, knives, kettles, stoneware, bakeware, cast iron pots, storage jars',
    deeds: 'book a cookery class, buy a set of five pans, have knives sharpened',
    glyphs: 'kettle, oven, pan, knife, whisk',
  }),
  trade('Lighting & Candles', 2, 'percent', [18, 160], {
    nouns: 'Lighting, Candles, Lamps, Lights, Lanterns',
    emblems: 'Wick, Lantern, Filament, Taper, Beacon',
    goods: 'beeswax candles, desk lamps, pendant lights, lanterns, lampshades, garden lights',
    deeds: 'light a whole room, buy six candles or more',
    glyphs: 'candle, lamp, lantern, bulb, sunrise',
  }),
  trade('DIY', 3, 'percent', [25, 210], {
    nouns: 'Hardware, Ironmongers, Paints, Tools, Timber, Tiles',
    emblems: 'Mallet, Trestle, Hinge, Plumb Line, Chisel',
    goods: 'paint, hand tools, floor tiles, door furniture, timber, wallpaper, fixings',
    deeds: 'buy five litres of paint or more, hire a floor sander',
    glyphs: 'hammer, paint, brick, key, saw',
  }),
  trade('Insurance', 3, 'pounds', [140, 460], {
    nouns: 'Insurance, Cover, Mutual, Assurance, Insurance Brokers',
    emblems: 'Anchor, Shield, Keel, Parapet, Acorn',
    goods: 'home insurance, car insurance, pet cover, travel insurance, gadget cover',
    deeds: 'take out a year of home insurance, insure two cars, cover a pet, renew for a year',
    glyphs: 'shield, umbrella, keystone, acorn',
  }),
  trade('Motoring', 3, 'either', [30, 260], {
    nouns: 'Motors, Tyres, Breakdown, Car Care, Garages, Car Parts',
    emblems: 'Piston, Spanner, Axle, Hubcap, Milepost',
    goods: 'tyres, servicing, car mats, wiper blades, batteries, roof boxes, breakdown cover',
    deeds: 'have four tyres fitted, take a year of breakdown cover, book a service',
    glyphs: 'wheel, road, car, spanner, chevrons',
  }),
  trade('Broadband & Energy', 2, 'pounds', [240, 620], {
    nouns: 'Broadband, Energy, Power, Fibre, Utilities',
    emblems: 'Turbine, Beacon, Current, Spark, Relay',
    goods: 'full fibre broadband, green electricity, solar panels, boiler cover, smart meters',
    deeds: 'switch and stay for twelve months, take full fibre for 24 months, cover a boiler',
    glyphs: 'bolt, turbine, signal, sunrise, drop',
  }),
  trade('Pet Food', 2, 'percent', [18, 70], {
    nouns: 'Pet Food, Pet Kitchen, Pet Larder, Dog Food, Cat Food',
    emblems: 'Biscuit, Whisker, Kibble, Marrowbone, Morsel',
    goods: 'dry food, grain-free tins, puppy meals, bird seed, dental chews, hay',
    deeds: 'start a monthly delivery, order a puppy plan',
    glyphs: 'bone, cat, fishbone, paw',
  }),
  trade('Pet Accessories', 2, 'percent', [15, 85], {
    nouns: 'Pets, Pet Shop, Dog Beds, Aquatics, Pet Company, Saddlery',
    emblems: 'Paw, Collar, Kennel, Hutch, Bridle',
    goods: 'dog beds, leads, cat trees, fish tanks, rabbit runs, grooming brushes, coats',
    deeds: 'buy a bed and a blanket together, set up a first fish tank',
    glyphs: 'paw, cat, dog, fish, bird',
  }),
  trade('Cycling', 3, 'either', [30, 640], {
    nouns: 'Cycles, Bikes, Bicycles, Cycle Works, Cycling',
    emblems: 'Spoke, Pedal, Saddle, Crank, Velocipede',
    goods: 'town bikes, electric bikes, lights, locks, helmets, children’s bikes, servicing',
    deeds: 'buy an electric bike, book a full service, buy a child’s first bike',
    glyphs: 'bike, wheel, spokes, mountains',
  }),
  trade('Camping', 3, 'percent', [30, 240], {
    nouns: 'Outdoors, Camping, Tents, Expedition, Mountain Gear',
    emblems: 'Guy Rope, Summit, Rucksack, Cairn, Compass',
    goods: 'tents, rucksacks, waterproofs, sleeping bags, stoves, walking poles, head torches',
    deeds: 'buy a family tent, hire kit for an award expedition',
    glyphs: 'mountains, tent, compass, tree, fire',
  }),
  trade('Fitness', 3, 'either', [20, 130], {
    nouns: 'Sports, Fitness, Running, Yoga, Athletics, Racquets',
    emblems: 'Stride, Relay, Paceline, Racquet, Plimsoll',
    goods: 'running shoes, yoga mats, resistance bands, racquets, kettlebells, swimwear',
    deeds: 'enter a ten kilometre race, join for a year, buy running shoes with gait analysis',
    glyphs: 'runner, ball, racquet, chevrons, circles',
  }),
  trade('Water Sports', 1, 'percent', [30, 260], {
    nouns: 'Surf, Sailing, Chandlers, Boats, Swim, Paddle',
    emblems: 'Keel, Rudder, Cormorant, Tiller, Spinnaker',
    goods: 'wetsuits, paddle boards, deck shoes, buoyancy aids, dry bags, goggles, rope',
    deeds: 'book a learn to sail weekend, buy a paddle board',
    glyphs: 'waves, sail, anchor, fish, lighthouse',
  }),
  trade('Hotels & Stays', 4, 'pounds', [120, 640], {
    nouns: 'Stays, Hotels, Cottages, Inns, Retreats, Lodges',
    emblems: 'Lantern, Eaves, Harbour, Hearth, Latchkey',
    goods:
      'country cottages, city hotels, seaside inns, spa breaks, family suites, dog friendly rooms',
    deeds: 'stay two nights or more, book a week in a cottage, take a spa day for two',
    glyphs: 'bed, key, waves, lighthouse, house, moon',
  }),
  trade('Holidays', 4, 'pounds', [320, 1900], {
    nouns: 'Travel, Holidays, Voyages, Journeys, Tours, Expeditions',
    emblems: 'Compass, Atlas, Meridian, Swallow, Portmanteau',
    goods: 'rail holidays, city breaks, walking tours, river cruises, ski trips, package holidays',
    deeds: 'book a holiday over £600, travel by rail with a friend, reserve a winter break',
    glyphs: 'globe, plane, sunrise, hills, palm, compass',
  }),
  trade('Transport', 3, 'either', [18, 180], {
    nouns: 'Car Hire, Parking, Ferries, Coaches, Trains, Transfers',
    emblems: 'Whistle, Milestone, Junction, Signal Box, Gangway',
    goods: 'airport parking, car hire, ferry crossings, coach tickets, railcards, transfers',
    deeds: 'park for a week, hire a car for three days, take a car on a night crossing',
    glyphs: 'road, train, ferry, wheel, arrows',
  }),
]
