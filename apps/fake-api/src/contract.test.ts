/** Runs the ports' contract over HTTP: the portal's client against the stand-in, in one process. */
import { everyContract } from '@save/api-adapter/contract'
import { httpClient, httpPorts } from '@save/api-adapter/http'
import { createApp } from './app.ts'
import { Browser } from './testing/browser.ts'

everyContract({
  name: 'over HTTP',
  start: async ({ catalogue, now, ...reports }) => {
    const browser = new Browser(
      createApp({ makeCatalogue: () => catalogue, drawArt: () => undefined, now }),
    )
    // As on the login page, any answer sets the anti-forgery cookie.
    await browser.get('/api/member')
    return httpPorts(
      httpClient({
        ...reports,
        origin: 'http://localhost',
        readCookie: () => browser.cookieText,
        fetch: (input, init) => sendFrom(browser, new Request(input, init)),
      }),
    )
  },
})

async function sendFrom(browser: Browser, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const body = request.body === null ? {} : { body: await request.text() }
  return browser.send(request.method, `${pathname}${search}`, { headers: request.headers, ...body })
}
