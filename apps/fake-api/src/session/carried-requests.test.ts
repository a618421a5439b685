import { expect, test } from 'vitest'
import { CarriedRequests } from './carried-requests.ts'

const given = { status: 200, headers: {}, text: '{}' }
const request = (at = 0) => ({ mark: 'GET /', at, answer: Promise.resolve(given) })
const aDay = 24 * 60 * 60_000

test.each([
  [aDay - 1, true],
  [aDay, false],
])('a key is remembered for a day: after %i ms it is %s', (now, isKnown) => {
  const requests = new CarriedRequests()
  requests.keep('"first"', request())
  expect(requests.find('"first"', now) !== undefined).toBe(isKnown)
})

test.each([
  [19, true],
  [20, false],
])('the last twenty keys are remembered: after %i others the key is %s', (others, isKnown) => {
  const requests = new CarriedRequests()
  requests.keep('"first"', request())
  for (let other = 0; other < others; other += 1) requests.keep(`"${other}"`, request())
  expect(requests.find('"first"', 0) !== undefined).toBe(isKnown)
})

test('a failed request is forgotten, so that it can be sent again', async () => {
  const requests = new CarriedRequests()
  const answer = Promise.reject(new Error('broken'))
  requests.keep('"first"', { ...request(), answer })
  await expect(answer).rejects.toThrow('broken')
  expect(requests.find('"first"', 0)).toBeUndefined()
})
