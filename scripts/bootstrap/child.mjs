import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import process from 'node:process'

/**
 * The running children. Some need a particular signal to end them.
 * @type {Map<import('node:child_process').ChildProcess, NodeJS.Signals | undefined>}
 */
const children = new Map()

/**
 * Puts this Node first on the children's PATH, so that their own children (npm, turbo, a `bin` script) use it as well.
 */
const childPath = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`

/**
 *
 * @typedef {object} Ended
 * @property {number} code the exit code; 128 + the signal's number if a signal ended it
 * @property {string} output its output, if captured
 */

/**
 * Runs a program to its end. npm and npx are scripts on Windows, which only a shell can start. We never pass them
 * arguments that a person typed.
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
 * How long children may take to end after a signal. The outer of two processes waits longer, so that the inner one can
 * still end its own children.
 */
const patience = process.env.SAVE_SECOND_TRY ? 8_000 : 12_000

let wasAskedToStop = false

/** False once we have been asked to stop: then no further step starts. */
export const mayGoOn = () => !wasAskedToStop

/**
 * Passes signals to this process on to its children; Ctrl+C in a terminal already reaches them. This process waits for
 * them, so that none outlives it.
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
