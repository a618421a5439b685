/**
 * `npm run lock`, after every change of a dependency.
 *
 * Tools with a native part name one optional package per platform. A registry that does not carry
 * all of them makes npm write a lock file without the others, which `npm ci` then refuses. This adds
 * the entries that are missing, without download addresses: npm finds those by name and version. It
 * asks the registry for each checksum that is missing.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { completed, withChecksums } from './lock/completed-lock.mjs'

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const { packages, added } = completed(lock.packages)
const checked = withChecksums(packages, integrityOf)
writeFileSync(file, `${JSON.stringify({ ...lock, packages: checked }, null, 2)}\n`)
console.log(
  added.length === 0
    ? 'package-lock.json names every platform already.'
    : `Added to package-lock.json:\n  ${added.join('\n  ')}`,
)

/**
 * @param {string} name
 * @param {string} version
 */
function integrityOf(name, version) {
  const answer = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'])
  const integrity = String(answer).trim()
  if (integrity === '') throw new Error(`The registry has no checksum for ${name}@${version}.`)
  return integrity
}
