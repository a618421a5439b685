import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import process from 'node:process'

/**
 * What runs, each with the signal that it was told to end with, where it has a say in that.
 *
 * @type {Map<import('node:child_process').ChildProcess, NodeJS.Signals | undefined>}
 */
const children = new Map()

/**
 * Children see this Node first on their PATH, so that whatever they start (npm, turbo, a `bin`
 * script) runs on it as well.
 */
const childPath = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`

/**
 * @typedef {object} Ended
 * @property {number} code the exit code; 128 + the signal's number when a signal ended it
 * @property {string} output what it wrote, when that was captured
 */

/**
 * Runs a program to its end. npm and npx are scripts on Windows, which only a shell can start; no
 * argument that a person typed is ever passed to them.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ capture?: boolean, env?: Record<string, string>, endsWith?: NodeJS.Signals }} [options]
 * @returns {Promise<Ended>}
 */
export function runChild(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: options.capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32' && (program === 'npm' || program === 'npx'),
      env: { ...process.env, PATH: childPath, ...options.env },
    })
    children.set(child, options.endsWith)

    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    child.on('error', (error) => {
      children.delete(child)
      reject(error)
    })
    child.on('close', (code, signal) => {
      children.delete(child)
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output })
    })
  })
}

/**
 * How long children may take to end once they were asked to. The outer process of two waits longer,
 * so that the inner one can still end its own children.
 */
const patience = process.env.SAVE_SECOND_TRY ? 8_000 : 12_000

let wasAskedToStop = false

/** Whether nobody has asked us to stop: after that no further step starts. */
export const mayGoOn = () => !wasAskedToStop

/**
 * A signal sent to this process alone is passed on to its children; Ctrl+C in a terminal reaches
 * them by itself. This process stays until they have gone, so that none outlives it.
 */
export function endChildrenWithUs() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (children.size === 0) process.exit(128 + constants.signals[signal])
      const reachedAll = signal === 'SIGINT' && process.stdin.isTTY
      if (!wasAskedToStop && !reachedAll) endChildren(signal)
      wasAskedToStop = true
      setTimeout(() => endChildren('SIGKILL'), patience).unref()
    })
  }
}

/** @param {NodeJS.Signals} signal */
export function endChildren(signal) {
  for (const [child, ownSignal] of children)
    child.kill(signal === 'SIGKILL' ? signal : (ownSignal ?? signal))
}
