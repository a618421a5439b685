import { join } from 'node:path'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { chunksOf } from './needed-chunks.ts'
import { smallScript } from './small-script.ts'

/** What the application's own module of frames offers. */
interface Frames {
  readonly frameHtml: (frame: HostPage['frame']) => string
  readonly noScriptHtml: () => string
  readonly troubleHtml: () => string
}

type FirstScript = 'early' | 'watch-only'

interface HostPage {
  readonly file: string
  readonly frame: 'login' | 'dashboard' | 'shell'
  /** Sources whose chunks the page needs at once, although the router loads them by itself. */
  readonly needs: readonly string[]
  /**
   * What runs before the application has come: it watches over its coming and sends the first
   * requests, but for the login.
   */
  readonly first: FirstScript
}

/** What the host serves: a page of its own for the two entrances, one for every other address. */
const pages: readonly HostPage[] = [
  { file: 'index.html', frame: 'shell', needs: ['/shell/shell.tsx'], first: 'early' },
  {
    file: 'dashboard.html',
    frame: 'dashboard',
    needs: ['/shell/shell.tsx', '/dashboard/dashboard-screen.tsx'],
    first: 'early',
  },
  { file: 'login.html', frame: 'login', needs: ['/session/login-screen.tsx'], first: 'watch-only' },
]

const pageOf = (path: string): HostPage | undefined => {
  const place = /^\/member\/(login|home\/dashboard)/i.exec(path)?.[1]?.toLowerCase()
  const frame = place === 'login' ? 'login' : place === undefined ? 'shell' : 'dashboard'
  return pages.find((page) => page.frame === frame)
}

const sourceOf = (script: FirstScript): string => `src/early/${script}.ts`

/**
 * Makes the host pages out of `index.html`. Each carries the frame of what it will show, drawn by
 * the application's own components, so that nothing moves when the application takes over. Where no
 * server is behind them there is nothing to ask early.
 */
export function hostPages({ hasServer = true } = {}): Plugin {
  const firstOf = ({ first }: HostPage): FirstScript => (hasServer ? first : 'watch-only')
  let root = ''
  let base = ''
  return {
    name: 'save:host-pages',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root
      base = config.base
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server, originalUrl = '' }) => {
        const page = pageOf(originalUrl)
        if (!server || !page) return html
        const frames = (await server.ssrLoadModule('/src/host/frames.tsx')) as Frames
        return filled(html, page, frames, [scriptTag(`/${sourceOf(firstOf(page))}`)])
      },
    },
    generateBundle: {
      order: 'post',
      handler: async function (_, bundle) {
        const template = bundle['index.html']
        if (template?.type !== 'asset') return this.error('There is no index.html to start from.')
        const html = String(template.source)
        const { module } = await drawFrames(root)
        const firstScripts = new Map<FirstScript, string>()
        for (const script of new Set(pages.map(firstOf))) {
          const source = await smallScript(join(root, sourceOf(script)))
          const reference = this.emitFile({ type: 'asset', name: `${script}.js`, source })
          firstScripts.set(script, this.getFileName(reference))
        }
        for (const page of pages) {
          const tags = [
            scriptTag(`${base}${firstScripts.get(firstOf(page))}`),
            ...preloads(page, bundle, html).map((tag) => tag.replace('href="', `href="${base}`)),
          ]
          const source = filled(html, page, module, tags)
          if (page.file === 'index.html') template.source = source
          else this.emitFile({ type: 'asset', fileName: page.file, source })
        }
      },
    },
  }
}

const drawFrames = (root: string) =>
  runnerImport<Frames>(join(root, 'src/host/frames.tsx'), {
    root,
    plugins: [withoutStyles],
  })

/** Drawing a frame takes no style sheets; the page's own are in the build already. */
const withoutStyles: Plugin = {
  name: 'save:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? '' : undefined),
}

function filled(html: string, page: HostPage, frames: Frames, tags: readonly string[]): string {
  return html
    .replace('<!--noscript-->', () => frames.noScriptHtml())
    .replace('<!--trouble-->', () => frames.troubleHtml())
    .replace('<!--frame-->', () => frames.frameHtml(page.frame))
    .replace(/<!--early-->\s*/, () => tags.map((tag) => `${tag}\n    `).join(''))
}

const scriptTag = (src: string): string =>
  `<script type="module" async crossorigin src="${src}"></script>`

/** The font, and the chunks that the page would otherwise ask for only once the first ones run. */
function preloads(
  { needs }: HostPage,
  bundle: Rolldown.OutputBundle,
  html: string,
): readonly string[] {
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
  const chunks = chunksOf(needs, Object.values(bundle)).filter((name) => !html.includes(name))
  return [
    ...fonts.map(
      (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${name}">`,
    ),
    ...chunks.map((name) => `<link rel="modulepreload" crossorigin href="${name}">`),
  ]
}
