/** Random schedules. Most steps come in a sensible order, so that calls meet each other. */
import type { SubjectName } from './subjects.ts'
import { callEndings, verdictNames } from './world/calls.ts'

export const modes = ['stays', 'wanders'] as const
/** `stays`: the tabs remain open and logged in. `wanders`: anything can happen to them. */
export type Mode = (typeof modes)[number]

/** Numbers from 0 to 1, always the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Draw = (drawn: Drawing) => readonly string[]

class Drawing {
  readonly random: () => number
  readonly tabs: number
  readonly hasBeside: boolean

  constructor(subject: SubjectName, seed: number) {
    this.random = randomNumbers(seed)
    this.tabs = this.oneOf(1, 1, 2, 2, 3)
    this.hasBeside = subject === 'checkout' || subject === 'card and bank'
  }

  oneOf = <Value>(...values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(this.random() * values.length)] ?? values[0]

  often = (share: number, steps: Draw): readonly string[] =>
    this.random() < share ? steps(this) : []

  /** A random open tab. */
  tab = (): number => 1 + Math.floor(this.random() * this.tabs)

  anyOf = (draws: readonly (readonly [number, Draw])[]): readonly string[] => {
    const all = draws.flatMap(([weight, drawn]) => Array.from({ length: weight * 2 }, () => drawn))
    const drawn = all[Math.floor(this.random() * all.length)]
    return drawn?.(this) ?? []
  }
}

const read = 'all reads are answered'
const anyVerdict: Draw = ({ oneOf }) => [oneOf(...(verdictNames as readonly ['good']))]
const moneyVerdict: Draw = (drawn) =>
  drawn.anyOf([
    [7, () => ['good']],
    [3, () => ['lost']],
    [4, anyVerdict],
  ])

const answered =
  (call: number): Draw =>
  (drawn) =>
    moneyVerdict(drawn).map((verdict) => `call ${call} is ${callEndings[verdict as 'good']}`)

/** Draws what follows an answer, usable or not. */
const afterwards: Draw = ({ often, oneOf }) => [
  ...often(0.25, () => [`${oneOf(1, 3, 20, 45, 59)} s pass`]),
  ...often(0.3, () => ['call 1 is done']),
  ...often(0.8, () => [read]),
  ...often(0.6, () => ['61 s pass', read]),
]

/** Opens and fills the form, from any page of the tab. */
const ready =
  (tab: number): Draw =>
  ({ often, oneOf, hasBeside }) => [
    `${tab} opens`,
    ...often(0.3, () => [`${tab} leaves for the provider`]),
    ...often(0.5, () => [read]),
    ...often(0.6, () => [`${tab} logs in as Priya`, read]),
    `${tab} goes to ${hasBeside ? oneOf('main', 'main', 'beside') : 'main'}`,
    read,
    `${tab} fills the form`,
  ]

const oneCall: Draw = (drawn) => {
  const tab = drawn.tab()
  return [
    ...drawn.often(0.7, ready(tab)),
    drawn.oneOf(`${tab} presses`, `${tab} presses`, `${tab} presses twice`),
    ...drawn.often(0.15, () => ['call 1 is done']),
    ...drawn.often(0.8, answered(1)),
    ...drawn.often(0.8, afterwards),
  ]
}

const twoAtOnce: Draw = (drawn) => {
  const [one, other] = [drawn.tab(), drawn.tab()]
  return [
    ...drawn.often(0.8, ready(one)),
    ...drawn.often(0.8, ready(other)),
    `${one} and ${other} press at once`,
    ...drawn.often(0.9, answered(1)),
    ...drawn.often(0.5, (again) => [`${again.tab()} presses`]),
    ...drawn.often(0.5, answered(2)),
    ...drawn.often(0.8, afterwards),
  ]
}

