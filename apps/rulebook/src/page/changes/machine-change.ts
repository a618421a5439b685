/** Where in a machine a change is, for people who don't program. */
import { existsSync, readFileSync } from 'node:fs'
import type { MachineWords } from '../../machines/machine-words.ts'
import { areWordsFor, readStateMachines } from '../../machines/state-machines.ts'
import { duration } from '../../source/figures.ts'
import { spaced } from '../../source/spaced-name.ts'
import { type LookUp, valueInWords } from './machine-value.ts'

/** The words of a name, as this file's machine uses it. */
function lookingUp(words: MachineWords, file: string): LookUp {
  const machines = machinesIn(file)
  const bound = readStateMachines()
  return (kind, name) => {
    const [own] = machines.flatMap((machine) => words[kind][`${machine}.${name}`] ?? [])
    const isOfOthers = kind === 'states' && !areWordsFor(name, machines, bound)
    return own ?? (isOfOthers ? undefined : words[kind][name])
  }
}

/** Those that the file exports; of one that is gone the one that its name tells. */
function machinesIn(file: string): readonly string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const exported = [...text.matchAll(/^export const (\w+Machine)\b/gm)].map(([, name = '']) => name)
  return [machineOf(file), ...exported]
}

/** 'voucherPurchaseMachine' of '…/voucher-purchase.machine.ts'. */
export const machineOf = (file: string): string =>
  `${(file.split('/').at(-1) ?? '').replace(/\..*$/, '').replace(/-(\w)/g, (_, first: string) => first.toUpperCase())}Machine`

/** 'states.offering.on.withdrawal.requested.target' with the words for its state and its event. */
export function machinePlaceInWords(
  name: string,
  words: MachineWords,
  file: string,
  condition?: string,
): string {
  const lookUp = lookingUp(words, file)
  const [inside = ''] = /^(?:states\.\w+\.?)*/.exec(name) ?? []
  const state = /(\w+)\.?$/.exec(inside)?.[1]
  const rest = name.slice(inside.length)
  return [
    ...(state === undefined
      ? inEvery(rest)
      : [`While: ${lookUp('states', state) ?? spaced(state)}`]),
    ...partInWords(rest, lookUp, condition),
  ].join(' ')
}

const inEvery = (rest: string): readonly string[] =>
  /^(?:on|always|after)\b/.test(rest) ? ['In every state.'] : []

/** What may stand in a state or in the whole machine. */
function partInWords(rest: string, lookUp: LookUp, condition?: string): readonly string[] {
  const [, place = '', part] =
    /^(.*?)(?: \d+)?(?:\.(target|guard|actions|reenter|order(?=$))\b.*)?$/.exec(rest) ?? []
  return [
    ...placeInWords(place, lookUp),
    ...(condition === undefined ? [] : [condition]),
    ...(part === undefined ? [] : [parts[part] ?? spaced(part)]),
  ]
}

function placeInWords(place: string, lookUp: LookUp): readonly string[] {
  const [kind = '', ...names] = place.split('.')
  return inWordsOf[kind]?.(names, lookUp) ?? fixed[kind] ?? []
}

type InWords = (names: readonly string[], lookUp: LookUp) => readonly string[]

/** What stands below each kind of place in a machine. */
const inWordsOf: Readonly<Record<string, InWords>> = {
  on: (names, lookUp) => [`When: ${lookUp('events', names.join('.')) ?? names.join('.')}`],
  always: (_, lookUp) => [`When: ${lookUp('events', 'always') ?? 'always'}`],
  after: (names, lookUp) => [
    `When: ${lookUp('events', `after ${names.join('.')}`) ?? (passed(names.join('.')) || 'Time has passed.')}`,
  ],
  invoke: ([ending = '']) => endings[ending] ?? [],
  guards: ([name = ''], lookUp) => [
    `What is asked: whether ${lookUp('guards', name) ?? spaced(name)}`,
  ],
  actions: ([name = ''], lookUp) => [`What is done: ${lookUp('actions', name) ?? spaced(name)}`],
  actors: ([name = ''], lookUp) => [`What runs: ${lookUp('calls', name) ?? spaced(name)}`],
  delays: ([name = ''], lookUp) => [
    `How long: ${lookUp('events', `after ${name}`) ?? spaced(name)}`,
  ],
}

/** '5 s (5000 ms) have passed.' of a time that is written there itself. */
const passed = (name: string): string =>
  /^\d+$/.test(name) ? `${duration(Number(name))} ${name === '1000' ? 'has' : 'have'} passed.` : ''

const endings: Readonly<Record<string, readonly string[]>> = {
  onDone: ['When: The answer is there.'],
  onError: ['When: There is no usable answer.'],
  src: ['What runs:'],
  input: ['What it is given:'],
}

const fixed: Readonly<Record<string, readonly string[]>> = {
  initial: ['Where it starts:'],
  entry: ['What it does first:'],
  exit: ['What it does last:'],
  context: ['What it knows at the start:'],
}

const parts: Readonly<Record<string, string>> = {
  target: 'Where it leads:',
  guard: 'If:',
  actions: 'What it does:',
  reenter: 'Whether it starts again:',
  order: 'In which order the conditions are asked:',
}

/** The words of an action or a guard by its name. */
export const wordsFor = (
  kind: 'actions' | 'guards',
  name: string,
  words: MachineWords,
  file: string,
): string => lookingUp(words, file)(kind, name) ?? spaced(name)

/** What stands at such a place, with the words for the names in it; code that words can't say stays code. */
export const machineValueInWords = (value: string, words: MachineWords, file: string): string =>
  valueInWords(value, lookingUp(words, file)) ?? value
