import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { watchPresses } from './press-guard.ts'

watchPresses()

/** How a member, a bouncing key or assistive technology presses a control, as browser events. */
type PressAction = (control: HTMLElement, at: number) => void

function send<Told extends Event>(target: EventTarget, event: Told, at: number): boolean {
  Object.defineProperty(event, 'timeStamp', { value: at })
  return target.dispatchEvent(event)
}

const on = { bubbles: true, cancelable: true, composed: true }

const keyDown = (control: HTMLElement, key: string, at: number, more: KeyboardEventInit = {}) =>
  send(control, new KeyboardEvent('keydown', { key, ...on, ...more }), at)

/** Clicks like a browser, which ignores disabled controls. A click on a submit button submits. */
function click(control: HTMLElement, detail: number, at: number): boolean {
  if (control.matches(':disabled')) return false
  return send(control, new MouseEvent('click', { detail, ...on }), at)
}

const pointer =
  (detail: number): PressAction =>
  (control, at) => {
    click(control, detail, at)
  }

const enter =
  (more: KeyboardEventInit = {}): PressAction =>
  (control, at) => {
    if (!keyDown(control, 'Enter', at, more)) return
    const isField = control instanceof HTMLInputElement
    const clicked = isField ? control.form?.querySelector('button') : control
    if (clicked) click(clicked, 0, at)
  }

const keys: Readonly<Record<string, PressAction>> = {
  Enter: enter(),
  'the space bar': (control, at) => {
    if (keyDown(control, ' ', at)) click(control, 0, at + 60)
  },
}
const others: Readonly<Record<string, PressAction>> = {
  'the mouse': pointer(1),
  'assistive technology': pointer(0),
}
const allPresses = { ...keys, ...others }

let submits = 0
const listener = (event: Event) => {
  event.preventDefault()
  submits += 1
}

/** Renders a form with a field and a submit button, and a separate button. */
function controls(mark = 'data-one-wish') {
  document.body.replaceChildren()
  const form = document.createElement('form')
  form.setAttribute(mark, '')
  const field = form.appendChild(document.createElement('input'))
  const note = form.appendChild(document.createElement('textarea'))
  const another = form.appendChild(document.createElement('button'))
  another.type = 'button'
  const submit = form.insertBefore(document.createElement('button'), another)
  submit.type = 'submit'
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute(mark, '')
  document.body.append(form, button)
  form.addEventListener('submit', listener)
  button.addEventListener('click', listener)
  return { form, field, note, another, submit, button }
}

beforeEach(() => {
  submits = 0
})
afterEach(() => {
  document.body.replaceChildren()
})

const start = 10_000

/** The expected number of submits for each gap in milliseconds. */
const gaps = [
  [0, 1],
  [120, 1],
  [299, 1],
  [300, 2],
  [1_000, 2],
] as const

type Press = readonly [key: string, place: 'button' | 'submit' | 'field']

/** Pairs of presses with the same meaning, on a separate button and in a form. */
const equivalentPresses: readonly (readonly Press[])[] = [
  [
    ['Enter', 'button'],
    ['the space bar', 'button'],
  ],
  [
    ['Enter', 'submit'],
    ['the space bar', 'submit'],
    ['Enter', 'field'],
  ],
]

const pairs = equivalentPresses.flatMap((presses) =>
  presses.flatMap((first) => presses.map((second) => [...first, ...second] as const)),
)

describe('A second key press within 0.3 seconds is ignored', () => {
  test.each(pairs)('OQ-135 by %s on: %s, then by %s on: %s', (first, spot, second, nextSpot) => {
    for (const [gap, counted] of gaps) {
      const control = controls()
      submits = 0
      keys[first]?.(control[spot], start)
      keys[second]?.(control[nextSpot], start + gap)
      expect([gap, submits]).toEqual([gap, counted])
    }
  })

  test('OQ-135 the limit is the one in record 15', () => {
    const record = readFileSync(
      join(import.meta.dirname, '../../../../docs/decisions/0015-money-calls.md'),
      'utf8',
    )
    const within = Number(/within (\d+(?:\.\d+)?) seconds/.exec(record)?.[1]) * 1000
    const { submit } = controls()
    keys['Enter']?.(submit, start)
    keys['Enter']?.(submit, start + within - 1)
    expect(submits).toBe(1)
    keys['Enter']?.(submit, start + 2 * within - 1)
    expect(submits).toBe(2)
  })
})

