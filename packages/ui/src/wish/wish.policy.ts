export const wishPolicy = {
  /**
   * A key that is pressed again within this time makes no second call (record 35): a trembling hand, or a key that
   * bounces, is faster than a second wish. In milliseconds.
   */
  furtherPressMs: 300,
} as const
