import { createHash } from 'node:crypto'
import { pressableStyleHash } from '@save/ui/build/pressable-style'
import type { Plugin, Rolldown } from 'vite'

/**
 * Puts the only style sheet into the host pages, so that the frame is painted with the first response and doesn't wait
 * for a second. The sheet's hash goes into `csp.json` for the host's content security policy, with the hashes of the
 * inline scripts and of the one style that React Aria writes. Any other inline code stays forbidden.
 */
export const inlineCode = (): Plugin => ({
  name: 'save:inline-code',
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
      const pages = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.html') ? file : [],
      )
      for (const page of pages) {
        const html = String(page.source)
        if (!link.test(html)) return this.error(`${page.fileName} does not link the style sheet.`)
        // After the links in the head, so that their files are requested first.
        page.source = html
          .replace(link, '')
          .replace('</head>', () => `<style>${css}</style></head>`)
      }
      delete bundle[sheet.fileName]
      this.emitFile({
        type: 'asset',
        fileName: 'csp.json',
        source: JSON.stringify({
          styleHashes: [hashOf(css), pressableStyleHash()],
          scriptHashes: [...new Set(pages.flatMap(scriptsIn))].map(hashOf),
        }),
      })
    },
  },
})

const scriptsIn = ({ source }: Rolldown.OutputAsset): readonly string[] =>
  [...String(source).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)

const hashOf = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`
