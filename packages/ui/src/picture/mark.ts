/** The mark, in a square of 32: a field with one separate quarter circle, the corner that the member keeps. */
export const markPaths = {
  field: 'M8 0h16a8 8 0 0 1 8 8v5.6A18.4 18.4 0 0 0 13.6 32H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z',
  corner: 'M16.3 32A15.7 15.7 0 0 1 32 16.3V24a8 8 0 0 1-8 8z',
} as const
