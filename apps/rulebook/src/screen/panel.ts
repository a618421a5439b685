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
      const now = JSON.stringify(places.map(({ title, explanations }) => [title, explanations]))
      const isSame = now === last && places.every(({ element }) => entries.has(element))
      if (isSame) return
      last = now
      const before = [...entries].map(([place, entry]) => keptOf(place, entry, root.activeElement))
      entries = new Map(places.map((place) => [place.element, entryOf(place, rules)] as const))
      list.replaceChildren(...entries.values())
      const kept = takenOver(
        before,
        places.map(({ element: place, title }) => ({ place, title })),
      )
      for (const [index, { element: place }] of places.entries()) {
        const entry = entries.get(place)
        if (entry === undefined) continue
        entry.open = kept[index]?.isOpen === true
        if (kept[index]?.hasFocus) entry.querySelector('summary')?.focus({ preventScroll: true })
      }
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

/** What an analyst has done with an entry, which stays when the screen changes under it. */
const keptOf = (place: Element, entry: HTMLDetailsElement, focused: Element | null) => ({
  place,
  title: entry.dataset['title'] ?? '',
  isOpen: entry.open,
  hasFocus: entry.contains(focused),
})

function entryOf(
  { title, explanations, element: place }: Place,
  rules: SaidOfRules,
): HTMLDetailsElement {
  const entry = element(
    'details',
    { 'data-title': title },
    element('summary', {}, title),
    ...explanations.map((explanation) => explanationOf(explanation, rules)),
  )
  const mark = (isLooked: boolean) => place.toggleAttribute('data-looked-at', isLooked)
  entry.addEventListener('toggle', () => {
    mark(entry.open)
    if (entry.open) place.scrollIntoView({ block: 'nearest' })
  })
  entry.addEventListener('focusin', () => mark(true))
  entry.addEventListener('focusout', () => mark(entry.open))
  return entry
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
