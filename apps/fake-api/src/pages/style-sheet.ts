import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { documentFilesPlace, shellPolicy } from '@save/domain/shell'
import { type Entity, entityOf } from '../http/entity.ts'
import { assetHeaders } from '../http/security-headers.policy.ts'
import { mediaTypeOf } from '../portal/media-type.policy.ts'

/** The look of the product, read as the files that it is; a page outside the app runs no script. */
const look = new URL('../../../../packages/ui/src/', import.meta.url)

/** The order of the layers stands at the head of the first. */
const sheets = [
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
] as const

/** Beside them, for the pages of the control. */
const controlSheets = [
  new URL('facts/facts.css', look),
  new URL('../worlds/page/control.css', import.meta.url),
]

export interface PageLook {
  readonly styleSheet: string
  readonly controlSheet: string
  readonly font: string
  readonly icon: string
  /** By their addresses, which carry their versions. */
  readonly files: ReadonlyMap<string, Entity>
}

let known: PageLook | undefined

/** One style sheet for all pages outside the app, and the files it names; read once. */
export function pageLook(): PageLook {
  known ??= readPageLook(`${shellPolicy.basePath}/${documentFilesPlace}`)
  return known
}

function readPageLook(folder: string): PageLook {
  const files = new Map<string, Entity>()

  const add = (name: string, content: string | Uint8Array): string => {
    const version = createHash('sha256').update(content).digest('base64url').slice(0, 8)
    const address = `${folder}/${name.replace(/(\.\w+)$/, `-${version}$1`)}`
    const entity = entityOf(content, {
      type: mediaTypeOf(name) ?? '',
      cacheControl: 'public, max-age=31536000, immutable',
      headers: assetHeaders,
      effort: 9,
      isTagged: false,
    })
    files.set(address.toLowerCase(), entity)
    return address
  }

  const addFile = (file: URL): string =>
    add(file.pathname.slice(file.pathname.lastIndexOf('/') + 1), readFileSync(file))

  const css = sheets.map((sheet) => {
    const file = new URL(sheet, look)
    return readFileSync(file, 'utf8')
      .replace(/@import[^;]*;/g, '')
      .replace(/url\("(\.[^"]+)"\)/g, (_, name: string) => `url("${addFile(new URL(name, file))}")`)
  })

  const controlCss = controlSheets.map((file) => readFileSync(file, 'utf8'))

  return {
    controlSheet: add('control.css', shortened(controlCss.join('\n'))),
    styleSheet: add('pages.css', shortened(css.join('\n'))),
    font: addFile(new URL('tokens/fonts/bricolage-latin.woff2', look)),
    icon: add('mark.svg', mark),
    files,
  }
}

const shortened = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};])\s*/g, '$1')
    .trim()

/** The mark for the browser's tab, in the light theme's green and marigold. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0f4a34" d="M8 0h16a8 8 0 0 1 8 8v5.6A18.4 18.4 0 0 0 13.6 32H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z"/><path fill="#f5b335" d="M16.3 32A15.7 15.7 0 0 1 32 16.3V24a8 8 0 0 1-8 8z"/></svg>`