const onThePage: readonly (readonly [number, Draw])[] = [
  [24, oneCall],
  [8, twoAtOnce],
  [1, ({ tab }) => [`${tab()} fills the form`]],
  [3, ({ tab }) => [`${tab()} presses`]],
  [1, ({ tab }) => [`${tab()} reads again`]],
  [1, ({ tab }) => [`${tab()} closes the messages`]],
  [2, ({ oneOf }) => [`${oneOf(0.1, 3.1, 16, 30, 61)} s pass`]],
  [1, ({ oneOf }) => [`call ${oneOf(1, 2, 3)} is done`]],
  [2, (drawn) => answered(drawn.oneOf(1, 2, 3))(drawn)],
  [1, ({ oneOf }) => [`read ${oneOf(1, 2, 3)} is looked up`]],
  [
    2,
    ({ oneOf }) => [
      `read ${oneOf(1, 2, 3)} is ${callEndings[oneOf('good', 'lost', 'broken', 'unauthorised', 'garbled')]}`,
    ],
  ],
  [3, () => [read]],
  [
    2,
    ({ tab, hasBeside, oneOf }) => [
      `${tab()} goes to ${hasBeside ? oneOf('main', 'beside') : 'main'}`,
    ],
  ],
]

/** A tab is away while time passes, or a call is sent. */
const away =
  (leaves: string, returns: string): Draw =>
  (drawn) => {
    const tab = drawn.tab()
    const meanwhile = drawn.oneOf(afterwards, oneCall)
    return [`${tab} ${leaves}`, ...meanwhile(drawn), `${tab} ${returns}`]
  }

const toAndFro: readonly (readonly [number, Draw])[] = [
  [
    2,
    ({ tab, oneOf }) => [`${tab()} goes to ${oneOf('main', 'beside', 'dashboard', 'elsewhere')}`],
  ],
  [1, ({ tab }) => [`${tab()} goes back`]],
  [2, ({ tab, often }) => [`${tab()} reloads`, ...often(0.7, () => [read])]],
  [0.5, ({ tab }) => [`${tab()} reloads, and its calls end first`]],
  [1, ({ tab }) => [`${tab()} closes`]],
  [1, ({ tab }) => [`${tab()} opens`]],
  [1, away('goes to another site', 'comes back from there')],
  [2, away('freezes', 'thaws')],
  [1, ({ tab }) => [`${tab()} logs out`]],
  [1, () => ['the session ends']],
  [
    2,
    ({ tab, oneOf, often }) => [
      `${tab()} logs in as ${oneOf('Priya', 'Priya', 'Sam')}`,
      ...often(0.7, () => [read]),
    ],
  ],
  [0.5, ({ oneOf }) => [`${oneOf('Priya', 'Sam')} logs in elsewhere`]],
  [0.5, ({ tab }) => [`${tab()} leaves for the provider`]],
  [0.5, ({ oneOf }) => [`bank transfers are switched ${oneOf('on', 'off')}`]],
  [2, ({ oneOf }) => [`the clock jumps by ${oneOf(-90, -1, 1, 90)} min`]],
  [0.5, () => ['960 s pass']],
]

/** Something happens to a page whose call got no usable answer, and then the member presses again. */
const interrupted: Draw = (drawn) => {
  const tab = drawn.tab()
  return [
    ...drawn.often(0.7, ready(tab)),
    `${tab} presses`,
    ...drawn.often(0.7, () => ['call 1 is lost', read]),
    ...drawn.anyOf(toAndFro),
    ...ready(tab)(drawn),
    `${tab} presses`,
    ...drawn.often(0.5, afterwards),
  ]
}

const drawsOf: Readonly<Record<Mode, readonly (readonly [number, Draw])[]>> = {
  stays: onThePage,
  wanders: [...onThePage, ...toAndFro, [4, interrupted]],
}

/** The schedule with this number. */
export function scheduleOf(subject: SubjectName, mode: Mode, seed: number): readonly string[] {
  const drawing = new Drawing(subject, seed)
  const parts = 8 + Math.floor(drawing.random() * 9)
  const tabs = Array.from({ length: drawing.tabs - 1 }, (_, index) => `${index + 2} opens`)
  const begin = drawing.often(0.85, () => [read, '1 fills the form'])
  const rest = Array.from({ length: parts }, () => drawing.anyOf(drawsOf[mode]))
  return [...tabs, ...begin, ...rest.flat()]
}
