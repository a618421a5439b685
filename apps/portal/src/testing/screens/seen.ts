/** What is on the screen, in the words of a table. */
import { screen } from '@testing-library/react'

export const counted = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

export const tidy = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** The element itself, or what is shown in its place. */
export const among = (kind: string, wanted: string, there: readonly string[]): string =>
  there.includes(wanted)
    ? `${kind} ${wanted}`
    : `of ${kind}s: ${there.slice(0, 30).join(', ') || '(none)'}`

/** What it is called: its label, its text, or its picture's description. */
const labelOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (tidy(element.textContent) ||
    (element.querySelector('[aria-label]')?.getAttribute('aria-label') ??
      element.querySelector('img')?.alt ??
      ''))

export const textsOf = (role: 'heading' | 'link' | 'button'): readonly string[] =>
  screen.queryAllByRole(role).map(labelOf)

const blocks = 'dd, div, dt, figcaption, figure, h1, h2, h3, li, p, td, th, [role="tooltip"]'

/** The text of a part of the page, with a space where a cell or line begins and ends. */
export function textIn(part: Element): string {
  const page = document.createElement('div')
  page.append(part.cloneNode(true))
  for (const block of page.querySelectorAll(blocks)) {
    block.prepend(' ')
    block.append(' ')
  }
  return tidy(page.textContent)
}

export const pageText = (): string => textIn(document.body)

/** Is it there, and no part of a longer word or figure? '95.00%' does not show '5.00%', nor '£1.50' '£1'. */
export function isShown(text: string, all: string): boolean {
  for (let start = all.indexOf(text); start >= 0; start = all.indexOf(text, start + 1)) {
    const isCut = goesOn(all.slice(0, start), text) || goesOn(text, all.slice(start + text.length))
    if (!isCut) return true
  }
  return false
}

/** Does a word, a figure or its sign stand across the place where one text ends and the next begins? */
const goesOn = (before: string, after: string): boolean =>
  [
    [/[\p{L}\p{N}]$/u, /^[\p{L}\p{N}]/u],
    [/\d[.,]$/, /^\d/],
    [/\d$/, /^[.,]\d/],
    [/[-−]$/, /^[£\d]/],
  ].some(([end, start]) => end?.test(before) && start?.test(after))

export function absence(kind = '', name = ''): string {
  const isThere = {
    link: () => textsOf('link').includes(name),
    button: () => textsOf('button').includes(name),
    heading: () => textsOf('heading').includes(name),
    field: () => fieldsOf(name).length > 0,
    dialog: () => dialogs().includes(name),
    text: () => pageText().includes(name),
  }[kind]
  return isThere?.() ? `${kind} ${name}` : `no ${kind} ${name}`
}

export function linkTo(name = '', path = ''): string {
  const places = screen
    .queryAllByRole('link')
    .filter((link) => labelOf(link) === name)
    .map((link) => (link.getAttribute('href') ?? '').replace(/^\/Member/, ''))
  if (places.length === 0) return among('link', name, textsOf('link'))
  return `link ${name} to ${places.includes(path) ? path : places[0]}`
}

export function buttonState(name = '', wanted = ''): string {
  const buttons = screen.queryAllByRole<HTMLButtonElement>('button')
  const button = buttons.find((each) => labelOf(each) === name)
  if (button === undefined) return among('button', name, textsOf('button'))
  const isPressed = button.getAttribute('aria-pressed') === 'true'
  const state = wanted.endsWith('pressed')
    ? isPressed
      ? 'pressed'
      : 'not pressed'
    : isLocked(button)
      ? 'disabled'
      : 'usable'
  return `button ${name} is ${state}`
}

const isLocked = (control: HTMLButtonElement | HTMLInputElement): boolean =>
  control.disabled ||
  control.getAttribute('aria-disabled') === 'true' ||
  control.closest('fieldset')?.disabled === true

export const fieldsOf = (name: string): readonly HTMLInputElement[] =>
  screen
    .queryAllByLabelText<HTMLInputElement>(name)
    .filter((element) => /^(input|select|textarea)$/.test(element.localName))

export function fieldOf(name: string): HTMLInputElement {
  const [field] = fieldsOf(name)
  if (field === undefined) throw new Error(`There is no field '${name}'.`)
  return field
}

export function fieldState(name = '', wanted = ''): string {
  const [field] = fieldsOf(name)
  if (field === undefined) return `no field ${name}`
  const states: Readonly<Record<string, boolean>> = {
    disabled: isLocked(field),
    usable: !isLocked(field) && !field.readOnly,
    'read-only': field.readOnly,
    masked: field.type === 'password',
    empty: field.value === '',
    ticked: field.checked,
    'not ticked': !field.checked,
  }
  const [other] = Object.entries(states).find(([, holds]) => holds) ?? []
  return `field ${name} is ${states[wanted] === true ? wanted : other}`
}

export const optionsOf = (name: string): string =>
  [...(fieldOf(name) as unknown as HTMLSelectElement).options]
    .map(({ textContent }) => tidy(textContent))
    .join(', ')

export const radios = (): string =>
  screen
    .queryAllByRole<HTMLInputElement>('radio')
    .map((radio) => tidy(radio.labels?.[0]?.textContent ?? radio.value))
    .join(', ')

export const menuEntries = (): string =>
  [...document.querySelectorAll('dialog nav a')].map((entry) => tidy(entry.textContent)).join(', ')

export const pictures = (): readonly string[] =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')

export const messages = (): readonly string[] =>
  [...document.querySelectorAll('[id$="-message"], [role="alert"] li, [role="alert"] p, .notice')]
    .map(({ textContent }) => tidy(textContent))
    .filter((text) => text !== '')

export const tooltips = (): readonly string[] =>
  [...document.querySelectorAll('[title]')].map((element) => element.getAttribute('title') ?? '')

export const dialogs = (): readonly string[] =>
  [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')].map((dialog) => {
    const heading = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    return heading === null ? labelOf(dialog) : tidy(heading.textContent)
  })

export const cards = (): number => document.querySelectorAll('main .listing > li').length

export function regionOf(name: string): HTMLElement {
  const region = screen.queryByRole('region', { name })
  if (region === null) throw new Error(`There is no part named '${name}'.`)
  return region
}

export function pressable(name: string, place: Pick<typeof screen, 'queryAllByRole'> = screen) {
  const controls = (['button', 'link', 'radio', 'checkbox'] as const).flatMap((role) =>
    place.queryAllByRole<HTMLInputElement>(role),
  )
  const namesOf = (control: HTMLInputElement) => [
    labelOf(control),
    tidy(control.labels?.[0]?.textContent ?? null),
  ]
  const control =
    controls.find((each) => namesOf(each).includes(name)) ??
    // 'Visit the supplier' adds that another page opens.
    controls.find((each) => labelOf(each).startsWith(name))
  if (control === undefined)
    throw new Error(
      `Nothing named '${name}' can be pressed: ${textsOf('button').slice(0, 30).join(', ')}.`,
    )
  return control
}
