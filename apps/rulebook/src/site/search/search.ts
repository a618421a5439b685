import { hideChapters, showChapter } from '../chapters.ts'
import { element, found } from '../elements.ts'
import type { Answer } from './answers.ts'
import type { FormerText } from './former.ts'
import { answersTo } from './matching.ts'
import { addressOf, questionIn } from './question-address.ts'
import { readAs } from './reading.ts'
import { type Findable, indexOf, type SearchIndex } from './search-index.ts'
import { correctedInWords } from './spelling.ts'
import { isOnlyNearest, missingWordsIn, unknownInWords, unknownWordsIn } from './unknown-words.ts'

interface Place extends Findable {
  readonly from: string
  /** When it last changed, if it says so. */
  readonly changed: string
}

/** How many answers are shown, and how many rows below each. */
const most = 40
const mostRows = 3

const kindNames: Readonly<Record<string, string>> = {
  requirement: 'Rule',
  row: 'Row',
  figure: 'Figure',
  rate: 'Rate',
  sentence: 'Sentence',
  rule: 'How it is decided',
  fact: 'Fact',
  word: 'Word',
  not: 'What Save doesn’t do',
  decision: 'Answered question',
  record: 'Decision',
  chapter: 'Chapter',
  machine: 'Machine',
  page: 'Page',
  former: 'Words that were changed',
  changes: 'What changed',
}

/** The page itself is the index: what can be found says so, and of what kind it is. */
function places(): readonly Place[] {
  const asked: Readonly<Record<string, readonly string[]>> = JSON.parse(
    found('asked', HTMLScriptElement).textContent,
  )
  return [...document.querySelectorAll<HTMLElement>('[data-find]')].map((place) => {
    const chapter = place.closest<HTMLElement>('section.chapter')
    const kind = place.dataset['find'] ?? ''
    const title = headingOf(place)
    const from = [kindNames[kind] ?? kind, chapter?.dataset['title'], title]
    const id = place.id || (chapter?.id ?? '')
    return {
      id,
      kind,
      chapter: place.dataset['subject'] ?? chapter?.id,
      text: textOf(place),
      former: formerOf(place),
      why: kind === 'page' ? undefined : whyOf(place),
      from: [...new Set(from.filter(Boolean))].join(', '),
      // A whole page has many days and reasons, and none of its own.
      changed: kind === 'page' ? '' : (place.querySelector('.changed-on')?.textContent ?? ''),
      title: place.dataset['named'] ?? `${chapter?.dataset['title'] ?? ''} ${title}`,
      asked: [...(asked[id] ?? []), ...(place.dataset['asked']?.split('|') ?? [])],
      proves: place.dataset['proves']?.split(' ') ?? [],
    }
  })
}

/** Of the table or the group of facts that it stands in. */
function headingOf(place: HTMLElement): string {
  const heading = place.closest('.case-table, .facts-group')?.querySelector('h3')
  return heading ? wordsIn(heading) : ''
}

function textOf(place: HTMLElement): string {
  const says = place.dataset['says']
  if (says !== undefined) return says
  return place instanceof HTMLTableRowElement ? rowWords(place) : wordsIn(place)
}

const formerOf = ({ dataset: { was, is = '', number } }: HTMLElement): FormerText | undefined =>
  was === undefined ? undefined : { was, is, number }

/** Shown apart from what it is the reason for. */
function whyOf(place: HTMLElement): string | undefined {
  const why = place.querySelector<HTMLElement>('.why')
  return why === null ? undefined : wordsIn(why)
}

/** Each cell with the name of its column, so that it is clear what an amount is. */
const rowWords = (row: HTMLTableRowElement): string =>
  [...row.cells]
    .filter((cell) => !cell.matches('.verdict, .link'))
    .map((cell) => ({ label: cell.dataset['label'] ?? '', text: wordsIn(cell) }))
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => (['', 'id', 'case'].includes(label) ? text : `${label}: ${text}`))
    .join(' · ')

function wordsIn(place: HTMLElement): string {
  const copy = place.cloneNode(true) as HTMLElement
  for (const aside of copy.querySelectorAll(
    'details, svg, .machine-words, .mark, .source, .changed-on, .proofs, .anchor, .why',
  ))
    aside.remove()
  for (const block of copy.querySelectorAll('dt, li, p, h4, q')) block.append(' ')
  return copy.textContent.replace(/\s+/g, ' ').trim()
}

export function startSearch(): void {
  const box = found('question', HTMLInputElement)
  const results = found('found', HTMLElement)
  let index: SearchIndex<Place> | undefined
  let chapter = location.hash
  const look = () => {
    index ??= indexOf(places())
    show(answersTo(index, box.value), box.value, index)
    hideChapters()
    document.title = `${box.value} - Save rulebook`
    results.hidden = false
    scrollTo(0, 0)
  }
  /** Each letter changes the same entry of the browser's history. */
  const ask = () => {
    const isAsked = questionIn(location.hash) !== undefined
    if (box.value.trim() === '') {
      if (isAsked) history.replaceState(null, '', chapter || '#overview')
      if (!results.hidden) showChapter()
      return
    }
    if (!isAsked) chapter = location.hash
    const address = addressOf(box.value)
    if (isAsked) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    look()
  }
  const follow = () => {
    const asked = questionIn(location.hash)
    // Without a question in the address a chapter is shown: Back has the address with the question.
    box.value = asked ?? ''
    if (asked !== undefined) look()
  }
  addEventListener('hashchange', follow)
  box.addEventListener('input', ask)
  box.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    ask()
    results.querySelector('a')?.focus()
  })
  follow()
}

function show(answers: readonly Answer<Place>[], typed: string, index: SearchIndex<Place>): void {
  const [best] = answers
  const { question, misspellings } = readAs(typed, index)
  // A text that was changed has said them.
  const unknown = best?.thing.former === undefined ? unknownWordsIn(question, index) : []
  found('found-count', HTMLElement).textContent = [
    best?.thing.former === undefined ? correctedInWords(misspellings) : '',
    unknownInWords(unknown),
    best && isOnlyNearest(best.fit, question, unknown, missingWordsIn(question, best, index))
      ? 'Nothing here answers that well; the nearest:'
      : countWords(answers.length),
  ]
    .filter((text) => text !== '')
    .join(' ')
  found('found-list', HTMLElement).replaceChildren(...answers.slice(0, most).map(line))
}

function countWords(count: number): string {
  if (count === 0) return 'Nothing says that. Try fewer or other words.'
  if (count === 1) return '1 answer'
  return count > most ? `The best ${most} of ${count} answers` : `${count} answers, the best first`
}

/** The rule, with its matching cases below it. */
const line = ({ thing, rows }: Answer<Place>): HTMLElement =>
  element(
    'li',
    {},
    ...linkTo(thing),
    ...(rows.length === 0
      ? []
      : [
          element(
            'ul',
            { class: 'found-rows' },
            ...rows.slice(0, mostRows).map((row) => element('li', {}, ...linkTo(row))),
          ),
        ]),
  )

const linkTo = ({ id, from, changed, text, why }: Place): readonly HTMLElement[] => [
  element('small', { class: 'source' }, [from, changed].filter(Boolean).join(' · ')),
  element('a', { href: `#${id}` }, text),
  ...(why === undefined ? [] : [element('p', { class: 'why' }, why)]),
]
