import { expect, test, vi } from 'vitest'
import { forgetFailedPreloads } from './failed-preloads.ts'

function failing(rel: string): HTMLLinkElement {
  const link = document.createElement('link')
  Object.assign(link, { rel, href: `https://save.example/Member/assets/${rel}.js` })
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  link.remove()
  return link
}

test('a screen that couldn’t be preloaded is requested again, so that WebKit can load it later', () => {
  const asked = vi.fn(async () => false)
  forgetFailedPreloads(asked)
  failing('icon')
  expect(asked).not.toHaveBeenCalled()
  const { href } = failing('modulepreload')
  expect(asked.mock.calls).toEqual([[href]])
})
