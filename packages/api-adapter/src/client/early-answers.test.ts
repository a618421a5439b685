import { expect, test } from 'vitest'
import { jsonAnswer } from '../testing/scripted-server.ts'
import { type EarlyRequests, hasAnsweredEarly } from './early-answers.ts'

const requestsOf = (...answers: readonly Promise<Response>[]): EarlyRequests =>
  Object.fromEntries(
    answers.map((answer, index) => [`/api/${index}`, { answer, abort: () => undefined }]),
  )

const data = () => Promise.resolve(jsonAnswer({}))
const never = new Promise<Response>(() => undefined)
const unreachable = () => {
  const answer = Promise.reject(new TypeError())
  answer.catch(() => undefined)
  return answer
}
const page = () =>
  Promise.resolve(new Response('<p>', { headers: { 'content-type': 'text/html' } }))

test.each([
  ['all have come', requestsOf(data(), data()), true],
  ['one is on its way', requestsOf(data(), never), false],
  [
    'one was refused',
    requestsOf(data(), Promise.resolve(new Response('', { status: 401 }))),
    false,
  ],
  ['one never reached the server', requestsOf(data(), unreachable()), false],
  ['one is a page, and no data', requestsOf(data(), page()), false],
  ['none was sent', {}, false],
  ['no script sent any', undefined, false],
])(
  'the early requests count as accepted only if every answer has come with data, here when %s',
  async (_, requests, expected) => {
    expect(await hasAnsweredEarly(requests)).toBe(expected)
  },
)
