import type { Book, Chapter } from './book/book.schema.ts'

/** The pages that aren't chapters; the first needs no hash. */
export const pages = ['overview', 'rates', 'proof', 'changes'] as const

type PageName = (typeof pages)[number]

/** A page, and the id of an element on it. */
export type LinkTarget = (
  | { readonly page: PageName; readonly chapter?: undefined }
  | { readonly page: 'chapter'; readonly chapter: Chapter }
) & { readonly anchor?: string }

export interface Links {
  /** The id of the element that shows this part of the book. Its link is '#' and the id. */
  readonly anchorOf: (part: object) => string
  /** The page and part that a hash links to, without its '#'. */
  readonly targetOf: (hash: string) => LinkTarget | undefined
}

/** The kinds of parts in a chapter, in the order of its page. */
export const chapterParts = [
  'requirements',
  'decisions',
  'tables',
  'rules',
  'figures',
  'sentences',
  'machines',
  'tests',
] as const

/** The anchor for one kind of part in a chapter: 'withdrawal/tables'. */
export const partsAnchor = (chapter: Chapter, kind: (typeof chapterParts)[number]): string =>
  `${chapter.key}/${kind}`

/**
 * Gives every part of a book a permanent address: a number ('BANKW-07'), a name, the hyphenated
 * title of a table or test, or the names of a machine and its state. A repeated address gets '-2',
 * '-3' …
 */
export function linksOf(book: Book): Links {
  const targets = new Map<string, LinkTarget>(pages.map((page) => [page, { page }]))
  const anchors = new Map<object, string>()
  targets.set('', { page: 'overview' })

  for (const chapter of book.chapters) {
    targets.set(chapter.key, { page: 'chapter', chapter })
    for (const kind of chapterParts) {
      const anchor = partsAnchor(chapter, kind)
      targets.set(anchor, { page: 'chapter', chapter, anchor })
    }
  }
  for (const { rate } of book.rates) targets.set(rate, { page: 'rates', anchor: rate })
  for (const rate of book.rates) anchors.set(rate, rate.rate)

  for (const chapter of book.chapters)
    for (const [part, name] of namedParts(chapter)) {
      const anchor = freeName(name, targets)
      anchors.set(part, anchor)
      targets.set(anchor, { page: 'chapter', chapter, anchor })
    }

  return {
    anchorOf: (part) => anchors.get(part) ?? '',
    targetOf: (hash) => targets.get(hash),
  }
}

function* namedParts(chapter: Chapter): Generator<readonly [part: object, name: string]> {
  for (const part of [...chapter.requirements, ...chapter.decisions]) yield [part, part.id]
  for (const part of chapter.tables) yield [part, inHyphens(part.title)]
  for (const part of [...chapter.rules, ...chapter.figures, ...chapter.sentences])
    yield [part, part.name]
  for (const machine of chapter.machines) {
    yield [machine, machine.name]
    for (const part of [...machine.states, ...machine.events])
      yield [part, `${machine.name}.${part.name}`.replaceAll(/\s+/g, '-')]
  }
  for (const part of chapter.tests) yield [part, inHyphens(part.title)]
}

/** 'Which buttons are there?' becomes 'which-buttons-are-there'. */
const inHyphens = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${name}-${count}`
    if (!taken.has(free)) return free
  }
}
