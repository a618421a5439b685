/** Marks made of simple forms. */
import type { Random } from '../../seed/random.ts'
import { circle, rect, svg } from '../svg.ts'
import { type ColourWorld, openWorlds, plateWorlds } from './colour-worlds.ts'
import { roundMarks } from './round-marks.ts'
import { straightMarks } from './straight-marks.ts'

const makers = [...roundMarks, ...straightMarks]

export const geometricMark = (random: Random): string =>
  random.chance(0.68)
    ? onGround(random.pick(plateWorlds), random)
    : svg(96, 96, random.pick(makers)(random.pick(openWorlds), random))

function onGround(world: ColourWorld, random: Random): string {
  const ground = random.pick([
    rect(0, 0, 96, 96, world.ground),
    rect(0, 0, 96, 96, world.ground),
    rect(0, 0, 96, 96, world.ground, 20),
    circle(48, 48, 48, world.ground),
  ])
  const isRound = ground.startsWith('<circle')
  const mark = random.pick(makers)(world, random)
  return svg(
    96,
    96,
    ground,
    isRound ? `<g transform="translate(14.4 14.4) scale(0.7)">${mark}</g>` : mark,
  )
}

/** The mark alone, in a given colour world. */
export const bareMark = (world: ColourWorld, random: Random): string =>
  random.pick(makers)(world, random)
