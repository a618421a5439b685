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

function appWith(rulebook: string): Hono {
  const app = new Hono()
  rulebookRoutes(app, createHost({ makeCatalogue: () => smallCatalogue }), rulebook)
  return app
}

describe('The rulebook', () => {
  test('has one address, which leads to its page', async () => {
    const answer = await appWith(join(folder, 'written')).request('/rulebook')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/rulebook/index.html'])
  })

  test('is served under the policy of every page, and asked for again each time', async () => {
    const answer = await appWith(join(folder, 'written')).request('/rulebook/index.html')
    expect(await answer.text()).toContain('<title>Rules</title>')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test('brings its script along', async () => {
    const answer = await appWith(join(folder, 'written')).request('/rulebook/rulebook.js')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  for (const path of ['/rulebook/other.html', '/rulebook/..%2Fsecret.txt', '/rulebook/%2e%2e']) {
    test(`holds nothing else: ${path}`, async () => {
      const answer = await appWith(join(folder, 'written')).request(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('secret')
    })
  }

  test('that is not written yet says how to write it', async () => {
    const answer = await appWith(join(folder, 'none')).request('/rulebook/index.html')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('npm run rulebook')
  })

  test('is for development alone', async () => {
    const inDevelopment = createApp({ makeCatalogue: () => smallCatalogue })
    const outside = createApp({ makeCatalogue: () => smallCatalogue, isDevelopment: false })
    expect((await inDevelopment.request('/rulebook')).status).toBe(303)
    expect((await outside.request('/rulebook')).status).toBe(404)
  })
})
