/** Shows of "What changed" only what has some words. */

import { element } from './elements.ts'

/** There is none in a short comparison. */
export function startFilteringChanges(): void {
  const filter = document.getElementById('change-filter')
  const input = filter?.querySelector('input')
  const output = filter?.querySelector('output')
  if (filter == null || input == null || output == null) return
  filter.hidden = false
  input.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    const shown = groups().map((group) => filterGroup(group, words))
    filterChangelog(words)
    const count = shown.reduce((sum, some) => sum + some, 0)
    const of = shown.filter((some) => some > 0).length
    output.value = words.length === 0 ? '' : `${count} shown, in ${of} of ${shown.length} groups`
  })
}

const groups = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.change-group'),
]

/** How many of its changes are shown. Each word may stand in the heading of the group, too. */
function filterGroup(group: HTMLElement, words: readonly string[]): number {
  const heading = group.querySelector('h2')?.textContent ?? ''
  let count = 0
  for (const list of group.querySelectorAll<HTMLElement>('ul.changes')) {
    const items = [...list.children].filter((item) => item instanceof HTMLElement)
    for (const item of items) item.hidden = !hasAll(`${heading} ${item.textContent}`, words)
    const own = items.filter(({ hidden }) => !hidden).length
    count += own
    list.hidden = own === 0
    const above = headingAbove(list)
    if (above !== undefined) above.hidden = own === 0
    if (words.length > 0 && own > 0) openAbove(list)
  }
  group.hidden = count === 0
  const link = document.querySelector(`.change-contents a[href="#${group.id}"]`)
  const entry = link?.closest('li')
  if (entry != null) {
    entry.hidden = count === 0
    sayHowMany(entry, words.length === 0 ? '' : `; ${count} shown`)
  }
  return count
}

/** Behind how many changes of each kind a group has. */
function sayHowMany(entry: Element, text: string): void {
  const said =
    entry.querySelector('.how-many') ?? entry.appendChild(element('span', { class: 'how-many' }))
  said.textContent = text
}

function filterChangelog(words: readonly string[]): void {
  const changelog = document.getElementById('changelog')
  if (changelog === null) return
  const entries = [...changelog.querySelectorAll<HTMLElement>('li, p')]
  for (const entry of entries) entry.hidden = !hasAll(entry.textContent, words)
  changelog.hidden = entries.every(({ hidden }) => hidden)
}

const hasAll = (text: string, words: readonly string[]): boolean => {
  const plain = text.toLowerCase()
  return words.every((word) => plain.includes(word))
}

/** The heading of its kind, above it or above what it is folded in. */
function headingAbove(list: HTMLElement): HTMLElement | undefined {
  const folded = list.parentElement?.matches('details') ? list.parentElement : undefined
  for (const start of [list, folded])
    for (let above = start?.previousElementSibling; above; above = above.previousElementSibling) {
      if (above.matches('h3') && above instanceof HTMLElement) return above
      if (above.matches('ul.changes')) return undefined
    }
  return undefined
}

function openAbove(list: HTMLElement): void {
  for (let around = list.closest('details'); around; ) {
    around.open = true
    around = around.parentElement?.closest('details') ?? null
  }
}
