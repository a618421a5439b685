/**
 * Pictures of tiles, five by three: land below, domes and leaves on it, and something in the sky.
 * The number in the path decides what they show.
 */
import { type Random, randomOf } from '../../seed/random.ts'
import { circle, path, rect, svg } from '../svg.ts'

interface Land {
  readonly sky: string
  readonly ground: readonly string[]
  readonly growth: readonly string[]
  readonly light: string
  readonly cloud: string
}

const lands: readonly Land[] = [
  {
    sky: '#e9dfc6',
    ground: ['#1c4a3a', '#3f7f62'],
    growth: ['#3f7f62', '#1c4a3a', '#a9cdb0'],
    light: '#b7532f',
    cloud: '#f6efdd',
  },
  {
    sky: '#d6e6e6',
    ground: ['#2f6c8a', '#1c4a3a', '#7fb2c4'],
    growth: ['#3f7f62', '#7fb2c4', '#a9cdb0'],
    light: '#b7532f',
    cloud: '#f3efe2',
  },
  {
    sky: '#f0d9c4',
    ground: ['#b7532f', '#8f3a22'],
    growth: ['#1c4a3a', '#3f7f62'],
    light: '#b7532f',
    cloud: '#f8ecdd',
  },
  {
    sky: '#e4dcea',
    ground: ['#4a3560', '#6d5489'],
    growth: ['#8a6fa8', '#1c4a3a', '#c9b6dc'],
    light: '#c8604a',
    cloud: '#f4eef7',
  },
  {
    sky: '#dfe5cf',
    ground: ['#5a6b2f', '#8a8f45'],
    growth: ['#3f7f62', '#b5b96a', '#1c4a3a'],
    light: '#c2452b',
    cloud: '#f5f3e2',
  },
  {
    sky: '#133a4a',
    ground: ['#0c2733', '#1f5468'],
    growth: ['#2f7f8a', '#a9cdb0'],
    light: '#f0dfb8',
    cloud: '#1f5468',
  },
]

const cell = 96
/** Tiles overlap by a hair, so that no seam shows between them. */
const hair = 0.3

export function drawMosaic(number: number): string {
  const random = randomOf(number).fork('mosaic')
  const land = random.pick(lands)
  const [columns, rows] = [5, 3]
  const horizon = random.whole(1, 2)
  const light = random.whole(0, columns - 1)
  const parts = [rect(0, 0, columns * cell, rows * cell, land.sky)]
  for (let column = 0; column < columns; column += 1) {
    parts.push(tile(column, rows - 1, random.pick(land.ground)))
    if (horizon === 1 && random.chance(0.5))
      parts.push(quarter(column, rows - 1, random.pick(land.growth), random))
    parts.push(onLand(column, rows - 2, land, random))
    if (column !== light && random.chance(0.35)) parts.push(quarter(column, 0, land.cloud, random))
  }
  parts.push(circle((light + 0.5) * cell, cell / 2, cell / 2, land.light))
  return svg(columns * cell, rows * cell, ...parts)
}

const tile = (column: number, row: number, fill: string) =>
  rect(column * cell - hair, row * cell - hair, cell + 2 * hair, cell + 2 * hair, fill)

function onLand(column: number, row: number, { growth, ground }: Land, random: Random): string {
  const fill = random.pick(growth)
  switch (random.whole(0, 5)) {
    case 0:
      return ''
    case 1:
      return tile(column, row, random.pick(ground)) + quarter(column, row, fill, random)
    case 2:
      return dome(column, row, fill)
    case 3:
      return dome(column, row, fill) + dome(column, row, random.pick(ground), 0.5)
    case 4:
      return leaf(column, row, fill)
    default:
      return quarter(column, row, fill, random)
  }
}

/** A half circle on the lower edge of its tile. */
function dome(column: number, row: number, fill: string, share = 1): string {
  const r = (cell / 2) * share
  const [x, y] = [(column + 0.5) * cell - r, (row + 1) * cell]
  return path(`M${x} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`, fill)
}

function leaf(column: number, row: number, fill: string): string {
  const [x, y] = [column * cell, row * cell]
  return path(
    `M${x} ${y + cell}V${y + cell / 2}a${cell / 2} ${cell / 2} 0 0 1 ${cell / 2}-${cell / 2}h${cell / 2}v${cell / 2}a${cell / 2} ${cell / 2} 0 0 1-${cell / 2} ${cell / 2}z`,
    fill,
  )
}

function quarter(column: number, row: number, fill: string, random: Random): string {
  const [x, y] = [column * cell, row * cell]
  const arcs = [
    `M${x} ${y}h${cell}a${cell} ${cell} 0 0 1-${cell} ${cell}z`,
    `M${x + cell} ${y}v${cell}a${cell} ${cell} 0 0 1-${cell}-${cell}z`,
    `M${x + cell} ${y + cell}h-${cell}a${cell} ${cell} 0 0 1 ${cell}-${cell}z`,
    `M${x} ${y + cell}v-${cell}a${cell} ${cell} 0 0 1 ${cell} ${cell}z`,
  ] as const
  return path(random.pick(arcs), fill)
}
