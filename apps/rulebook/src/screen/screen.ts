/// <reference types="vite/client" />
/** Explains the screen that it is loaded into: which rule gives each amount, button and message. */
import { pageConfigurationId, readPageConfiguration } from '@save/api-adapter/page-configuration'
import { localDayOf } from '@save/domain/kernel'
import { pathBelowBase } from '@save/domain/shell'
import { watchAnswers } from './answers.ts'
import type { Seen } from './expected.ts'
import { findPlaces } from './find-places.ts'
import pageStyle from './page.css?inline'
import { makePanel } from './panel.ts'
import { contextsAt } from './places.ts'
import type { RulesInWords } from './rules-in-words.ts'
import { sentenceFinder } from './sentences.ts'
import { textOf } from './shown-texts.ts'

/** Filled in when the script is built. */
declare const rulesInWords: RulesInWords

const answers = watchAnswers(() => lookSoon())
const sentenceOf = sentenceFinder(rulesInWords)
const panel = makePanel(rulesInWords)
const visited: string[] = []
let marked: readonly HTMLElement[] = []

/** Screens change in several steps; the explanation follows once they rest. */
const restMs = 200
let timer: ReturnType<typeof setTimeout> | undefined

function lookSoon(): void {
  visit()
  clearTimeout(timer)
  timer = setTimeout(look, restMs)
}

/** Noted at once: a page may be left before it rests. */
function visit(): void {
  const path = pathBelowBase(location.pathname) ?? ''
  if (visited.at(-1) !== path) visited.push(path)
}

function look(): void {
  const seen = seenNow()
  if (seen === undefined) return
  const places = findPlaces(seen, contextsAt(seen.path), rulesInWords, sentenceOf)
  const now = places.map(({ element }) => element)
  for (const element of marked)
    if (!now.includes(element)) element.removeAttribute('data-explained')
  for (const element of now) element.setAttribute('data-explained', '')
  marked = now
  panel.show(places)
  // What is under a dialog can't be used; what is in the dialog can.
  const home = document.querySelector('dialog:modal') ?? document.body
  if (panel.host.parentElement !== home) home.append(panel.host)
}

function seenNow(): Seen | undefined {
  const reading = readPageConfiguration(document.getElementById(pageConfigurationId)?.textContent)
  const { pathname, search } = location
  return reading.reading === 'sound'
    ? {
        path: pathBelowBase(pathname) ?? '',
        visited: visited.slice(0, -1),
        query: [...new URLSearchParams(search)],
        answers,
        configuration: reading.configuration,
        typed,
        today: localDayOf(new Date()),
      }
    : undefined
}

function typed(name: string): string | undefined {
  const labels = [...document.querySelectorAll('label')]
  const labelled = labels.find((label) => textOf(label) === name)?.control
  if (labelled instanceof HTMLSelectElement) return labelled.value
  if (labelled instanceof HTMLInputElement)
    return labelled.type === 'checkbox' && !labelled.checked ? '' : labelled.value
  const fields = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
  const isChoice = fields.some(({ type }) => type === 'radio')
  return isChoice ? fields.find(({ checked }) => checked)?.value : fields[0]?.value
}

/** The explained place at which an event happened; the innermost of several. */
const placeAt = (target: EventTarget | null): Element | undefined =>
  target instanceof Element ? (target.closest('[data-explained]') ?? undefined) : undefined

const doesSomething = 'a[href], button:enabled, input, select, textarea, summary, label'

function start(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(pageStyle)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  new MutationObserver(lookSoon).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['disabled', 'aria-disabled', 'hidden', 'open'],
  })
  for (const event of ['input', 'change', 'popstate']) window.addEventListener(event, lookSoon)
  document.addEventListener('focusin', ({ target }) => {
    const place = placeAt(target)
    if (place !== undefined && panel.isOpen()) panel.open(place, false)
  })
  // A button keeps doing what it does when pressed; the list explains it.
  document.addEventListener('pointerup', ({ clientX, clientY, target }) => {
    const under =
      target instanceof Element && target !== document.documentElement
        ? target
        : document.elementFromPoint(clientX, clientY)
    const place = placeAt(under)
    if (place === undefined || under?.closest(doesSomething) !== null) return
    panel.open(place, true)
  })
  lookSoon()
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
