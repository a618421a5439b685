import { createHash } from 'node:crypto'
import { pressableStyleHash } from '@save/ui/build/pressable-style'
import type { Plugin } from 'vite'

/**
 * Puts the one style sheet into the host pages, so that the frame is painted with the first answer
 * and doesn't wait for a second. The sheet's hash goes into `csp.json` for the host's content
 * security policy, as does the hash of the one style that React Aria writes; any other inline style
 * stays forbidden.
 */
export const inlineStyle = (): Plugin => ({
  name: 'save:inline-style',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
      const [sheet] = sheets
      if (sheets.length !== 1 || sheet?.type !== 'asset')
        return this.error(`One style sheet was expected, there are ${sheets.length}.`)
      const css = String(sheet.source).trim()
      if (css.includes('</')) return this.error('The style sheet would end its own element.')

      const link = new RegExp(`\\s*<link rel="stylesheet"[^>]*${sheet.fileName}"[^>]*>`)
      for (const page of Object.values(bundle)) {
        if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue
        const html = String(page.source)
        if (!link.test(html)) return this.error(`${page.fileName} does not link the style sheet.`)
        // After the links in the head, so that what they name is requested first.
        page.source = html
          .replace(link, '')
          .replace('</head>', () => `<style>${css}</style></head>`)
      }
      delete bundle[sheet.fileName]
      const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`
      this.emitFile({
        type: 'asset',
        fileName: 'csp.json',
        source: JSON.stringify({ styleHashes: [hash, pressableStyleHash()] }),
      })
    },
  },
})
