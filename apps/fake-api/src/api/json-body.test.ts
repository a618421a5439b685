import { expect, onTestFinished, test, vi } from 'vitest'
import { httpPolicy } from '../http/http.policy.ts'
import { readJsonBody } from './json-body.ts'

/** Streams a number that never ends. */
function endless(headers: Record<string, string> = {}) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        sent += 1024
        controller.enqueue(new Uint8Array(1024).fill('9'.charCodeAt(0)))
      },
    },
    { highWaterMark: 0 },
  )
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  }
  const request = new Request('http://localhost/api/Login', init)
  return { request, sent: () => sent }
}

function watchParsing() {
  const parsing = vi.spyOn(JSON, 'parse')
  onTestFinished(() => parsing.mockRestore())
  return parsing
}

test.each([
  [
    'whose declared length is too large',
    { 'content-length': String(httpPolicy.largestBody + 1) },
    0,
  ],
  ['of undeclared length', {}, httpPolicy.largestBody + 1024],
])('a body %s is only read far enough to measure it', async (_, headers, maxRead) => {
  const parsing = watchParsing()
  const { request, sent } = endless(headers)
  expect(await readJsonBody(request)).toMatchObject({ refused: { status: 413 } })
  expect(sent()).toBeLessThanOrEqual(maxRead)
  expect(parsing.mock.calls.filter(([text]) => text.startsWith('9'))).toEqual([])
})
