/**
 * We ignore a key pressed again within this time, in milliseconds (record 15): a trembling hand, or a bouncing key, is
 * faster than a deliberate press.
 */
export const furtherPressMs = 300
