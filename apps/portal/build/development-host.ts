import { AsyncLocalStorage } from 'node:async_hooks'
import { documentFilesPlace, documentPlaces, serverPlaces } from '@save/domain/shell'
import type { Connect, Plugin, ProxyOptions } from 'vite'

/** Served by another server: the API, pictures, the rulebook, and the pages outside the app. */
const foreign = [
  `^/(${serverPlaces.join('|')}|_control|rulebook)(/|$)`,
  `^/((?i:member)/)?(?i:${documentPlaces.join('|')})([/?]|$)`,
  `^/(?i:member)/${documentFilesPlace}([/?]|$)`,
]

/** Paths below the base that are sources, not pages. */
const isSource = (path: string): boolean =>
  /^\/Member\/(@|src\/|node_modules\/|packages\/)/.test(path) || /\.\w+$/.test(path)

/** A page of the portal: any letter case, with or without a trailing slash (ROUTE-03). */
const isPage = (path: string): boolean => /^\/member(\/|$)/i.test(path) && !isSource(path)

/** The cookies of the requesting browser, which name its world. */
const cookies = new AsyncLocalStorage<string>()

const servePages: Connect.NextHandleFunction = (request, response, next) => {
  const [path = '/'] = (request.originalUrl ?? '/').split('?')
  if (path === '/') {
    response.writeHead(302, { location: '/Member' }).end()
    return
  }
  const isForeign = foreign.some((pattern) => new RegExp(pattern).test(path))
  if (isPage(path) && !isForeign) request.url = '/Member/index.html'
  cookies.run(request.headers.cookie ?? '', () => next())
}

/** Replaces a production host for `vite dev`: pages, page configuration, the API. */
export function developmentHost(api: string): Plugin {
  const toApi: ProxyOptions = { target: api, changeOrigin: false }
  return {
    name: 'save:development-host',
    apply: 'serve',
    config: () => ({
      server: { proxy: Object.fromEntries(foreign.map((pattern) => [pattern, toApi])) },
    }),
    configureServer: ({ middlewares }) => {
      middlewares.use(servePages)
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const configured = await configurationOfHostPage(api)
        return html.replace(configurationPattern, (own) => configured ?? own)
      },
    },
  }
}

const configurationPattern = /<script[^>]*id="save-page-configuration">[^<]*<\/script>/

/** This browser's page configuration from the server behind `api`. */
async function configurationOfHostPage(api: string): Promise<string | undefined> {
  const headers = { cookie: cookies.getStore() ?? '' }
  const answer = await fetch(`${api}/Member/`, { headers }).catch(() => undefined)
  const page = (await answer?.text()) ?? ''
  return configurationPattern.exec(page)?.[0]
}
