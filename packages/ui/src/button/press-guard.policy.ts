/**
 * A key pressed again within this time is ignored (record 15): a trembling hand, or a bouncing key, is faster than a
 * deliberate press. In milliseconds.
 */
export const furtherPressMs = 300
