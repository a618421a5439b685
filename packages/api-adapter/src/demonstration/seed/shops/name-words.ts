/** The words that shop names are made of. Long because it is a word list. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** First halves of coined places: Otter|by, Tide|water. */
export const beginnings = words(`
  Alder Amber Apple Barley Beck Berry Birch Bracken Bramble Brant Bright Brindle Brock Burr Calder
  Candle Cinder Clover Cobble Copper Corn Crane Crow Curlew Damson Dapple Dove Drift Drum Dun Elder
  Ember Fallow Farthing Fennel Fern Ferry Fiddle Finch Flax Flint Fold Fox Frost Furze Gable Gander
  Gorse Grain Grouse Hare Harrow Hart Haver Hawk Hazel Hearth Heather Heron Hollin Honey Hop Horn
  Ivy Jay Juniper Kestrel Kiln Lamb Lark Laurel Linden Ling Linnet Loom Lupin Mallard Maple Marl
  Marram Meadow Merle Mill Minnow Mistle Moss Moth Nettle Nut Oak Oat Orchard Osier Otter Owl Pear
  Peat Pebble Penny Pippin Plover Plum Quarry Quill Raven Reed Rook Rowan Rush Rye Saffron Sallow
  Sedge Shale Sheaf Silver Skein Sloe Snow Sorrel Sparrow Spindle Starling Stoat Swallow Tansy Tarn
  Teasel Thistle Thrift Thrush Tide Tinder Weaver Whin Whistle Wick Willow Winter Wren Yarrow Yew
`)

/** Second halves of coined places. */
export const endings = words(`
  barrow beck bourne brook by combe cote croft dale den fell field ford garth gate ham haven hill
  hollow holm hurst lea leigh low mead mere moor over rigg scar shaw side stead stone stow thwaite
  toft tree wath water wick wold worthy yard
`)

/** Coinages that are real surnames, belong to a known shop, or read badly. */
export const unwanted = new Set(
  words(`
    Blackwell Hollinside Foxton Foxhill Appledore Applegate Applebee Appleby Birchwood Oakham Oakley
    Ravenwood Silverstone Silverside Whistleside Wickham Penrith Copperfield Honeywell Mossend
    Snowhill Rookwood Beckham Berryhill Corngate Dunelm Dunstone Dunham Firebrand Flintstone Frostbite
    Hartford Hartwell Ivybridge Larkhill Millgate Millstone Millham Milldale Oakhill Oakdale Oakfield
    Pearby Pennywell Plumstead Raventree Rushmere Rushden Ryeford Snowdale Snowdown Sparrowhawk
    Tarnfield Wickford Winterbourne Yewtree Calderdale Drumfield Hazelmere Hareham Haverhill
    Beckbeck Dunhill Winterfell Harrowgate Oakwell Oakmere Hawkstone Pennyfield Silverdale Rushmoor Bramblewick
    Fernhill Ferrystone Hearthwick Loomhaven Merrybarrow Otterby Plumfield Tidewater Millfield
    Thistlegate Elderfield Foxfield Applestone Honeycomb Lamby Lambham Otterbourne Horncastle
    Kilnhurst Reedham Crowhurst Swallowfield Wickby Rowanham Hophill Cloverfield
  `),
)

export const founders = words(`
  Abernethy Adeyemi Akhtar Allardyce Anstruther Arkwright Babington Bagshaw Bannerjee Barraclough
  Beddoes Birtwhistle Blenkinsop Bostock Braithwaite Brocklehurst Cadwallader Capstick Catchpole
  Chaudhry Clegg Clutterbuck Cotterill Cruikshank Dalrymple Desai Dhillon Dimmock Drinkwater Eccles
  Entwistle Fairweather Fanshawe Featherstone Fothergill Gaskell Gathercole Gilchrist Goldsworthy
  Greenhalgh Gwilliam Hainsworth Hallam Hathersage Haworth Hebblethwaite Higginbottom Hollingshead
  Ibbotson Iqbal Iyer Jellicoe Jowett Kershaw Kettleborough Kirkbride Kowalski Lazenby Liversedge
  Llewellyn Longbottom Macalister Mainwaring Mehta Micklethwait Moorcroft Mukherjee Murgatroyd
  Narayan Netherwood Nightingale Nwosu O’Dowd Oduya Ogilvie Okafor Olatunji Ormerod Osbaldeston
  Outhwaite Pardoe Pettigrew Pickersgill Plumtree Postlethwaite Prendergast Prosser Quarmby
  Quennell Rafferty Rahman Ramsbottom Rosthwaite Sagar Satterthwaite Scattergood Sethi
  Shufflebottom Sidebottom Snodgrass Sowerby Standish Strickland Sugden Sutcliffe Swarbrick
  Tattersall Thackeray Thistlethwaite Threlfall Tregenza Trevelyan Tunnicliffe Uttley Verity Voss
  Wadsworth Wagstaff Waddilove Whittaker Widdowson Wigglesworth Winterbottom Womersley Yewdall
  Zielinski
`)

