import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../../world/catalogue.ts'
import { benefitTabs } from '../seed/benefits/benefit-list.ts'
import { makeCatalogue } from '../seed/index.ts'
import { trades } from '../seed/shops/trades.ts'
import { drawArt } from './draw-art.ts'
import { glyphNames } from './glyphs/glyphs.ts'
import { lettering } from './lettering/lettering.ts'
import { lineDrawingNames } from './pictures/line-drawings.ts'
import { malformedAt } from './testing/markup.ts'

const catalogue = makeCatalogue()
const employers = ['wide', 'square', 'tall', 'white', 'dark', 'long']

function picturesOf({ retailers, vendors, tabs, banners, dashboard }: Catalogue): string[] {
  const given = [
    ...retailers.map(({ thumbnailImageUrl }) => thumbnailImageUrl),
    ...vendors.map(({ logo }) => logo),
    ...tabs.flatMap(({ choices }) => choices.map(({ choiceLogo }) => choiceLogo)),
    ...[
      ...Object.values(banners).flat(),
      ...dashboard.featuredComboOffers,
      ...dashboard.sidebarAdverts,
      ...dashboard.footerAdverts,
    ].map(({ imageLink }) => imageLink),
  ]
  return given.filter((path) => path !== undefined)
}

const paths = [
  ...picturesOf(catalogue),
  '/images/default-choice.svg',
  ...employers.map((name) => `/images/employer/${name}.svg`),
]
const drawn = new Map(paths.map((path) => [path, drawArt(path) ?? 'none']))

describe('Pictures', () => {
  test('each picture that the catalogue names is well-formed SVG', () => {
    const faulty = [...drawn].filter(
      ([, svg]) =>
        !/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/.test(svg) ||
        malformedAt(svg) !== undefined,
    )
    expect(drawn.size).toBeGreaterThan(1_500)
    expect(faulty).toEqual([])
  })

  test('every number in a picture is finite', () => {
    expect([...drawn].filter(([, svg]) => /NaN|undefined|Infinity/.test(svg))).toEqual([])
  })

  test('nothing in a picture runs or points elsewhere, so that any content policy can allow it', () => {
    const lively =
      /<(?!\/?(?:svg|g|path|rect|circle|ellipse|clipPath|style)\b)|\s(?:on\w+|href|style)=|url\((?!#)|@import/
    expect([...drawn].filter(([, svg]) => lively.test(svg))).toEqual([])
  })

  test('the same path gives the same picture', () => {
    for (const path of paths.slice(0, 200)) expect(drawArt(path)).toBe(drawn.get(path))
  })

  test('the logos of a directory page differ from each other', () => {
    const page = catalogue.retailers
      .slice(24, 84)
      .map(({ id }) => drawArt(`/images/retailers/${id}.svg`))
    expect(new Set(page).size).toBe(page.length)
  })

  test('a vendor has the logo of its shop, under another path', () => {
    expect(drawArt('/images/vendors/PLU1089.svg')).toBe(drawArt('/images/retailers/1089.svg'))
  })

  test('a benefit of a shop has the shop’s logo', () => {
    expect(drawArt('/images/choices/146.svg')).toBe(drawArt('/images/retailers/1075.svg'))
  })

  test.each([
    ['a banner', '/images/banners/1.svg', '0 0 800 340'],
    ['a combo', '/images/combos/501.svg', '0 0 480 288'],
    ['a combo that nobody prepared', '/images/combos/917.svg', '0 0 480 288'],
    ['an advert', '/images/adverts/601.svg', '0 0 480 288'],
    ['a strip of two by five', '/images/adverts/602.svg', '225 0 375 150'],
  ])('%s has its shape', (_, path, viewBox) => {
    expect(drawArt(path)).toContain(` viewBox="${viewBox}"`)
  })

  test.each([
    '/images/retailers/1041.svg',
    '/images/retailers/7.svg',
    '/images/retailers/1040.png',
    '/images/retailers/99999999.svg',
    '/images/vendors/1089.svg',
    '/images/choices/999.svg',
    '/images/choices/130.svg',
    '/images/banners/9.svg',
    '/images/employer/constructor.svg',
    '/images/constructor/1.svg',
    '/images/../secrets.svg',
    'constructor',
    '',
  ])('there is no picture at %j', (path) => {
    expect(drawArt(path)).toBeUndefined()
  })
})

describe('Drawings', () => {
  test('each trade names drawings that exist', () => {
    const missing = trades
      .flatMap(({ glyphs }) => glyphs)
      .filter((name) => !glyphNames.includes(name))
    expect(missing).toEqual([])
  })

  test('each benefit names a line drawing that exists', () => {
    const named = benefitTabs.flatMap(({ benefits }) =>
      benefits.flatMap(({ art }) => (art && 'drawing' in art ? [art.drawing] : [])),
    )
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((name) => !lineDrawingNames.includes(name))).toEqual([])
  })
})

describe('Lettering', () => {
  test('a word is as long as its letters, drawn closer where the face says so', () => {
    const [t, o, to] = ['T', 'o', 'To'].map((text) => lettering('grotesque', text).advance)
    expect(to).toBeLessThan((t ?? 0) + (o ?? 0))
  })

  test('tracking goes between letters, not after them', () => {
    const [tight, loose] = [0, 0.1].map((tracking) => lettering('slab', 'Ink', tracking).advance)
    expect(loose).toBeCloseTo((tight ?? 0) + 0.2)
  })

  test('a letter that the face lacks is drawn without its accent, and an unknown sign not at all', () => {
    expect(lettering('wide', 'Ŵ').path).toBe(lettering('wide', 'W').path)
    expect(lettering('wide', '☂').path).toBe('')
  })
})
