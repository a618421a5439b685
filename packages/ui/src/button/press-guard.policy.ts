/**
 * A key that is pressed again within this time makes no second call (record 15): a trembling hand, or a key that
 * bounces, is faster than a second wish. In milliseconds.
 */
export const furtherPressMs = 300
