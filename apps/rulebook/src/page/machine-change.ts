/** Where in a machine a change stands, for people who don't program. */
import type { MachineWords } from '../machines/machine-words.ts'

/** 'states.offering.on.withdrawal.requested.target' with the words of its state and its event. */
export function machinePlaceInWords(name: string, words: MachineWords): string {
  const states = [...name.matchAll(/(?:^|\.)states\.(\w+)/g)].map(([, state = '']) => state)
  const [, event, part] =
    /\.on\.(.+?)(?: \d+)?(?:\.(target|guard|actions|reenter)(?: \d+)?)?$/.exec(name) ?? []
  const last = states.at(-1)
  return [
    ...(last === undefined ? [] : [`While: ${words.states[last] ?? last}`]),
    ...(event === undefined ? [] : [`When: ${words.events[event] ?? event}`]),
    ...(part === undefined ? [] : [parts[part] ?? part]),
  ].join(' ')
}

const parts: Readonly<Record<string, string>> = {
  target: 'Where it leads:',
  guard: 'If:',
  actions: 'What it does:',
  reenter: 'Whether it begins anew:',
}

/** The state or guard that a change names, in words behind its name. */
export function machineValueInWords(value: string, words: MachineWords): string {
  const name = value.replace(/^'|'$/g, '').replace(/^.*\./, '')
  const says = words.states[name] ?? words.guards[name] ?? words.calls[name]
  return says === undefined ? value : `${value}: ${says}`
}
