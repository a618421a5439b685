import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'
import { Trouble } from './trouble.mjs'

/**
 * Runs `npm ci` only if the installed packages differ from package-lock.json.
 * @param {string} root
 */
export async function installDependencies(root) {
  if (isInstalled(root)) return
  console.log('Installing the packages that package-lock.json names…')
  const { code } = await runChild('npm', ['ci', '--loglevel=error'])
  if (code === 0) return
  throw new Trouble(
    'The packages could not be installed; see npm’s message above.',
    'Check that this machine reaches the npm registry (npm ping) and that package.json and package-lock.json belong together (git status), then run the command again.',
  )
}

/**
 * npm writes node_modules/.package-lock.json last, so an interrupted installation has none. It lists what was
 * installed. Packages missing from it must be optional (other platforms).
 * @param {string} root
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = packagesOf(record)
  const named = Object.entries(packagesOf(join(root, 'package-lock.json')))
  return named.every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    if (found === undefined) return wanted.optional === true || wanted.devOptional === true
    if (found.link || wanted.link) return found.resolved === wanted.resolved
    return found.version === wanted.version
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, resolved?: string, link?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}
