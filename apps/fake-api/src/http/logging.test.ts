import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { logging } from './logging.ts'

async function linesFor(...paths: readonly string[]) {
  const lines: string[] = []
  const app = new Hono()
  app.use(logging((line) => lines.push(line)))
  app.get('/api/branding/carousel/:id', (c) => c.text('secret', 200))
  for (const path of paths) await app.request(path)
  return lines.map((line) => JSON.parse(line))
}

test('a log line has the method, the template of the path, the status and the time', async () => {
  const [line] = await linesFor('/api/branding/carousel/-1')
  expect(line).toEqual({
    method: 'GET',
    path: '/api/branding/carousel/:id',
    status: 200,
    ms: expect.any(Number),
  })
})

test('an unanswered request has no status', async () => {
  const lines: string[] = []
  const app = new Hono()
  app.use(logging((line) => lines.push(line)))
  app.get('/api/member', () => RESPONSE_ALREADY_SENT)
  await app.request('/api/member')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/api/member', status: 'none' })
})

test('a log line has no personal data: no path, no query, no body', async () => {
  const lines = await linesFor(
    '/api/branding/carousel/ann?email=ann@example.com',
    '/Member/Retailer/ann@example.com?search=ann',
  )
  expect(lines).toHaveLength(2)
  expect(JSON.stringify(lines)).not.toMatch(/ann|secret/)
})
