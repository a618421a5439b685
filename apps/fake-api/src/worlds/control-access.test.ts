import { expect, test } from 'vitest'
import { startApp } from '../testing/browser.ts'

const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

const statusOf = async (host: string, headers: Record<string, string>, path: string) =>
  (await startApp().app.request(`http://${host}${path}`, { headers })).status

test.each([
  ['localhost:4400', {}],
  ['save.localhost:4400', {}],
  ['127.0.0.1:4400', {}],
  ['127.8.8.8', {}],
  ['[::1]:4400', {}],
  ['my-machine:4400', {}],
  ['localhost:4400', { 'sec-fetch-site': 'none' }],
  ['localhost:4400', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4400' }],
  ['localhost:4400', { 'sec-fetch-site': 'cross-site', ...link }],
])('the control answers at %s with %j', async (host, headers) => {
  expect(await statusOf(host, headers, '/_control')).toBe(200)
})

test.each([
  ['192.168.1.20:4400', {}],
  ['10.0.0.1', {}],
  ['0.0.0.0:4400', {}],
  ['3232235796', {}],
  ['[fe80::1]:4400', {}],
  ['[::ffff:192.168.1.20]', {}],
  ['localhost:4400', { forwarded: 'for=192.0.2.1' }],
  ['localhost:4400', { via: '1.1 proxy' }],
  ['localhost:4400', { 'x-forwarded-for': '127.0.0.1' }],
  ['localhost:4400', { 'x-forwarded-host': 'localhost' }],
  ['localhost:4400', { 'x-forwarded-proto': 'https' }],
  ['localhost:4400', { 'x-real-ip': '127.0.0.1' }],
  ['localhost:4400', { origin: 'https://evil.example' }],
  ['localhost:4400', { origin: 'http://localhost:5000' }],
  ['localhost:4400', { origin: 'null' }],
  ['localhost:4400', { 'sec-fetch-site': 'cross-site' }],
  ['localhost:4400', { 'sec-fetch-site': 'same-site' }],
  ['localhost:4400', { 'sec-fetch-site': 'cross-site', ...link, 'sec-fetch-dest': 'iframe' }],
  ['192.168.1.20:4400', link],
])('the control refuses %s with %j at every address', async (host, headers) => {
  for (const path of ['/_control', '/_control/worlds', '/_control/open', '/_control/openapi.json'])
    expect(await statusOf(host, headers, path)).toBe(403)
  expect(await statusOf(host, headers, '/api/member')).toBe(401)
})

test('a form of another site can’t post to the control, even if a link to it is allowed', async () => {
  const headers = { ...link, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }
  const { app } = startApp()
  const answer = await app.request('/_control/worlds/one', { method: 'POST', body: '{}', headers })
  expect(answer.status).toBe(403)
  expect((await app.request('/_control/worlds/one')).status).toBe(404)
})
