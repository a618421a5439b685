import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startApp } from '../testing/browser.ts'
import { builtPortal } from '../testing/built-portal.ts'
import { explainedRoutes } from './explained.routes.ts'

const script = '<script src="/_control/explain.js"></script>'

async function pageIn(world: string, scenario: readonly string[], isDevelopment = true) {
  const { app } = startApp({ portalFolder: builtPortal(), isDevelopment })
  await app.request(`/_control/worlds/${world}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario, signedIn: true }),
  })
  const answer = await app.request('/Member/MyAccount', { headers: { 'x-save-world': world } })
  return { app, html: await answer.text(), answer }
}

describe('Screens that explain themselves', () => {
  test('the script is the first of the page, so that it hears every answer', async () => {
    const { html } = await pageIn('told', ['explained'])
    expect(html.indexOf(script)).toBeGreaterThan(0)
    expect(html.indexOf('<script')).toBe(html.indexOf(script))
  })

  test('no other world has it, whatever was served before', async () => {
    const { app, html } = await pageIn('plain', [])
    expect(html).not.toContain('explain.js')
    await app.request('/_control/worlds/told', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scenario: ['explained'] }),
    })
    const read = async (world: string) =>
      (await app.request('/Member/MyAccount', { headers: { 'x-save-world': world } })).text()
    expect(await read('told')).toContain(script)
    expect(await read('plain')).not.toContain('explain.js')
  })

  test('a portal that runs elsewhere, as in the development server, hears of it', async () => {
    const { app } = startApp({ isDevelopment: true })
    const read = async (scenario: readonly string[]) => {
      await app.request('/_control/worlds/told', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ scenario }),
      })
      const answer = await app.request('/Member/', { headers: { 'x-save-world': 'told' } })
      return answer.text()
    }
    expect(await read([])).not.toContain('explain.js')
    expect(await read(['explained'])).toContain(script)
  })

  test('in production there is neither', async () => {
    const { app, html } = await pageIn('told', ['explained'], false)
    expect(html).not.toContain('explain.js')
    expect((await app.request('/_control/explain.js')).status).toBe(404)
  })

  test('the policy of the page stays as it is: the script is a file of the host', async () => {
    const policy = async (scenario: readonly string[]) =>
      (await pageIn('told', scenario)).answer.headers.get('content-security-policy')
    expect(await policy(['explained'])).toBe(await policy([]))
  })

  test('a script that is not built is 404, and says how to build it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'save-explained-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const app = new Hono()
    explainedRoutes(app, join(folder, 'explain.js'))
    const missing = await app.request('/_control/explain.js')
    expect([missing.status, (await missing.text()).trim()]).toEqual([
      404,
      'The explanation of the screens is not built: run npm run build.',
    ])
    writeFileSync(join(folder, 'explain.js'), 'explain()')
    const built = await app.request('/_control/explain.js')
    expect(await built.text()).toBe('explain()')
    expect(built.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })
})
