import { SchemaIssue } from 'effect'

/** What the product works out; none where a figure is more than it can count in pence. */
export function heldInPence<Figures>(work: () => Figures): Figures | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error && SchemaIssue.isIssue(error.cause)) return undefined
    throw error
  }
}

/** What such a figure comes from. */
export const aCountablePercentage =
  'a percentage that gives amounts which the product can count: 12.5 is 12.5%'
