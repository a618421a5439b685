import { join } from 'node:path'
import { type Ended, runChild } from '../bootstrap/child.mjs'

/**
 * The tools' own entry points, started with this Node: the shims in node_modules/.bin would use the first Node on the
 * PATH, and are shell scripts on Windows.
 */
const entrances = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  turbo: 'turbo/bin/turbo',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

export type Tool = keyof typeof entrances

type Options = Parameters<typeof runChild>[2]

export const runTool = (tool: Tool, args: readonly string[], options?: Options): Promise<Ended> =>
  runNode([join('node_modules', entrances[tool]), ...args], options)

export const runNode = (args: readonly string[], options?: Options): Promise<Ended> =>
  runChild(process.execPath, args, options)

const turboFlags = ['--output-logs=errors-only', '--log-order=grouped', '--concurrency=100%']

/**
 * Runs a task in every workspace that has it, one per processor at a time. Turbo's cache provides up-to-date results.
 */
export const runTurbo = (tasks: readonly string[], options: Options = {}): Promise<Ended> =>
  runTool('turbo', ['run', ...tasks, ...turboFlags], {
    ...options,
    env: { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', ...options.env },
  })
