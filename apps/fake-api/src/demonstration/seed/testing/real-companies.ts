/** Names that the invented shops must not begin with, in lower case without apostrophes. */
export const realCompanies: readonly string[] = `
  accessorize, adidas, ao, aldi, alton towers, amazon, ancestry, apple store, arcadia,
  argos, arket, asda, ashley, asos, aviva, b&q, barbour, barclays, barratts, beaverbrooks, beefeater,
  bensons, berghaus, bettys, blacks, bloom & wild, blackwell, blackwells, boden, body shop, boohoo, boots,
  booths, bose, bravissimo, british airways, british gas, browns, burberry, bupa, burton,
  cadbury, caffe nero, calvin klein, carluccios, carphone warehouse, cath kidston, charles tyrwhitt,
  charlotte tilbury, clarks, clintons, co-op, coast, comet, converse, cos, costa, cotswold outdoor,
  cotton on, cotton traders, crabtree & evelyn, crew clothing, crocs, currys, cult beauty, cafepod,
  debenhams, decathlon, deliveroo, dell, direct line, dobbies, dorothy perkins, dr martens, dreams,
  dunelm, dunhill, dyson, easyjet, ebay, ee, emma bridgewater, ernest jones, esso, etsy, eurostar, evans,
  expedia, fat face, fenwick, figleaves, flannels, flying tiger, footasylum, fortnum & mason, foyles,
  franco manca, french connection, game, gap, george, go outdoors, goldsmiths, graze, greggs,
  guinness, h samuel, habitat, halfords, hamleys, harrods, harvey nichols, harveys,
  hartley, hawes & curtis, heals, hello fresh, hermes, hobbs, hobbycraft, holland & barrett, hollister, homebase,
  homesense, honeywell, hotel chocolat, house of fraser, iceland, ikea, interflora, jaeger, jessops, jd sports,
  jigsaw, jo malone, john lewis, joseph, joules, karen millen, kew, kiehls, kurt geiger, lakeland, laura ashley, lego,
  levis, lidl, liberty, links of london, littlewoods, lloyds, loaf, lookfantastic, lush, mac, made, majestic wine,
  mamas & papas, mango, marks & spencer, marriott, matalan, millets, millie & co, mint velvet, miss selfridge,
  molton brown, monsoon, moonpig, morrisons, moss, moss bros, mothercare, mountain warehouse, muji, mulberry,
  needle & thread, neals yard, neom, next, nike, nisa, notonthehighstreet, oakley, oasis, ocado, octopus energy, office,
  oliver bonas, orlebar brown, ovo, oxfam, paperchase, patisserie valerie, paul smith, penguin, peacocks, pets at home,
  phase eight, pizza express, poundland, premier inn, pret a manger, primark, puma, pure gym, quiz, radley, reiss,
  richer sounds, river island, robert dyas, rohan, rowlands pharmacy, russell & bromley, ryman, samsung, sainsburys,
  schuh, screwfix, seasalt, selfridges, sephora, shell, silentnight, silverstone, skechers, sky, slaters, smiggle,
  snow + rock, sonos, sony, spar, specsavers, sports direct, starbucks, superdrug, superdry, swarovski, sweaty betty,
  ted baker, tesco, the body shop, the cotswold company, the entertainer, the north face, the range, the white company,
  the works, thorntons, thomas cook, tiffany, timberland, timpson, tk maxx, toast, toolstation, topshop,
  toys r us, trainline, travelodge, trespass, tui, twinings, uniqlo, vans, very, victoria plum, virgin, vodafone,
  wagamama, waitrose, warburtons, waterstones, wayfair, weetabix, whistles, white stuff, whittard, whittards, wickes,
  wilko, wilkinson sword, wh smith, winser, wiggle, zara, zizzi
`
  .trim()
  .split(/,\s*/)
