import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The hash for `style-src` of the one style that React Aria writes into a page. Computed from the installed library, so
 * that an update can't leave a stale hash.
 */
export function pressableStyleHash(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'))
  const source = readFileSync(join(folder, 'dist/private/interactions/usePress.js'), 'utf8')
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1]
  const template = /style\.textContent = `([^`]+)`\.trim\(\)/.exec(source)?.[1]
  if (attribute === undefined || template === undefined)
    throw new Error(
      'React Aria writes its pressable style in another way: adapt this file to its usePress.js.',
    )
  const css = template.replace(/\$\{[^}]+\}/, attribute).trim()
  return `sha256-${createHash('sha256').update(css).digest('base64')}`
}
