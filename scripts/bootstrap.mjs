/**
 * The entrance of every npm script: brings a suitable Node, installs what package-lock.json names,
 * then hands over to `commands/<name>.ts`.
 *
 * Plain JavaScript without dependencies, because it runs before there are any, on any Node from
 * 20.19.
 */
import { dirname } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { endChildrenWithUs } from './bootstrap/child.mjs'
import { installDependencies } from './bootstrap/install.mjs'
import { isNodeRightHere, runUnderRightNode } from './bootstrap/right-node.mjs'
import { explain, Trouble } from './bootstrap/trouble.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @type {Record<string, string>} */
const commands = {
  start: 'build, then serve the portal with the fake API',
  dev: 'serve the portal with hot reload beside the fake API',
  test: 'check everything, the browser tests included',
  check: 'check everything but the browser tests',
  build: 'build the portal',
  format: 'format and mend what can be mended by itself',
  unit: 'run unit, component and contract tests, or some of them',
  browser: 'run the browser tests, or some of them',
  trace: 'show which requirements the last tests proved',
  gallery: 'show every component in every state',
  bench: 'measure bytes, paints and processor time',
}

async function main() {
  const [name = '', ...rest] = process.argv.slice(2)
  if (!(name in commands)) throw unknownCommand(name)
  process.chdir(root)
  endChildrenWithUs()

  if (!isNodeRightHere()) return runUnderRightNode(root, [name, ...rest])
  await installDependencies(root)
  const command = await import(`./commands/${name}.ts`)
  return command.run(rest)
}

/** @param {string} name */
function unknownCommand(name) {
  const known = Object.entries(commands).map(
    ([known, what]) =>
      `  ${(known === 'start' || known === 'test' ? `npm ${known}` : `npm run ${known}`).padEnd(16)} ${what}`,
  )
  return new Trouble(
    name === '' ? 'No command was given.' : `There is no command "${name}".`,
    `Use one of these:\n${known.join('\n')}`,
  )
}

try {
  process.exitCode = await main()
} catch (error) {
  process.exitCode = explain(error)
  if (process.argv[2] === 'test') console.log('0 passed, 0 failed')
}
