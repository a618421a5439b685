/** Readers mark what they have read; the file that says so is made here, and sent nowhere. */
import { signOffName } from '../../model/sign-off/sign-off-entry.ts'
import { downloadText } from '../cases/download.ts'
import { element, found } from '../elements.ts'
import { keepMarks, keptMarks, type Marks } from './marks-kept.ts'
import { type SignOffData, signedFile } from './signed-file.ts'

export function startSignOff(): void {
  const data: SignOffData = JSON.parse(found('sign-off-data', HTMLScriptElement).textContent)
  // A changed rate ends a mark, too.
  const versions = Object.fromEntries(
    Object.entries(data.versions).map(([id, version]) => [
      id,
      version + JSON.stringify(data.rates[id] ?? {}),
    ]),
  )
  const marks: Marks = keptMarks(versions)
  const list = element('p', { role: 'status' })
  const name = element('input', { id: 'reader', autocomplete: 'name', value: marks.by })
  const said = element('p', { role: 'status' })
  const changed = () => {
    list.replaceChildren(...markedWords([...marks.ids]))
    said.textContent = ''
    keepMarks(marks, versions)
  }
  const save = element('button', { type: 'submit', class: 'button' }, `Download ${signOffName}`)
  const form = element(
    'form',
    { class: 'signing' },
    list,
    element('div', { class: 'try-field' }, element('label', { for: 'reader' }, 'Your name'), name),
    element('p', {}, save),
    said,
  )
  name.addEventListener('input', () => {
    marks.by = name.value
    changed()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const by = marks.by.trim()
    const isReady = by !== '' && marks.ids.size > 0
    if (isReady)
      downloadText(
        signOffName,
        signedFile(data, { by, ids: [...marks.ids], on: today() }),
        'text/yaml',
      )
    said.textContent = isReady
      ? `Downloaded. Now put ${signOffName} into the folder docs of the repository, or send it to somebody who does.`
      : 'Mark what you have read, and enter your name.'
  })
  found('signing', HTMLElement).replaceChildren(form)
  for (const place of document.querySelectorAll<HTMLElement>('.requirements > li'))
    if (data.versions[place.id] !== undefined) offer(place, marks, changed)
  // A chapter without requirements is read as a whole.
  for (const chapter of document.querySelectorAll<HTMLElement>('.chapter'))
    if (data.versions[chapter.id] !== undefined) offer(chapter, marks, changed)
  changed()
}

/** The button below a requirement, or at the head of a chapter. */
function offer(place: HTMLElement, { ids }: Marks, changed: () => void): void {
  const button = element('button', { type: 'button', class: 'mark-read' })
  const line = element('p', { class: 'source read-line' }, button)
  const next = element('a', { href: '#sign-off' }, 'Sign what you have marked')
  const show = () => {
    const isMarked = ids.has(place.id)
    button.textContent = isMarked ? 'Not read after all' : 'I have read this'
    button.setAttribute('aria-label', `${button.textContent}: ${place.id}`)
    line.replaceChildren(...(isMarked ? ['Marked as read. ', next, '. ', button] : [button]))
  }
  button.addEventListener('click', () => {
    if (!ids.delete(place.id)) ids.add(place.id)
    show()
    button.focus()
    changed()
  })
  show()
  const after =
    place.querySelector(':scope > .standing ~ .read-by') ??
    place.querySelector(':scope > .standing')
  const proofs = place.querySelector('.proofs')
  if (after !== null) after.after(line)
  else if (proofs !== null) proofs.before(line)
  else place.append(line)
}

const markedWords = (ids: readonly string[]): readonly (Node | string)[] =>
  ids.length === 0
    ? ['You have marked nothing yet.']
    : [
        'You have marked ',
        ...ids.flatMap((id, at) => [
          ...(at === 0 ? [] : [', ']),
          element('a', { href: `#${id}` }, id),
        ]),
        '.',
      ]

/** 'YYYY-MM-DD' where the reader is. */
function today(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
