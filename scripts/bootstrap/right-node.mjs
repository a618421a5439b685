import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { runChild } from './child.mjs'
import { Trouble } from './trouble.mjs'

/** The first Node that runs TypeScript files. */
const needed = [22, 18]
/** The Node that we install if the running one is older. */
const brought = '24'

/** Set for the second process, so that a wrong Node doesn't restart for ever. */
const secondTry = 'SAVE_SECOND_TRY'

/** @param {string} version such as 'v20.19.0' */
function isRightNode(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const [neededMajor = 0, neededMinor = 0] = needed
  return major > neededMajor || (major === neededMajor && minor >= neededMinor)
}

export const isNodeRightHere = () => isRightNode(process.version)

/**
 * Starts this program again with Node 24 and returns its exit code. npx needs seconds even if everything is there, so
 * we remember the path of its Node.
 * @param {string} root
 * @param {readonly string[]} args
 */
export async function runUnderRightNode(root, args) {
  if (process.env[secondTry])
    throw noRightNode(`Node ${brought} was started but is ${process.version}.`)
  const memory = join(root, '.cache', 'node-path')
  console.log(
    `This is Node ${process.version}, and Save needs ${needed.join('.')} or newer: using Node ${brought}.`,
  )
  const node = remembered(memory) ?? (await bringNode(memory))
  const { code } = await runChild(node, [join(root, 'scripts', 'bootstrap.mjs'), ...args], {
    env: { [secondTry]: '1' },
  })
  return code
}

/** @param {string} memory */
function remembered(memory) {
  if (!existsSync(memory)) return undefined
  const path = readFileSync(memory, 'utf8')
  return existsSync(path) ? path : undefined
}

/** @param {string} memory */
async function bringNode(memory) {
  console.log('Fetching it through npx, once…')
  const path =
    (await nodeFromNpx(`node@${brought}`)) ?? (await nodeFromNpx(packageForThisMachine()))
  if (path === undefined) throw noRightNode(`Node ${brought} could not be fetched through npx.`)
  mkdirSync(dirname(memory), { recursive: true })
  writeFileSync(memory, path)
  return path
}

/**
 * The path where npx put the Node of a package. The package `node` downloads the program in an install script, which
 * this project's .npmrc forbids and this one call allows.
 * @param {string} packageName
 */
async function nodeFromNpx(packageName) {
  const report = 'process.version+process.execPath'
  const { code, output } = await runChild(
    'npx',
    ['--yes', `--package=${packageName}`, '--', 'node', '-p', report],
    { capture: true, env: { npm_config_ignore_scripts: 'false', npm_config_loglevel: 'error' } },
  ).catch(() => ({ code: 1, output: '' }))
  const [, version = '', path = ''] = output.match(/^(v\d+\.\d+\.\d+)(.+)$/m) ?? []
  return code === 0 && isRightNode(version) && existsSync(path) ? path : undefined
}

/** The package that contains the program itself, in case the script of `node` didn't work. */
function packageForThisMachine() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  return `${prefix}-${platform}-${process.arch}@${brought}`
}

/** @param {string} what */
function noRightNode(what) {
  return new Trouble(
    what,
    `Check that this machine reaches the npm registry (npm ping), or install Node ${brought} yourself from https://nodejs.org and run the command again.`,
  )
}
