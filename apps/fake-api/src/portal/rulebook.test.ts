import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
  writeFileSync(join(folder, 'index.html'), '<h1>Rules</h1>')
  writeFileSync(join(folder, 'rulebook.js'), 'start()')
  writeFileSync(join(folder, 'secret.key'), 'secret')
})
afterAll(() => rmSync(folder, { recursive: true }))

function ask(path: string, served: string = folder) {
  const app = new Hono()
  rulebookRoutes(app, createHost({ makeCatalogue: () => smallCatalogue }), served)
  return app.request(path)
}

describe('The rulebook', () => {
  test.each(['/rulebook', '/rulebook/'])('%s opens the rulebook’s page', async (path) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/rulebook/index.html'])
    const page = await ask('/rulebook/index.html')
    expect([page.status, await page.text()]).toEqual([200, '<h1>Rules</h1>'])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('the page’s script is served beside it, and revalidated on every visit', async () => {
    const answer = await ask('/rulebook/rulebook.js')
    expect(await answer.text()).toBe('start()')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test.each(['/rulebook/..%2Fsecret.txt', '/rulebook/%2e%2e', '/rulebook/secret.key'])(
    'nothing is served at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  test('without a rulebook the page names the command that writes it', async () => {
    const answer = await ask('/rulebook/index.html', join(folder, 'nothing'))
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('run npm run rulebook')
  })

  test('the rulebook is served only in development', async () => {
    const makeCatalogue = () => smallCatalogue
    expect((await createApp({ makeCatalogue }).request('/rulebook')).status).toBe(303)
    const outside = createApp({ makeCatalogue, isDevelopment: false })
    expect((await outside.request('/rulebook')).status).toBe(404)
  })
})
