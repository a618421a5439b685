import { markPaths } from '../src/logo/mark.ts'
import { markFile } from './mark-file.ts'

export { markFile, markPaths }

/** The parts of the look that a page without script uses: files, read as they are. */
const source = new URL('../src/', import.meta.url)

/** In order; the order of the layers is at the head of the first. */
export const staticSheets: readonly URL[] = [
  'tokens/tokens.css',
  'tokens/font.css',
  'tokens/base.css',
  'tokens/layout.css',
  'logo/logo.css',
  'skip-link/skip-link.css',
  'top-bar/top-bar.css',
  'footer/footer.css',
  'back-link/back-link.css',
  'button/button.css',
  'form/form.css',
  'field/field.css',
  'select/select.css',
  'checkbox/checkbox.css',
  'notice/notice.css',
  'prose/prose.css',
  'outcome/outcome.css',
  'entries/entries.css',
  'tokens/states.css',
  'tokens/print.css',
].map((name) => new URL(name, source))

/** Beside them, for pages that list facts. */
export const factsSheet = new URL('facts/facts.css', source)

export const fontFile = new URL('tokens/fonts/bricolage-latin.woff2', source)
