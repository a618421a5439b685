const COLOURS = 6

/** The look of a slice: one of the six colours, striped from the seventh slice on. */
export const lookOf = (slice: number) => ({
  colour: (slice % COLOURS) + 1,
  striped: Math.floor(slice / COLOURS) % 2 === 1,
})
