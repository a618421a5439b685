import type { Catalogue } from '@save/api-adapter/memory'
import { describe, expect, test } from 'vitest'
import { makeCatalogue } from '../demonstration/seed/catalogue.ts'
import { malformedAt } from '../demonstration/seed/testing/markup.ts'
import { drawArt } from './draw-art.ts'

const catalogue = makeCatalogue()

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

const paths = [...picturesOf(catalogue), '/images/default-choice.svg', '/images/employer/wide.svg']
const drawn = new Map(paths.map((path) => [path, drawArt(path) ?? 'none']))

describe('Pictures', () => {
  test('each picture in the catalogue is well-formed SVG', () => {
    const faulty = [...drawn].filter(
      ([, svg]) =>
        !/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/.test(svg) ||
        malformedAt(svg) !== undefined,
    )
    expect(drawn.size).toBeGreaterThan(1_400)
    expect(faulty).toEqual([])
  })

  test('every number in a picture is finite', () => {
    expect([...drawn].filter(([, svg]) => /NaN|undefined|Infinity/.test(svg))).toEqual([])
  })

  test('pictures have no scripts or external links, so that any content policy can allow them', () => {
    const activeContent =
      /<(?!\/?(?:svg|g|path|rect|circle|ellipse|clipPath|defs|use|style)\b)|\s(?:on\w+|style|href="[^#])|url\((?!#)|@import/
    expect([...drawn].filter(([, svg]) => activeContent.test(svg))).toEqual([])
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

  test('a vendor has its shop’s logo, with another path', () => {
    expect(drawArt('/images/vendors/PLU1089.svg')).toBe(drawArt('/images/retailers/1089.svg'))
  })

  test('a benefit of a shop has the shop’s logo', () => {
    const servicing = catalogue.tabs
      .flatMap(({ choices }) => choices)
      .find(({ name }) => name === 'Spindle Cycles servicing')
    expect(servicing?.choiceLogo).toBe('/images/retailers/1075.svg')
  })

  test.each([
    ['a banner', '/images/banners/1.svg', '0 0 800 340'],
    ['a combo', '/images/combos/501.svg', '0 0 480 288'],
    ['an advert', '/images/adverts/601.svg', '0 0 480 288'],
    ['an advert in a strip', '/images/adverts/602.svg', '225 0 375 150'],
  ])('%s has its aspect ratio', (_, path, viewBox) => {
    expect(drawArt(path)).toContain(` viewBox="${viewBox}"`)
  })

  test.each([
    '/images/retailers/1040.png',
    '/images/retailers/1040.svg/',
    '/images/retailers/constructor.svg',
    '/images/vendors/1089.svg',
    '/images/choices/999.svg',
    '/images/banners/9.svg',
    '/images/employer/constructor.svg',
    '/images/constructor/1.svg',
    '/images/../draw-art.svg',
    '/images/banners',
    'constructor',
    '',
  ])('the path %j has no picture', (path) => {
    expect(drawArt(path)).toBeUndefined()
  })
})
