/**
 * The entry point of every npm script: finds a suitable Node, installs the packages of package-lock.json, and runs
 * `commands/<name>.ts`. Plain JavaScript without dependencies, because it runs before any are installed, on any Node
 * from 20.19.
 */
import { dirname } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { endChildrenWithUs } from './bootstrap/child.mjs'
import { commands, usage } from './bootstrap/commands.mjs'
import { installDependencies } from './bootstrap/install.mjs'
import { isNodeRightHere, runUnderRightNode } from './bootstrap/right-node.mjs'
import { explain, Trouble } from './bootstrap/trouble.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

async function main() {
  const [name = '', ...rest] = process.argv.slice(2)
  if (!Object.hasOwn(commands, name)) throw unknownCommand(name)
  process.chdir(root)
  endChildrenWithUs()

  if (!isNodeRightHere()) return runUnderRightNode(root, [name, ...rest])
  await installDependencies(root)
  const command = await import(`./commands/${name}.ts`)
  return command.run(rest)
}

/** @param {string} name */
const unknownCommand = (name) =>
  new Trouble(
    name === '' ? 'No command was given.' : `There is no command "${name}".`,
    `Use one of these:\n${usage()}`,
  )

try {
  process.exitCode = await main()
} catch (error) {
  process.exitCode = explain(error)
  if (process.argv[2] === 'test') console.log('0 passed, 0 failed')
}
