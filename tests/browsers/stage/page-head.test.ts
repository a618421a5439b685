import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { headed, withHead } from './page-head.ts'

const page = '<!doctype html><html><head lang="en"><script src="a.js"></script></head></html>'
const headers = {
  'content-type': 'text/html',
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'",
}

test('the script comes before every other one in the page', () => {
  expect(withHead(page, 'watch()')).toContain(
    '<head lang="en"><script>watch()</script><script src="a.js">',
  )
  expect(withHead(page, undefined)).toBe(page)
})

test('the policy also allows this script, and nothing else', () => {
  const hash = createHash('sha256').update('watch()').digest('base64')
  expect(headed(headers, { script: 'watch()', isRewritten: false })).toEqual({
    ...headers,
    'content-security-policy': `default-src 'none'; script-src 'sha256-${hash}' 'self'; style-src 'self'`,
  })
  expect(headed(headers, { isRewritten: false })).toEqual(headers)
})

test('a rewritten page has no policy, because it would no longer match', () => {
  expect(headed(headers, { script: 'watch()', isRewritten: true })).toEqual({
    'content-type': 'text/html',
  })
})
