import { join } from 'node:path'
import { hostPageOf } from '@save/domain/shell'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { chunksOf } from './needed-chunks.ts'
import { smallScript } from './small-script.ts'

/** The exports of the application's frames module. */
interface Frames {
  readonly pageHtml: (page: HostPage['shows']) => string
  readonly noScriptHtml: () => string
  readonly tooOldHtml: () => string
  readonly troubleHtml: () => string
}

type FirstScript = 'early' | 'watch-only'

interface HostPage {
  readonly file: string
  readonly shows: 'login' | 'dashboard' | 'shell'
  /** The source that starts the application. */
  readonly start: string
  /** Sources that its first screen probably also needs; other pages load them once the page is idle. */
  readonly soon?: readonly string[]
  /** Runs before the application has loaded, and notices if it fails to load. */
  readonly first: FirstScript
  /**
   * An inline script that runs before the member can press anything; `inline-code.ts` allows it.
   */
  readonly within?: 'hold-login'
}

const portal = '/main.tsx'
const login = '/login.tsx'
const ports = '/entrances/deferred-ports.ts'
const overlays = '/shell/overlays.tsx'

/** The host's pages (see `hostPageOf`): two paths have their own, all others share one. */
const pages: readonly HostPage[] = [
  { file: 'index.html', shows: 'shell', start: portal, soon: [ports, overlays], first: 'early' },
  { file: 'dashboard.html', shows: 'dashboard', start: portal, first: 'early' },
  { file: 'login.html', shows: 'login', start: login, first: 'watch-only', within: 'hold-login' },
]

const pageOf = (address: string): HostPage | undefined => {
  const [path = ''] = address.split('?')
  return pages.find(({ file }) => file === `${hostPageOf(path)}.html`)
}

const sourceOf = (script: FirstScript | 'hold-login'): string => `src/early/${script}.ts`

/**
 * Makes the host pages from `index.html`. Each has the frame of its screen, drawn by the application's own components,
 * so that nothing moves when the application takes over. Without a server there is nothing to request early.
 */
export function hostPages({ hasServer = true } = {}): Plugin {
  const firstOf = ({ first }: HostPage): FirstScript =>
    first === 'early' && !hasServer ? 'watch-only' : first
  let root = ''
  let base = ''
  return {
    name: 'save:host-pages',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root
      base = config.base
    },
    buildStart() {
      if (this.environment.mode === 'build')
        this.emitFile({ type: 'chunk', id: join(root, `src${login}`), name: 'login' })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server, originalUrl = '' }) => {
        const page = pageOf(originalUrl)
        if (!server || !page) return html
        const frames = (await server.ssrLoadModule('/src/host/static-html.tsx')) as Frames
        const scripts = [firstOf(page), page.within].flatMap((script) => script ?? [])
        const tags = scripts.map((script) => firstScriptTag(`/${sourceOf(script)}`))
        return filled(html, page, frames, tags).replace(`/src${portal}`, `/src${page.start}`)
      },
    },
    generateBundle: {
      order: 'post',
      handler: async function (_, bundle) {
        const template = bundle['index.html']
        if (template?.type !== 'asset') return this.error('There is no index.html to start from.')
        const html = withoutScripts(String(template.source))
        const { module } = await drawFrames(root)
        const firstScripts = new Map<FirstScript, string>()
        for (const script of new Set(pages.map(firstOf))) {
          const source = await smallScript(join(root, sourceOf(script)))
          const reference = this.emitFile({ type: 'asset', name: `${script}.js`, source })
          firstScripts.set(script, this.getFileName(reference))
        }
        const noModules = this.emitFile({
          type: 'asset',
          name: 'no-modules.js',
          source: await smallScript(join(root, 'src/early/no-modules.ts')),
        })
        compileAtOnce(bundle)
        for (const page of pages) {
          const within = page.within && (await smallScript(join(root, sourceOf(page.within))))
          const tags = [
            ...(within ? [`<script>${within.trim()}</script>`] : []),
            `<script nomodule defer src="${base}${this.getFileName(noModules)}"></script>`,
            firstScriptTag(`${base}${firstScripts.get(firstOf(page))}`),
            ...fileTags(page, bundle, base),
          ]
          const source = filled(html, page, module, tags)
          if (page.file === 'index.html') template.source = source
          else this.emitFile({ type: 'asset', fileName: page.file, source })
        }
      },
    },
  }
}

/**
 * Chromium compiles all code that starts a page while it arrives, off the main thread. Other
 * browsers see a comment.
 */
function compileAtOnce(bundle: Rolldown.OutputBundle): void {
  const names = pages.flatMap(({ start }) => chunksOf([start], Object.values(bundle)))
  for (const name of new Set(names)) {
    const file = bundle[name]
    if (file?.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
  }
}

const drawFrames = (root: string) =>
  runnerImport<Frames>(join(root, 'src/host/static-html.tsx'), {
    root,
    plugins: [withoutStyles],
  })

/** Frames are drawn without style sheets; the build already has the page's. */
const withoutStyles: Plugin = {
  name: 'save:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? '' : undefined),
}

/** The scripts that the build put into the page. */
const withoutScripts = (html: string): string =>
  html.replaceAll(
    /\s*<(?:script type="module" crossorigin[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g,
    '',
  )

function filled(html: string, page: HostPage, frames: Frames, tags: readonly string[]): string {
  return html
    .replace('<!--noscript-->', () => frames.noScriptHtml())
    .replace('<!--too-old-->', () => frames.tooOldHtml())
    .replace('<!--trouble-->', () => frames.troubleHtml())
    .replace('<!--frame-->', () => frames.pageHtml(page.shows))
    .replace(/<!--early-->\s*/, () => tags.map((tag) => `${tag}\n    `).join(''))
}

const firstScriptTag = (src: string): string =>
  `<script type="module" async crossorigin src="${src}"></script>`

/**
 * Tags for the font and the application. Each file of the application is a separate script, so that
 * the browser runs it in its own task and can paint in between.
 */
function fileTags(
  { start, soon = [] }: HostPage,
  bundle: Rolldown.OutputBundle,
  base: string,
): readonly string[] {
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
  const output = Object.values(bundle)
  const application = chunksOf([start], output)
  const ahead = chunksOf(soon, output).filter((name) => !application.includes(name))
  return [
    ...fonts.map(
      (name) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${name}">`,
    ),
    ...application.map(
      (name) => `<script type="module" crossorigin src="${base}${name}"></script>`,
    ),
    ...ahead.map((name) => `<link rel="modulepreload" crossorigin href="${base}${name}">`),
  ]
}
