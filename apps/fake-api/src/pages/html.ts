/** A piece of a page. Whatever is put into an `html` text is escaped, unless it is one itself. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Piece = string | Html | undefined | false | readonly (string | Html)[]

export const html = (texts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(texts.map((text, place) => text + written(pieces[place])).join(''))

function written(piece: Piece): string {
  if (piece === undefined || piece === false) return ''
  if (typeof piece === 'string') return escaped(piece)
  if (piece instanceof Html) return piece.text
  return piece.map(written).join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
