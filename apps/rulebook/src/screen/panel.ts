/** The list of what the screen shows by a rule: press an entry to read how it was worked out. */
import { element } from '../site/elements.ts'
import type { Explanation } from '../site/explain/explanation.ts'
import type { Place } from './find-places.ts'
import { takenOver } from './kept-entries.ts'
import panelStyle from './panel.css?inline'
import { type RulesInWords, whyLines } from './rules-in-words.ts'

const rulebook = '/rulebook/index.html'

type SaidOfRules = Pick<RulesInWords, 'requirements' | 'reasons'>

export interface Panel {
  readonly host: HTMLElement
  readonly isOpen: () => boolean
  show(places: readonly Place[]): void
  /** Opens the explanation of a place, with the focus on it if the member pressed it. */
  open(element: Element, isPressed: boolean): void
}

export function makePanel(rules: SaidOfRules): Panel {
  const host = element('div', { id: 'save-explained' })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panelStyle)
  root.adoptedStyleSheets = [sheet]
  const list = element('div', { class: 'list', id: 'list' })
  const button = element('button', {
    type: 'button',
    'aria-expanded': 'false',
    'aria-controls': 'list',
  })
  root.append(element('aside', { 'aria-label': 'Explanation of this screen' }, button, list))
  list.hidden = true
  let entries = new Map<Element, HTMLDetailsElement>()

  const setOpen = (isOpen: boolean) => {
    list.hidden = !isOpen
    document.documentElement.toggleAttribute('data-explaining', isOpen)
    button.setAttribute('aria-expanded', String(isOpen))
  }
  button.addEventListener('click', () => setOpen(list.hidden === true))
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || list.hidden) return
    setOpen(false)
    button.focus()
  })

  let last = ''
  return {
    host,
    isOpen: () => !list.hidden,
    show: (places) => {
      button.textContent = `Explain this screen (${places.length})`
      const said = JSON.stringify(places.map(({ title, explanations }) => [title, explanations]))
      const isSame = said === last && places.every(({ element }) => entries.has(element))
      if (isSame) return
      last = said
      const kept = takenOver(
        [...entries].map(([place, entry]) => ({ place, entry, title: titleOf(entry) })),
        places.map(({ element: place, title }) => ({ place, title })),
      )
      const focused = [...entries.values()].find((entry) => entry.contains(root.activeElement))
      const now = places.map((place, index) => {
        const entry = kept[index]?.entry ?? emptyEntry()
        fill(entry, place, rules)
        return [place.element, entry] as const
      })
      entries = new Map(now)
      putInOrder(list, [...entries.values()])
      if (focused?.isConnected && !focused.contains(root.activeElement))
        focused.querySelector('summary')?.focus({ preventScroll: true })
    },
    open: (place, isPressed) => {
      const entry = entries.get(place)
      if (entry === undefined) return
      if (isPressed) setOpen(true)
      for (const other of entries.values()) other.open = other === entry
      entry.scrollIntoView({ block: 'nearest' })
      if (isPressed) entry.querySelector('summary')?.focus()
    },
  }
}

const titleOf = (entry: HTMLDetailsElement): string => entry.dataset['title'] ?? ''

/** The place that each entry explains now. */
const placeOf = new WeakMap<HTMLDetailsElement, Element>()

function emptyEntry(): HTMLDetailsElement {
  const entry = element('details', {}, element('summary', {}))
  const mark = (isLooked: boolean) =>
    placeOf.get(entry)?.toggleAttribute('data-looked-at', isLooked)
  entry.addEventListener('toggle', () => {
    mark(entry.open)
    if (entry.open) placeOf.get(entry)?.scrollIntoView({ block: 'nearest' })
  })
  entry.addEventListener('focusin', () => mark(true))
  entry.addEventListener('focusout', () => mark(entry.open))
  return entry
}

/**
 * The entry itself stays when the screen changes under it, open or closed, with the focus: a key that is
 * pressed just then is still meant for it.
 */
function fill(
  entry: HTMLDetailsElement,
  { title, explanations, element: place }: Place,
  rules: SaidOfRules,
): void {
  const before = placeOf.get(entry)
  if (before !== place && before?.hasAttribute('data-looked-at')) {
    before.removeAttribute('data-looked-at')
    place.setAttribute('data-looked-at', '')
  }
  placeOf.set(entry, place)
  entry.dataset['title'] = title
  const summary = entry.querySelector('summary')
  summary?.replaceChildren(title)
  for (const section of entry.querySelectorAll('section')) section.remove()
  entry.append(...explanations.map((explanation) => explanationOf(explanation, rules)))
}

/** Puts the entries into the list and takes the others out, and moves none that stands right: a moved one loses the focus. */
function putInOrder(list: HTMLElement, entries: readonly HTMLDetailsElement[]): void {
  const shown = new Set<Element>(entries)
  for (const child of list.querySelectorAll('details')) {
    if (shown.has(child)) continue
    placeOf.get(child)?.removeAttribute('data-looked-at')
    child.remove()
  }
  for (const [index, entry] of entries.entries())
    if (list.children[index] !== entry) list.insertBefore(entry, list.children[index] ?? null)
}

function explanationOf(explanation: Explanation, rules: SaidOfRules): HTMLElement {
  const { what, shows, because, ids, isServers, uses = [] } = explanation
  const anchor = 'anchor' in explanation ? [String(explanation.anchor)] : []
  return element(
    'section',
    {},
    element('p', {}, element('b', {}, what), ': ', shows),
    ...(because.length === 0
      ? []
      : [element('ol', {}, ...because.map((step) => element('li', {}, step)))]),
    ...(isServers ? [element('p', {}, 'Only the real server decides this.')] : []),
    ...ids.flatMap((id) => ruleLines(id, rules)),
    ...anchor.map((place) => element('p', { class: 'rule' }, linkTo(place, 'In the rulebook'))),
    ...uses.map(({ anchor, words }) => element('p', { class: 'rule' }, linkTo(anchor, words))),
  )
}

/** What a requirement or an answered question says, and why it is answered so. */
const ruleLines = (id: string, { requirements, reasons }: SaidOfRules): readonly HTMLElement[] => [
  element('p', { class: 'rule' }, linkTo(id, id), ' ', requirements[id] ?? ''),
  ...whyLines(id, reasons).map((line) => element('p', { class: 'rule' }, line)),
]

const linkTo = (anchor: string, text: string): HTMLElement =>
  element('a', { href: `${rulebook}#${anchor}`, target: '_blank' }, text)
