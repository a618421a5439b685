import { bannerList } from '../seed/known/known-banners.ts'
import employerLogos from './known/employer-logos.json' with { type: 'json' }
import knownPictures from './known/pictures.json' with { type: 'json' }
import { drawBanner } from './pictures/banner.ts'
import { drawChoice, drawLine } from './pictures/choice-picture.ts'
import { drawMosaic } from './pictures/mosaic.ts'
import { drawRetailer } from './pictures/retailer-picture.ts'

/**
 * The SVG of a picture's path, such as '/images/retailers/1061.svg'; none if the path names no
 * picture. The same path always gives the same text. Nothing in it runs, or points elsewhere, so it
 * may be served under any policy.
 */
export function drawArt(path: string): string | undefined {
  const known = pictures.get(path)
  if (known) return known
  const [, folder = '', name = ''] = /^\/images\/(?:([a-z]+)\/)?([\w-]+)\.svg$/.exec(path) ?? []
  return drawers.get(folder)?.(name)
}

const pictures = new Map(Object.entries(knownPictures))
const employers = new Map(Object.entries(employerLogos))

const drawers = new Map<string, (name: string) => string | undefined>([
  ['', (name) => (name === 'default-choice' ? drawLine('gift') : undefined)],
  ['retailers', numbered(drawRetailer)],
  ['vendors', (code) => numbered(drawRetailer)(/^[A-Z]{2,3}(\d+)$/.exec(code)?.[1] ?? '')],
  ['choices', numbered(drawChoice)],
  ['banners', drawBannerWith],
  ['combos', numbered(drawMosaic)],
  ['adverts', numbered(drawMosaic)],
  ['employer', (name) => employers.get(name)],
])

function drawBannerWith(id: string): string | undefined {
  const place = bannerList.findIndex((banner) => banner.id === id)
  const banner = bannerList[place]
  return banner && drawBanner(banner, place)
}

/** Draws for a name that is a whole number, and for no other. */
function numbered(draw: (number: number) => string | undefined) {
  return (name: string) => (/^\d{1,9}$/.test(name) ? draw(Number(name)) : undefined)
}