export const firstNames = words(`
  Ada Agnes Albert Amina Arthur Beatrix Cecily Clement Dilys Edith Elsie Ernest Fatima Florence
  Gwen Harriet Ivor Josiah Kwame Lettice Mabel Meera Nora Obadiah Olive Percy Queenie Rajesh Ruth
  Silas Tabitha Theodora Una Violet Walter Winifred Yusuf Zillah
`)

export const families = words(`
  Sons Daughters Sisters Brothers Family Nieces Cousins Partners
`)

/** Things that go together in pairs: Nook & Larder. */
export const things = words(`
  Acorn Anchor Apple Barley Basket Bean Bellows Birch Bobbin Bracken Bramble Brass Bread Bulb
  Butter Button Candle Cedar Chalk Clay Clover Cocoa Compass Copper Cotton Crumb Ember Feather
  Felt Fern Fig Flint Fox Harbour Hare Hearth Heron Honey Ink Juniper Kettle Kiln Ladle Lantern
  Larder Lichen Linen Map Marigold Mitten Moon Moth Needle Nettle Nook Oak Oat Olive Otter Paper
  Pear Pebble Pepper Petal Pine Plum Quill Quince Ribbon Root Saddle Salt Slate Sparrow Spool Star
  Stirrup Sugar Tallow Thimble Thistle Thread Thyme Tide Timber Trowel Velvet Wick Willow Wool
  Wren
`)

export const adjectives = words(`
  Amber Bold Brisk Candid Clever Clockwork Cobalt Copper Cosy Crimson Curious Dappled Early Folded
  Fortunate Gentle Gilded Hidden Honest Humble Idle Indigo Inky Jolly Lazy Little Lucky Marbled Merry
  Mighty Modest Nimble Northern Painted Paper Plucky Proper Quiet Rambling Salted Second Silver Slow
  Speckled Spare Sundry Thoughtful Tidy Upper Velvet Wandering Wild Winter Woven
`)

export const premises = words(`
  Barn Box Cabin Corner Cupboard Depot Exchange Lane Loft Mill Parlour Press Room Rooms Shed Store
  Works Yard
`)

/** Tails of shops with a single word for a name: Lantern|folk. */
export const tails = words(`
  ery folk kin ling ly monger smith some wright works craft wise
`)

export const lanes = words(`
  Alder Almond Bakehouse Barrow Beacon Bell Bobbin Bridge Brewery Candle Canal Castle Chapel Cooper
  Ferry Fleece Fold Forge Garden Glover Harbour Hospital Ironbridge Kiln Ladder Market Mercer Mill
  Minster Orchard Ostler Pinfold Quay Ropewalk Saddler Salter Shambles Sheep Silk Slate Spring
  Stable Staithe Tanner Tenter Turner Viaduct Weaver Weir Wharf
`)

export const ways = words('Lane Street Yard Row')

/** French fronts, each with the categories it suits. */
export const houses: readonly (readonly [string, ...string[]])[] = [
  ['Maison', 'Furniture', 'Skincare', 'Bedding', 'Women’s Fashion'],
  ['Atelier', 'Art & Craft', 'Jewellery & Watches', 'Tailoring', 'Furniture'],
  ['Café', 'Coffee'],
  ['Chez', 'Women’s Fashion', 'Hair', 'Cheese & Deli'],
  ['Pâtisserie', 'Bakery'],
  ['Librairie', 'Books'],
  ['Épicerie', 'Cheese & Deli', 'Groceries'],
  ['Hôtel', 'Hotels & Stays'],
  ['Galerie', 'Gifts & Hampers', 'Cards'],
  ['Chocolaterie', 'Chocolate & Sweets'],
]

export const accentedNames = words(`
  Aurèle Bérénice Cécile Céleste Corbière Désirée Élodie Gaëlle Héloïse Hélène Irène Joséphine Léonie
  Manoël Maïlys Noël Océane Raphaël Rosière Solène Thaïs Théo Valérie Zoë
`)

export const nordicBeginnings = words('Björk Fjäll Grön Hög Löv Sjö Skär Snö Tjärn Väst Östra Ås')
export const nordicEndings = words('by vik lund berg holm dal torp hav näs strand')

/** Long names: The Lower Brackenthwaite Woollen Mill & Haberdashery Company. */
export const reaches = words('Great Higher Little Lower Nether North Old South Upper West')
