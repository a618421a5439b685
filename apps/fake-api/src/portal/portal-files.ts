import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostPage } from '@save/domain/shell'
import { type Entity, entityOf } from '../http/entity.ts'
import { assetHeaders, type InlineHashes } from '../http/security-headers.policy.ts'
import { takesConfiguration } from './host-page.rules.ts'
import { mediaTypeOf } from './media-type.policy.ts'
import { HostTrouble } from './portal-build.ts'

/** The built portal. Files are found in a table of names, so no address can reach outside it. */
export interface PortalFiles {
  /** A file by its path below the base in any letter case, such as '/assets/index-1a2b.js'. */
  find(path: string): Entity | undefined
  /** The built page for this path, or the shared one if it has none of its own. */
  hostPage(page: HostPage): string
  readonly hashes: InlineHashes
}

/**
 * Reads the whole build, so that it stays consistent while the next build replaces the files. Throws `HostTrouble` if
 * it lacks a required file.
 */
export function readPortalFiles(folder: string): PortalFiles {
  const files = new Map<string, Entity>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = `/${name.replaceAll('\\', '/')}`.toLowerCase()
    if (isServed(path)) files.set(path, readFileEntity(folder, name, path))
  }
  const pages = readHostPages(folder)

  return {
    find: (path) => files.get(path.toLowerCase()),
    hostPage: (page) => pages[page] ?? pages.index,
    hashes: readHashes(folder),
  }
}

/** Source maps are for developers only, and host pages have their own routes. */
const isServed = (path: string): boolean =>
  mediaTypeOf(path) !== undefined && !path.endsWith('.html') && path !== '/csp.json'

function readFileEntity(folder: string, name: string, path: string): Entity {
  const file = join(folder, name)
  const copy = (suffix: string) =>
    existsSync(file + suffix) ? Uint8Array.from(readFileSync(file + suffix)) : undefined
  const [br, gzip] = [copy('.br'), copy('.gz')]
  const isImmutable = path.startsWith('/assets/')

  return entityOf(readFileSync(file), {
    type: mediaTypeOf(path) ?? '',
    cacheControl: isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    headers: assetHeaders,
    isTagged: !isImmutable,
    coded: { ...(br && { br }), ...(gzip && { gzip }) },
  })
}

function readHostPages(folder: string): Partial<Record<HostPage, string>> & { index: string } {
  const read = (page: HostPage): string => {
    const html = readFileSync(join(folder, `${page}.html`), 'utf8')
    if (takesConfiguration(html)) return html
    throw new HostTrouble(
      `${page}.html has no place for the page configuration: build the portal again (npm run build).`,
    )
  }
  const special = (['login', 'dashboard'] as const)
    .filter((page) => existsSync(join(folder, `${page}.html`)))
    .map((page) => [page, read(page)] as const)
  return { index: read('index'), ...Object.fromEntries(special) }
}

function readHashes(folder: string): InlineHashes {
  const file = join(folder, 'csp.json')
  if (!existsSync(file)) return { styleHashes: [], scriptHashes: [] }
  const { styleHashes, scriptHashes = [] } = JSON.parse(readFileSync(file, 'utf8')) ?? {}
  if (!areHashes(styleHashes) || !areHashes(scriptHashes))
    throw new HostTrouble(
      'csp.json of the built portal has no valid styleHashes and scriptHashes: build the portal again (npm run build).',
    )
  return { styleHashes, scriptHashes }
}

const areHashes = (hashes: unknown): hashes is readonly string[] =>
  Array.isArray(hashes) && hashes.every((hash) => /^sha\d{3}-[\w+/=]+$/.test(hash))