describe('Each press counts from the one before', () => {
  test.each(['button', 'submit', 'field'] as const)(
    'OQ-135 hammering on a key submits once until the key rests: %s',
    (spot) => {
      const control = controls()[spot]
      for (let at = 0; at <= 900; at += 150) enter()(control, start + at)
      expect(submits).toBe(1)
      enter()(control, start + 1_200)
      expect(submits).toBe(2)
    },
  )

  test.each([
    ['hears them itself', (control: Element) => control],
    ['has lost the focus', () => document.body],
  ])('OQ-135 presses while the control is disabled also count, whether it %s', (_, heardBy) => {
    for (const spot of ['button', 'submit', 'field'] as const) {
      const control = controls()[spot]
      submits = 0
      enter()(control, start)
      control.disabled = true
      for (const at of [200, 400]) keyDown(heardBy(control) as HTMLElement, 'Enter', start + at)
      control.disabled = false
      enter()(control, start + 500)
      expect([spot, submits]).toEqual([spot, 1])
      enter()(control, start + 800)
      expect([spot, submits]).toEqual([spot, 2])
    }
  })
})

describe('Repeats that are ignored', () => {
  test.each(['button', 'submit'] as const)(
    'OQ-116 the second click of a slow double click on: %s',
    (spot) => {
      const control = controls()[spot]
      pointer(1)(control, start)
      pointer(2)(control, start + 400)
      expect(submits).toBe(1)
    },
  )

  test.each(['button', 'submit', 'field'] as const)('OQ-116 Enter held down on: %s', (spot) => {
    const control = controls()[spot]
    enter()(control, start)
    for (const at of [500, 530, 900]) enter({ repeat: true })(control, start + at)
    expect(submits).toBe(1)
  })

  test('OQ-116 Enter held down since it was pressed elsewhere', () => {
    enter({ repeat: true })(controls().submit, start)
    expect(submits).toBe(0)
  })
})

describe('Presses that are accepted', () => {
  test('a held space bar counts once it is released', () => {
    const { button } = controls()
    const isAwaited = [0, 500, 530].map((at) =>
      keyDown(button, ' ', start + at, { repeat: at > 0 }),
    )
    expect([submits, ...isAwaited]).toEqual([0, true, true, true])
    click(button, 0, start + 600)
    expect(submits).toBe(1)
  })

  test('a late click counts if its key was pressed in time', () => {
    const { button } = controls()
    keyDown(button, ' ', start)
    click(button, 0, start + 5_000)
    expect(submits).toBe(1)
  })

  test.each(Object.entries(others))('a press by %s straight after any other counts', (_, press) => {
    for (const [, first] of Object.entries(allPresses))
      for (const spot of ['button', 'submit'] as const) {
        const control = controls()[spot]
        submits = 0
        first(control, start)
        press(control, start + 10)
        expect(submits).toBe(2)
      }
  })

  test.each(Object.entries(keys))(
    'a press by %s straight after typing or choosing counts',
    (_, press) => {
      const { field, submit } = controls()
      press(submit, start)
      send(field, new InputEvent('input', on), start + 5)
      press(submit, start + 10)
      expect(submits).toBe(2)
    },
  )

  test('typing outside a form makes no difference', () => {
    const { submit } = controls()
    const search = document.body.appendChild(document.createElement('input'))
    enter()(submit, start)
    for (const target of [search, document.body])
      send(target, new InputEvent('input', on), start + 5)
    enter()(submit, start + 10)
    expect(submits).toBe(1)
  })

  test('Enter straight after another key, even a space, counts', () => {
    const { field } = controls()
    for (const key of ['R', ' ', 'Tab']) expect(keyDown(field, key, start - 10)).toBe(true)
    enter()(field, start)
    expect(submits).toBe(1)
  })

  test('Enter straight after an Enter that confirmed a composed character counts', () => {
    const { field } = controls()
    keyDown(field, 'Enter', start - 10, { isComposing: true })
    enter()(field, start)
    expect(submits).toBe(1)
  })

  test.each(Object.entries(allPresses))(
    'a press by %s straight after one somewhere else counts',
    (_, press) => {
      const { button, submit } = controls()
      press(button, start)
      press(submit, start + 10)
      expect(submits).toBe(2)
    },
  )
})

describe('Controls without a guard', () => {
  test.each(['note', 'another'] as const)(
    'a key held down on another control isn’t guarded: %s',
    (spot) => {
      const control = controls()[spot]
      for (const repeat of [false, true, true])
        expect(keyDown(control, 'Enter', start, { repeat })).toBe(true)
    },
  )

  test('other buttons and forms aren’t guarded', () => {
    const { button, form } = controls('data-any-wish')
    for (const detail of [1, 2, 3]) click(button, detail, start)
    for (const _ of [1, 2]) send(form, new SubmitEvent('submit', on), start)
    expect(submits).toBe(5)
  })

  test('a first key press without a focused control counts', () => {
    expect(keyDown(document.body, 'Enter', start)).toBe(true)
  })
})
