/** The picture of a benefit: a line drawing in the product's green, or a logo. */

import type { Benefit } from '../../seed/benefits/benefit.ts'
import { benefitTabs } from '../../seed/benefits/benefit-list.ts'
import { randomOf } from '../../seed/random.ts'
import { shopWith } from '../../seed/shops/shop.ts'
import { geometricMark } from '../logos/geometric-marks.ts'
import { placed, svg } from '../svg.ts'
import { lineDrawing } from './line-drawings.ts'
import { drawRetailer } from './retailer-picture.ts'
import { saveColours } from './save-colours.ts'

/** On nothing: the plate below it is white, in light and in dark. */
export const drawLine = (name: string): string =>
  svg(96, 96, placed(19, 19, 58 / 24, lineDrawing(name, saveColours.brand)))

export function drawChoice(id: number): string | undefined {
  const art = benefitsById.get(id)?.art
  if (!art) return undefined
  if ('drawing' in art) return drawLine(art.drawing)
  if ('provider' in art) return geometricMark(randomOf(art.provider).fork('provider'))
  const shop = shopWith(art.shop)
  return shop && drawRetailer(shop.number)
}

const benefitsById: ReadonlyMap<number, Benefit> = new Map(
  benefitTabs.flatMap(({ benefits }) => benefits.map((benefit) => [benefit.id, benefit] as const)),
)
