import { list, named } from './cells.ts'

type StoryStep<Journey> = (journey: Journey) => unknown

/** The steps of a journey, one after the other: 'pressed; no answer; balance read'. */
export const story = <Journey>(steps: Readonly<Record<string, StoryStep<Journey>>>) =>
  list(named(steps), { separator: '; ', none: '(nothing)' })

/** Plays the story in this journey, and returns the journey. */
export async function play<Journey>(
  story: readonly StoryStep<Journey>[],
  journey: Journey,
): Promise<Journey> {
  for (const happen of story) await happen(journey)
  return journey
}
