/**
 * `npm run lock`, after every change of a dependency.
 *
 * Tools with a native part name one optional package per platform. A registry that does not carry
 * all of them makes npm write a lock file without the others, which `npm ci` then refuses. This adds
 * the entries that are missing, without download addresses: npm finds those by name and version.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { completed } from './lock/completed-lock.mjs'

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const { packages, added } = completed(lock.packages)
writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
console.log(
  added.length === 0
    ? 'package-lock.json names every platform already.'
    : `Added to package-lock.json:\n  ${added.join('\n  ')}`,
)
