import { markPaths } from '../src/picture/mark.ts'
import { markFile } from './mark-file.ts'

export { markFile, markPaths }

/** The style sheets of pages without script, read as files. */
const source = new URL('../src/', import.meta.url)

/** In this order: the first file sets the order of the layers. */
export const staticSheets: readonly URL[] = [
  'tokens/tokens.css',
  'tokens/font.css',
  'tokens/base.css',
  'tokens/layout.css',
  'picture/picture.css',
  'link/link.css',
  'page/page.css',
  'button/button.css',
  'form/form.css',
  'field/field.css',
  'field/select.css',
  'field/checkbox.css',
  'message/notice.css',
  'prose/prose.css',
  'outcome/outcome.css',
  'figure/figure.css',
  'tokens/states.css',
  'tokens/print.css',
].map((name) => new URL(name, source))

/** An additional sheet for pages that list facts. */
export const factsSheet = new URL('card/card.css', source)

export const fontFile = new URL('tokens/fonts/bricolage-latin.woff2', source)
