/**
 * The oldest browsers that the portal is built for (docs/decisions/0027). Container queries set the
 * floor: without them no page of ours has its layout.
 */
export const floor = {
  chrome: '105',
  edge: '105',
  firefox: '115',
  safari: '16.0',
  safari_ios: '16.0',
} as const

/** The same as the build names them. */
export const floorTargets = ['chrome105', 'edge105', 'firefox115', 'safari16.0', 'ios16.0']

/**
 * What Lightning CSS leaves as it is written, in the terms of its `Features`: colour functions and
 * light-dark(), which it would write twice over. The tokens have a palette for browsers without.
 */
const keptAsWritten = [10, 11, 12, 13, 20].reduce((bits, bit) => bits | (1 << bit), 0)

export const floorStyle = { lightningcss: { exclude: keptAsWritten } }
