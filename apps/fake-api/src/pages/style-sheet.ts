import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { documentFilesPlace, shellPolicy } from '@save/domain/shell'
import { factsSheet, fontFile, markFile, staticSheets } from '@save/ui/build/static-pages'
import { type Entity, entityOf } from '../http/entity.ts'
import { assetHeaders } from '../http/security-headers.policy.ts'
import { mediaTypeOf } from '../portal/media-type.policy.ts'

/** For the control's pages, in addition to the common sheets. */
const controlSheets = [factsSheet, new URL('../worlds/page/control.css', import.meta.url)]

export interface PageLook {
  readonly styleSheet: string
  readonly controlSheet: string
  readonly font: string
  readonly icon: string
  /** The files by address. Each address contains its file's version. */
  readonly files: ReadonlyMap<string, Entity>
}

let cachedLook: PageLook | undefined

/** Style sheets for the pages outside the app and for the control's pages, with their files. Read once. */
export function pageLook(): PageLook {
  cachedLook ??= readPageLook(`${shellPolicy.basePath}/${documentFilesPlace}`)
  return cachedLook
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

  const css = staticSheets.map((file) =>
    readFileSync(file, 'utf8')
      .replace(/@import[^;]*;/g, '')
      .replace(
        /url\("(\.[^"]+)"\)/g,
        (_, name: string) => `url("${addFile(new URL(name, file))}")`,
      ),
  )

  const controlCss = controlSheets.map((file) => readFileSync(file, 'utf8'))

  return {
    controlSheet: add('control.css', shortened(controlCss.join('\n'))),
    styleSheet: add('pages.css', shortened(css.join('\n'))),
    font: addFile(fontFile),
    icon: add('mark.svg', markFile),
    files,
  }
}

const shortened = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .trim()
