/**
 * `npm run lock`, after every change of a dependency. Tools with a native part name one optional package per platform.
 * If a registry lacks some of them, npm writes a lock file without them, which `npm ci` then refuses. This adds the
 * missing entries, without download addresses: npm finds those by name and version. It asks the registry for each
 * missing checksum.
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
  if (integrity === '')
    throw new Error(
      `The registry has no checksum for ${name}@${version}. Try again, or pin another version.`,
    )
  return integrity
}
