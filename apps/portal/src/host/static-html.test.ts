import { expect, test } from 'vitest'
import { pageHtml } from './static-html.tsx'

test.each(['dashboard', 'shell'] as const)(
  'SHELL-03, SHELL-24 before the application loads, the links of the page "%s" already have its base',
  (page) => {
    const links = [...pageHtml(page).matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
    expect(links.length).toBeGreaterThan(2)
    expect(links.filter((href) => !href?.startsWith('/Member/'))).toEqual([])
  },
)
