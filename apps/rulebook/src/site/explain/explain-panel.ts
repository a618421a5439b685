import { element, found } from '../elements.ts'
import { exampleCases } from './example-cases.ts'
import { explain, type Subject, subjectNotes, subjects } from './explain.ts'
import type { Explanation } from './explanation.ts'

/** Paste what the server sent or write figures down, and see what each screen shows, with the rule behind it. */
export function startExplaining(): void {
  const described = { 'aria-describedby': 'explain-note' }
  const kind = element(
    'select',
    { id: 'explain-kind', ...described },
    ...subjects.map((subject) => element('option', {}, subject)),
  )
  const text = element('textarea', {
    id: 'explain-text',
    rows: '10',
    spellcheck: 'false',
    ...described,
  })
  const amount = element('input', { id: 'explain-amount', autocomplete: 'off', ...described })
  const note = element('small', { id: 'explain-note' })
  const said = element('p', { role: 'status' })
  const list = element('ul', { class: 'explanations' })

  const subject = (): Subject => subjects.find((name) => name === kind.value) ?? 'member'
  const show = () => {
    const explained = explain(subject(), text.value, amount.value)
    const isExplained = explained.is === 'explained'
    said.textContent = isExplained ? (explained.notes ?? '') : explained.says
    list.replaceChildren(...(isExplained ? explained.explanations.map(lineOf) : []))
  }
  const begin = () => {
    note.textContent = subjectNotes[subject()]
    text.value = exampleCases[subject()]
    amount.value = ''
    show()
  }
  kind.addEventListener('change', begin)
  for (const field of [text, amount]) field.addEventListener('input', show)
  begin()

  found('explaining', HTMLElement).append(
    element(
      'div',
      { class: 'try-fields' },
      fieldOf('What it is', kind),
      fieldOf('An amount, in pounds', amount),
    ),
    element(
      'label',
      { for: 'explain-text' },
      'What the server sent, or figures of it in your own words',
    ),
    note,
    text,
    said,
    list,
  )
}

const fieldOf = (label: string, control: HTMLElement): HTMLElement =>
  element('div', { class: 'try-field' }, element('label', { for: control.id }, label), control)

const lineOf = ({ what, shows, because, ids, isServers, uses = [] }: Explanation): HTMLElement =>
  element(
    'li',
    {},
    element('b', {}, what),
    ': ',
    element('span', { class: 'shows' }, shows),
    element('ol', {}, ...because.map((step) => element('li', {}, step))),
    element(
      'p',
      { class: 'source' },
      ...(isServers ? ['Only the real server decides this. '] : []),
      'The rule: ',
      ...ids.flatMap((id, index) => [
        ...(index > 0 ? [', '] : []),
        element('a', { href: `#${id}` }, id),
      ]),
      ...uses.flatMap(({ anchor, words }) => ['. ', element('a', { href: `#${anchor}` }, words)]),
    ),
  )
