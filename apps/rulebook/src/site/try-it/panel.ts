import { manyCases } from '../cases/many-cases-panel.ts'
import { element, found } from '../elements.ts'
import { rowText, type TableToTry } from './tables-to-try.ts'
import { tries } from './tries.ts'
import type { Answer, Field, TryIt, Typed } from './try-it.ts'

export function startTries(): void {
  const tables: Readonly<Record<string, TableToTry>> = JSON.parse(
    found('tables-to-try', HTMLScriptElement).textContent,
  )
  found('tries', HTMLElement).append(...tries.map((tryIt) => panel(tryIt, tables[tryIt.id])))
}

function panel(tryIt: TryIt, table: TableToTry | undefined): HTMLElement {
  const form = element(
    'form',
    { class: 'try-fields' },
    ...tryIt.fields.map((field) => fieldOf(tryIt.id, field)),
  )
  const answer = element('output', { class: 'try-answer' })
  const steps = element('ol', { class: 'try-steps' })
  const row = element('div', { class: 'try-row' })
  const work = () => {
    const worked = tryIt.answer(typedIn(form))
    answer.textContent = saysOf(tryIt, worked)
    markUnreadable(form, worked.field)
    answer.classList.toggle('is-refusal', worked.isRefusal)
    steps.replaceChildren(...worked.steps.map(stepOf))
    row.replaceChildren(...rowParts(worked, table))
  }
  form.addEventListener('input', work)
  form.addEventListener('submit', (event) => event.preventDefault())
  work()
  const heading = element('h2', {}, tryIt.title)
  return element(
    'section',
    { class: 'try', id: `try-${tryIt.id}` },
    heading,
    form,
    answer,
    steps,
    row,
    manyCases(tryIt, () => typedIn(form)),
  )
}

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** After the label of the field that can't be read. */
function saysOf({ fields }: TryIt, { says, field }: Answer): string {
  const label = fields.find(({ name }) => name === field)?.label
  return label === undefined ? says : `${label}: ${says}`
}

function markUnreadable(form: HTMLFormElement, field: string | undefined): void {
  for (const control of form.querySelectorAll('input')) {
    if (control.name === field) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
}

function fieldOf(place: string, { name, label, hint, first, options }: Field): HTMLElement {
  const id = `try-${place}-${name}`
  const described: Readonly<Record<string, string>> =
    hint === undefined ? {} : { 'aria-describedby': `${id}-hint` }
  const control =
    options === undefined
      ? element('input', {
          id,
          name,
          value: first,
          autocomplete: 'off',
          spellcheck: 'false',
          ...described,
        })
      : element(
          'select',
          { id, name, ...described },
          ...options.map((option) => optionOf(option, first)),
        )
  return element(
    'div',
    { class: first.length > mostInColumn ? 'try-field is-long' : 'try-field' },
    element('label', { for: id }, label),
    ...(hint === undefined ? [] : [element('small', { id: `${id}-hint` }, hint)]),
    control,
  )
}

/** Letters that are seen at once in a field of one column. */
const mostInColumn = 28

const optionOf = (option: string, first: string): HTMLElement =>
  element('option', option === first ? { selected: '' } : {}, option)

const stepOf = ({ what, gives }: Answer['steps'][number]): HTMLElement =>
  element('li', {}, element('span', {}, what), ' ', element('b', {}, gives))

const noRow =
  'There is no row to copy: something that you typed has no column in the table of the cases.'

function rowParts(
  { row, isRefusal }: Answer,
  table: TableToTry | undefined,
): readonly HTMLElement[] {
  if (row === undefined || table === undefined)
    return isRefusal ? [] : [element('p', { class: 'source' }, noRow)]
  const text = rowText(table, row)
  const copy = element('button', { type: 'button', class: 'button' }, 'Copy as a row for the test')
  const said = element('span', { role: 'status' })
  const written = element('pre', { tabindex: '0', role: 'group', 'aria-label': 'The row' }, text)
  copy.addEventListener('click', () => {
    void copied(text, written).then((word) => {
      said.textContent = word
    })
  })
  return [
    written,
    element('p', {}, copy, ' ', said),
    element('p', { class: 'source' }, `Its place is ${table.file}.`),
  ]
}

/**
 * A page opened as a file may have no access to the clipboard: then the row is selected, so that
 * people can copy it by hand.
 */
async function copied(text: string, written: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied.'
  } catch {
    getSelection()?.selectAllChildren(written)
    return 'The row is marked: copy it from there.'
  }
}
