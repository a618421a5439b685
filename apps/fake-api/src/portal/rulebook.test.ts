import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createHost } from '../create-host.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { rulebookRoutes } from './rulebook.routes.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'save-rulebook-'))
  const written = join(folder, 'written')
  mkdirSync(written)
  writeFileSync(join(written, 'index.html'), '<!doctype html><title>Rules</title>')
  writeFileSync(join(written, 'rulebook.js'), 'start()')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
})

afterAll(() => rmSync(folder, { recursive: true }))

function appWith(written: string, write = () => Promise.resolve(true)): Hono {
  const app = new Hono()
  const host = createHost({ makeCatalogue: () => smallCatalogue })
  rulebookRoutes(app, host, { folder: join(folder, written), write })
  return app
}

/** Requested a second time, once it is up to date. */
async function askedAgain(app: Hono, path: string): Promise<Response> {
  await app.request('/rulebook/index.html')
  await Promise.resolve()
  return app.request(path)
}

describe('The rulebook', () => {
  test('has one address, which leads to its page', async () => {
    const answer = await appWith('written').request('/rulebook')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/rulebook/index.html'])
  })

  test('is served under the policy of every page, and revalidated each time', async () => {
    const answer = await askedAgain(appWith('written'), '/rulebook/index.html')
    expect(await answer.text()).toContain('<title>Rules</title>')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test('brings its script along', async () => {
    const answer = await appWith('written').request('/rulebook/rulebook.js')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  for (const path of ['/rulebook/other.html', '/rulebook/..%2Fsecret.txt', '/rulebook/%2e%2e']) {
    test(`holds nothing else: ${path}`, async () => {
      const answer = await appWith('written').request(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('secret')
    })
  }

  test('is updated once, and the page waits for it by itself', async () => {
    let times = 0
    let finish = (_: boolean) => {}
    const app = appWith('written', () => {
      times += 1
      return new Promise((resolve) => {
        finish = resolve
      })
    })
    const ask = () => app.request('/rulebook/index.html')
    const waiting = await ask()
    expect([waiting.status, waiting.headers.get('refresh')]).toEqual([503, '2'])
    expect((await ask()).status).toBe(503)
    finish(true)
    await Promise.resolve()
    expect([(await ask()).status, times]).toEqual([200, 1])
  })

  test('that can’t be written says what to do', async () => {
    const app = appWith('none', () => Promise.resolve(false))
    const answer = await askedAgain(app, '/rulebook/index.html')
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('npm run rulebook')
  })

  test('is shown once somebody has written it by hand', async () => {
    const app = appWith('later', () => Promise.resolve(false))
    expect((await askedAgain(app, '/rulebook/index.html')).status).toBe(500)
    mkdirSync(join(folder, 'later'))
    writeFileSync(join(folder, 'later', 'index.html'), '<!doctype html><title>Later</title>')
    const answer = await app.request('/rulebook/index.html')
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Later')])
  })

  test('is for development only', async () => {
    const inDevelopment = createApp({ makeCatalogue: () => smallCatalogue })
    const outside = createApp({ makeCatalogue: () => smallCatalogue, isDevelopment: false })
    expect((await inDevelopment.request('/rulebook')).status).toBe(303)
    expect((await outside.request('/rulebook')).status).toBe(404)
  })
})
