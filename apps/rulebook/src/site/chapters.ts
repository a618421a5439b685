/** Shows one chapter at a time: the one with the place in the address. */
import { element, found } from './elements.ts'
import {
  type FormerTables,
  missingInWords,
  type PlaceAsked,
  placeAsked,
  wordsOfMissing,
} from './place-in-address.ts'
import { addressOf, questionIn } from './search/question-address.ts'
import { fitTables, startFittingTables } from './wide-tables.ts'

const chapters = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('section.chapter'),
]

let isShowingAll = false

/** The element that the address names: a chapter, a requirement or a row. */
function target(): Element | null {
  const exact = document.getElementById(location.hash.slice(1))
  if (exact !== null) return exact
  const ids = [...document.querySelectorAll('main section.chapter, main section.chapter [id]')]
  const formerTables: FormerTables = JSON.parse(
    found('former-tables', HTMLScriptElement).textContent,
  )
  const asked = placeAsked(
    location.hash,
    ids.map((place) => place.id),
    formerTables,
  )
  const place = asked.id === undefined ? null : document.getElementById(asked.id)
  if (asked.isMissing) sayMissing(asked, place)
  return place
}

/** A link may be older than the book: its row or rule has another name by now, or is gone. Said where the page is scrolled to. */
function sayMissing(asked: PlaceAsked, nearest: Element | null): void {
  const words = wordsOfMissing(asked)
  found('missing', HTMLElement).replaceChildren(
    missingInWords(asked),
    ...(words === undefined
      ? []
      : ['; or ', element('a', { href: addressOf(words) }, `search for “${words}”`)]),
    '.',
  )
  found('missing', HTMLElement).hidden = false
  const whole = nearest?.closest('ul, ol, dl, .scroll') ?? nearest
  if (whole === null) found('main', HTMLElement).prepend(found('missing', HTMLElement))
  else if (whole.matches('section')) whole.prepend(found('missing', HTMLElement))
  else whole.before(found('missing', HTMLElement))
}

export function showChapter(): void {
  found('missing', HTMLElement).hidden = true
  const place = target()
  const shown = place?.closest<HTMLElement>('section.chapter') ?? found('overview', HTMLElement)
  found('found', HTMLElement).hidden = true
  for (const chapter of chapters()) chapter.hidden = !isShowingAll && chapter !== shown
  document.documentElement.classList.remove('is-starting')
  document.title = `${shown.dataset['title'] ?? ''} - Save rulebook`
  markCurrent(shown.id)
  if (place !== null) openAround(place)
  fitTables()
  if (place === null) {
    if (!found('missing', HTMLElement).hidden) scrollTo(0, 0)
    return
  }
  for (const earlier of document.querySelectorAll('.is-target'))
    earlier.classList.remove('is-target')
  if (place === shown) scrollTo(0, 0)
  else {
    if (!place.matches('.part')) place.classList.add('is-target')
    makeRoomAbove(place)
    const missing = found('missing', HTMLElement)
    ;(missing.hidden ? place : missing).scrollIntoView()
  }
}

/** The question and the headings of its table stay in sight above a row, and may take several lines. */
function makeRoomAbove(place: Element): void {
  const table = place.closest('table')
  const question = table?.closest('.case-table')?.querySelector('h3')
  const heightOf = (above: Element | null | undefined) =>
    `${above?.getBoundingClientRect().height ?? 0}px`
  table?.style.setProperty('--headings', heightOf(table.tHead))
  table?.style.setProperty('--question', heightOf(question))
}

/** While answers are shown. */
export function hideChapters(): void {
  found('missing', HTMLElement).hidden = true
  for (const chapter of chapters()) chapter.hidden = true
  markCurrent('')
}

function markCurrent(id: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.contents a')) {
    if (link.hash !== `#${id}`) link.removeAttribute('aria-current')
    else {
      link.setAttribute('aria-current', 'page')
      showInContents(link)
    }
  }
}

/** The contents scroll by themselves where they are longer than the window; the page stays where it is. */
function showInContents(link: HTMLAnchorElement): void {
  const contents = link.closest('.contents')
  if (contents === null || contents.scrollHeight <= contents.clientHeight) return
  const [inside, around] = [link.getBoundingClientRect(), contents.getBoundingClientRect()]
  if (inside.top < around.top || inside.bottom > around.bottom)
    contents.scrollTop += inside.top - around.top - (around.height - inside.height) / 2
}

function openAround(place: Element): void {
  for (let around = place.closest('details'); around; ) {
    around.open = true
    around = around.parentElement?.closest('details') ?? null
  }
}

export function startChapters(): void {
  const contents = found('contents', HTMLDetailsElement)
  const isWide = matchMedia('(min-width: 64rem)')
  const follow = () => {
    contents.open = isWide.matches
  }
  follow()
  isWide.addEventListener('change', follow)
  startFittingTables()
  contents.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement && !isWide.matches) contents.open = false
  })

  const button = found('show-all', HTMLButtonElement)
  button.addEventListener('click', () => {
    isShowingAll = !isShowingAll
    button.textContent = isShowingAll ? 'Show one chapter at a time' : 'Show all on one page'
    showChapter()
  })
  // An address of its own would lead away from the chapter that is open.
  found('skip', HTMLAnchorElement).addEventListener('click', (event) => {
    event.preventDefault()
    found('main', HTMLElement).focus()
  })
  addEventListener('hashchange', () => {
    if (questionIn(location.hash) === undefined) showChapter()
  })
  showChapter()
}

/** In print nothing can be opened, so everything is open already, but for program code. */
export function openForPrint(): void {
  let opened: readonly HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [
      ...document.querySelectorAll<HTMLDetailsElement>('main details:not([open], .in-code)'),
    ]
    for (const details of opened) details.open = true
  })
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false
  })
}
