import DoIUse from 'doiuse/lib/DoIUse.js'
import postcss from 'postcss'
import type { Plugin } from 'vite'
import manifest from '../package.json' with { type: 'json' }

/** The oldest supported browsers, in the build's own names (decision 27). */
export const floorTargets = manifest.browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' ', ''),
)

/** Features, by caniuse's names, that some supported browsers lack, and the effect for their members. */
const mayBeMissing: Readonly<Record<string, string>> = {
  'css-has':
    'Firefox 121. Rings, chosen chips and the bar at the foot have a rule without it; a first tile stays small, a table keeps a hairline more',
  'css-paged-media': 'the margins of the printer',
  'css-resize': 'a text area that can’t be drawn larger; it scrolls',
  'css-selection': 'the system chooses the colour of selected text',
  'css-subgrid': 'asked for before it is used',
  'css-touch-action': 'a desktop browser without a touch screen',
  'css3-cursors': 'no pointer on a touch screen',
  'text-size-adjust': 'has its older name beside it where it matters, on phones',
  'viewport-unit-variants': 'a short page ends above the foot of the window',
}

/** The build's second palette, for wide-gamut screens: all our colours are in sRGB, so it adds nothing. */
const widePalette = /@supports \(color:lab\(0% 0 0\)\)\{:root\{[^}]*\}\}/

/**
 * Fails the build if the style sheet uses something that a supported browser lacks, or if a script
 * has a lookbehind pattern. `es-check` checks the finished scripts for newer methods.
 */
export const floorCheck = (): Plugin => ({
  name: 'save:floor-check',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = String(file.source).replace(widePalette, '')
          const newer = await newerThanFloor(file.source)
          if (newer.length > 0) this.error(`Older browsers lack this:\n${newer.join('\n')}`)
        }
        if (file.type === 'chunk' && /\(\?<[=!]/.test(file.code))
          this.error(`${file.fileName}: Safari before 16.4 has no patterns that look behind.`)
      }
    },
  },
})

/** 'css-nesting: a { b { color: red } }', for each use of a feature that may not be missing. */
export async function newerThanFloor(sheet: string): Promise<readonly string[]> {
  const newer = [...sheet.matchAll(/(?:light-dark|oklch)\(/g)].map(([name]) => `${name})`)
  const check = new DoIUse({
    browsers: manifest.browserslist,
    onFeatureUsage({ feature, featureData, usage }) {
      const isMissing = Object.keys(featureData?.missing ?? {}).length > 0
      if (isMissing && !(feature in mayBeMissing)) newer.push(`${feature}: ${usage}`)
    },
  })
  await postcss([check]).process(sheet, { from: undefined })
  return newer
}
