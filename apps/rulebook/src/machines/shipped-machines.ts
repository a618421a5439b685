import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyStateMachine, StateMachine } from 'xstate'

export interface ShippedMachine {
  /** What it is exported as, such as 'loginMachine'. */
  readonly name: string
  /** From the repository's root. */
  readonly file: string
  readonly machine: AnyStateMachine
}

/** Every machine that the domain's source files export, as it stands or made with ports that do nothing. */
export async function shippedMachines(folder: string): Promise<readonly ShippedMachine[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .sort()
  const made = await Promise.all(files.map(machinesOf))
  return made.flat()
}

async function machinesOf(file: string): Promise<readonly ShippedMachine[]> {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
  return Object.entries(exported)
    .filter(([name]) => name.endsWith('Machine'))
    .map(([name, made]) => ({ name, file, machine: machineIn(made, name) }))
}

/** One without a port is exported as it stands. */
function machineIn(made: unknown, name: string): AnyStateMachine {
  if (made instanceof StateMachine) return made
  if (typeof made === 'function') return made(anything, anything, anything)
  throw new Error(`${name} is no machine and makes none.`)
}

/** Replaces any port: every property and call works, and does nothing. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
})
