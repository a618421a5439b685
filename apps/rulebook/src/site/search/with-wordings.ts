import type { Answer } from './answers.ts'
import { areaOf, isOpposed } from './areas.ts'
import { dayIn, timeliness } from './days.ts'
import type { Findable, SearchIndex } from './search-index.ts'
import { askedTermsOf, nearnessOf } from './wordings.ts'

/** A wording that is the question counts so much more than the best words of a place itself. */
const mostOfWording = 3
/** All wordings of a place together have every word of the question. */
const mostTogether = 0.7
const timelyToo = 0.6
/** A wording of what only sounds alike. */
const ofOtherSide = 0.3
/** A poor likeness adds little. */
const steepness = 3

/** The answers once more, with how people ask for each of them. */
export function withWordings<Thing extends Findable>(
  answers: readonly Answer<Thing>[],
  { things, wordings }: SearchIndex<Thing>,
  question: string,
): readonly Answer<Thing>[] {
  const asked = askedTermsOf(question)
  const day = dayIn(question)
  const area = areaOf(question)
  const best = Math.max(1, ...answers.map(({ score }) => score))
  const near = new Map(
    things
      .filter((indexed) => indexed.wordings.length > 0)
      .map((indexed) => ({
        thing: indexed.thing,
        ...nearnessOf(asked, indexed.wordings, wordings),
        timely: timeliness(indexed.days, day),
        isOther: isOpposed(indexed.area, area),
      }))
      .filter(({ nearest }) => nearest > 0)
      .map(({ thing, nearest, second, together, timely, isOther }) => [
        thing,
        {
          fit: nearest,
          score:
            Math.min(1, timely) *
            (isOther ? ofOtherSide : 1) *
            (mostOfWording * (nearest ** steepness + 0.25 * second ** steepness) +
              mostTogether * together ** 2),
        },
      ]),
  )
  // A rate that holds on the day that was asked for.
  const timely = new Set(
    things.filter(({ days }) => timeliness(days, day) > 1).map(({ thing }) => thing),
  )
  const known = new Set(answers.map(({ thing }) => thing))
  const others = [...near.keys()].filter((thing) => !known.has(thing))
  return [...answers, ...others.map((thing) => ({ thing, rows: [], score: 0, fit: 0 }))]
    .map((answer) => ({
      ...answer,
      fit: Math.max(answer.fit, near.get(answer.thing)?.fit ?? 0),
      score:
        answer.score / best +
        (near.get(answer.thing)?.score ?? 0) +
        (timely.has(answer.thing) ? timelyToo : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
}
