/**
 * The oldest browsers that the portal is built for (docs/decisions/0027). Container queries set the
 * floor: every page's layout needs them.
 */
export const floor = {
  chrome: '105',
  edge: '105',
  firefox: '115',
  safari: '16.0',
  safari_ios: '16.0',
} as const

/** The same, in the build's own names. */
export const floorTargets = ['chrome105', 'edge105', 'firefox115', 'safari16.0', 'ios16.0']

/**
 * What Lightning CSS leaves as written, in terms of its `Features`: colour functions and
 * light-dark(), which it would write twice. Browsers without them get a palette from the tokens.
 */
const keptAsWritten = [10, 11, 12, 13, 20].reduce((bits, bit) => bits | (1 << bit), 0)

export const floorStyle = { lightningcss: { exclude: keptAsWritten } }
