import { waitUntilIdle } from '@save/domain/testing/scripted-call'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchApplication } from './watch.ts'

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true })
  const page = Object.assign(document.createElement('div'), { id: 'root', textContent: 'Frame' })
  const template = Object.assign(document.createElement('template'), { id: 'save-trouble' })
  template.content.append('Something went wrong.')
  const tooOld = Object.assign(document.createElement('div'), { id: 'save-too-old', hidden: true })
  document.body.replaceChildren(page, template, tooOld)
  for (const [src, isAsync] of [
    ['/early.js', true],
    ['/libraries.js', false],
    ['/main.js', false],
  ] as const) {
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.setAttribute('src', src)
    if (isAsync) script.setAttribute('async', '')
    document.body.append(script)
    script.setAttribute('type', 'module')
  }
})

afterEach(() => vi.unstubAllGlobals())

const isTooOldSaid = () => document.getElementById('save-too-old')?.hidden === false

const shown = () => document.getElementById('root')?.textContent

test('the frame stays while the application loads, and after it has loaded', async () => {
  const requests: string[] = []
  watchApplication(
    async (address) => void requests.push(new URL(address, 'https://x.test').pathname),
  )
  await waitUntilIdle()
  expect(requests).toEqual(['/main.js'])
  expect(shown()).toBe('Frame')
})

test('a message replaces the frame when the application can’t be loaded', async () => {
  watchApplication(() => Promise.reject(new TypeError('Failed to fetch')))
  await waitUntilIdle()
  expect(shown()).toBe('Something went wrong.')
})

test('a supported browser is not called too old', () => {
  watchApplication(() => Promise.resolve())
  expect(isTooOldSaid()).toBe(false)
})

test('an unsupported browser shows a message instead of the frame', () => {
  vi.stubGlobal('CSS', { supports: (property: string) => property !== 'container-type' })
  watchApplication(() => Promise.resolve())
  expect(isTooOldSaid()).toBe(true)
  expect(shown()).toBe('')
})
