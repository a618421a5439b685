const COLOURS = 6

/** How a slice looks: one of the six colours, and from the seventh slice on with stripes. */
export const lookOf = (slice: number) => ({
  colour: (slice % COLOURS) + 1,
  striped: Math.floor(slice / COLOURS) % 2 === 1,
})
