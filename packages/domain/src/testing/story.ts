import { list, named } from './cells.ts'

type Happening<Journey> = (journey: Journey) => unknown

/** The steps of a journey, one after the other: 'pressed; no answer; balance read'. */
export const story = <Journey>(happenings: Readonly<Record<string, Happening<Journey>>>) =>
  list(named(happenings), { separator: '; ', none: '(nothing)' })

/** Plays the story in this journey, and returns the journey. */
export async function play<Journey>(
  story: readonly Happening<Journey>[],
  journey: Journey,
): Promise<Journey> {
  for (const happen of story) await happen(journey)
  return journey
}
