import { hideChapters, showChapter } from './chapters.ts'
import { element, found } from './elements.ts'
import { type Findable, matching } from './matching.ts'

interface Place extends Findable {
  readonly from: string
  /** What is shown of it. */
  readonly says: string
}

const most = 60

const kindNames: Readonly<Record<string, string>> = {
  requirement: 'Requirement',
  row: 'Row',
  figure: 'Figure',
  sentence: 'Sentence',
  rule: 'Rule',
  fact: 'Fact',
  word: 'Word',
  decision: 'Answered question',
  machine: 'Machine',
}

/** The page itself is the index: what can be found says so, and of what kind it is. */
const places = (): readonly Place[] =>
  [...document.querySelectorAll<HTMLElement>('[data-find]')].map((place) => {
    const chapter = place.closest<HTMLElement>('section.chapter')
    const kind = place.dataset['find'] ?? ''
    const heading = place.closest('.case-table')?.querySelector('h3')
    const title = heading ? wordsIn(heading) : ''
    const says = place instanceof HTMLTableRowElement ? rowWords(place) : wordsIn(place)
    const from = [kindNames[kind] ?? kind, chapter?.dataset['title'], title]
    return {
      id: place.id || (chapter?.id ?? ''),
      kind,
      says,
      from: from.filter(Boolean).join(', '),
      text: `${place.id} ${from.join(' ')} ${says}`,
    }
  })

/** Each cell with the name of its column, so that an amount says what it is. */
const rowWords = (row: HTMLTableRowElement): string =>
  [...row.cells]
    .filter((cell) => !cell.classList.contains('verdict') && cell.textContent.trim() !== '')
    .map(({ dataset, textContent }) => {
      const label = dataset['label'] ?? ''
      return ['', 'id', 'case'].includes(label)
        ? textContent.trim()
        : `${label}: ${textContent.trim()}`
    })
    .join(' · ')

function wordsIn(place: HTMLElement): string {
  const copy = place.cloneNode(true) as HTMLElement
  for (const aside of copy.querySelectorAll('details, svg, .mark, .source')) aside.remove()
  for (const block of copy.querySelectorAll('dt, p, h4, q')) block.append(' ')
  return copy.textContent.replace(/\s+/g, ' ').trim()
}

export function startSearch(): void {
  const box = found('question', HTMLInputElement)
  const results = found('found', HTMLElement)
  let known: readonly Place[] | undefined
  const look = () => {
    if (box.value.trim() === '') {
      if (!results.hidden) showChapter()
      return
    }
    known ??= places()
    show(matching(known, box.value))
    hideChapters()
    results.hidden = false
    scrollTo(0, 0)
  }
  box.addEventListener('input', look)
  box.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    look()
    results.querySelector('a')?.focus()
  })
  results.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    // An address that stands already tells nobody that it was chosen again.
    if (link && link.hash === location.hash) showChapter()
  })
}

function show(matched: readonly Place[]): void {
  found('found-count', HTMLElement).textContent = countWords(matched.length)
  found('found-list', HTMLElement).replaceChildren(...matched.slice(0, most).map(line))
}

function countWords(count: number): string {
  if (count === 0) return 'Nothing says that. Try fewer or other words.'
  if (count === 1) return '1 place'
  return count > most
    ? `${count} places, of which ${most} are shown. Another word narrows it down.`
    : `${count} places`
}

const line = ({ id, from, says }: Place): HTMLElement =>
  element(
    'li',
    {},
    element('small', { class: 'source' }, from),
    element('a', { href: `#${id}` }, says),
  )
