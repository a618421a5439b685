import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { developmentHost } from './development-host.ts'

const page = '<head><script type="application/json" id="save-page-configuration">{}</script></head>'

/** The page that the development server sends if the server behind it responds like this. */
async function pageBefore(answer: string | undefined): Promise<unknown> {
  vi.stubGlobal('fetch', () =>
    answer === undefined
      ? Promise.reject(new Error('No server'))
      : Promise.resolve(new Response(answer)),
  )
  const hook = (developmentHost('http://api.test') as Plugin).transformIndexHtml
  if (typeof hook !== 'object') throw new Error('It transforms pages.')
  return hook.handler.call({} as never, page, {} as IndexHtmlTransformContext)
}

afterEach(() => vi.unstubAllGlobals())

test('a page has this browser’s configuration from the server behind it', async () => {
  const configured =
    '<script type="application/json" id="save-page-configuration">{"localLogout":"True"}</script>'
  expect(await pageBefore(configured)).toBe(`<head>${configured}</head>`)
})

test('without that server a page is unchanged', async () => {
  expect(await pageBefore(undefined)).toBe(page)
})
