export const retailersPolicy = {
  /** Longer offer titles are shortened (RETAILER-11, RETAILER-12). */
  titleLimit: 50,
  /** The longest shortened title, which ends at a word's end (OQ-065). */
  cutTitleLength: 30,
  /** How long the opened tab waits for the visit to be logged (OQ-067). */
  visitLogWaitMs: 1000,
  /** How many recently viewed retailers the directory offers. Our own choice. */
  viewedRetailers: 6,
  /** The heading of a shop's own text about when its cashback arrives. */
  arrivalHeading: 'When it arrives',
  /** After a week, a shop should have reported a purchase. Our own choice. */
  remindAfterMs: 7 * 24 * 60 * 60 * 1000,
} as const
