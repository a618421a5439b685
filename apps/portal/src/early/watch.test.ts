import { quiet } from '@save/domain/testing/scripted-call'
import { beforeEach, expect, test } from 'vitest'
import { watchApplication } from './watch.ts'

beforeEach(() => {
  const page = Object.assign(document.createElement('div'), { id: 'root', textContent: 'Frame' })
  const trouble = Object.assign(document.createElement('template'), { id: 'save-trouble' })
  trouble.content.append('Something went wrong.')
  document.body.replaceChildren(page, trouble)
  for (const [src, isAsync] of [
    ['/early.js', true],
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

const shown = () => document.getElementById('root')?.textContent

test('the frame stays while the application is on its way, and when it has come', async () => {
  const asked: string[] = []
  watchApplication(async (address) => void asked.push(new URL(address, 'https://x.test').pathname))
  await quiet()
  expect(asked).toEqual(['/main.js'])
  expect(shown()).toBe('Frame')
})

test('the frame gives way to a word when the application can’t be loaded', async () => {
  watchApplication(() => Promise.reject(new TypeError('Failed to fetch')))
  await quiet()
  expect(shown()).toBe('Something went wrong.')
})
