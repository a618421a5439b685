import { randomBytes } from 'node:crypto'
import type { Catalogue } from '@save/api-adapter/memory'
import { drawArt } from './art/draw-art.ts'
import { readDataFile, removeLeftovers } from './data/data-file.ts'
import { Keeper } from './data/keeper.ts'
import { type Keepable, restore, snapshotOf } from './data/snapshot.ts'
import { type CatalogueSize, makeCatalogue } from './demonstration/seed/catalogue.ts'
import type { Host } from './host.ts'
import { pageHeaders, strictTransport } from './http/security-headers.policy.ts'
import { pageLook } from './pages/style-sheet.ts'
import { readPortalFiles } from './portal/portal-files.ts'
import { AntiForgery } from './session/anti-forgery.ts'
import { Sessions } from './session/sessions.ts'
import { Visitors } from './session/visitors.ts'
import { type Waiting, waiting } from './worlds/waiting.ts'
import { Worlds } from './worlds/worlds.ts'

export interface HostOptions {
  /** The folder with the built portal; without it only the API and the pages outside the app are served. */
  readonly portalFolder?: string | undefined
  /** True if it offers the control page and worlds by name, which is the default. */
  readonly isDevelopment?: boolean
  /** True if a proxy in front of the host uses https. */
  readonly isHttps?: boolean
  /** Makes a world's content. Tests use a small one. */
  readonly makeCatalogue?: (seed: number, size?: Partial<CatalogueSize>) => Catalogue
  /** An SVG for a path such as '/images/retailers/1061.svg'. */
  readonly drawArt?: (path: string) => string | undefined
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** The file that stores worlds and sessions across restarts. */
  readonly dataFile?: string | undefined
  /** Waits out the delays of faults. Tests use shorter ones. */
  readonly waiting?: Waiting
}

export function createHost(options: HostOptions): Host {
  const { isDevelopment = true, isHttps = false, now = Date.now, portalFolder } = options
  const portal = portalFolder === undefined ? undefined : readPortalFiles(portalFolder)
  const worlds = new Worlds({
    makeCatalogue: options.makeCatalogue ?? makeCatalogue,
    now,
  })
  const sessions = new Sessions(now)
  const antiForgery = new AntiForgery(randomBytes(32))
  const keepable = { worlds, sessions, antiForgery, now }
  return {
    ...keepable,
    keeper: options.dataFile === undefined ? undefined : keeperOf(keepable, options.dataFile),
    visitors: new Visitors({ sessions, worlds, antiForgery, isDevelopment, isHttps }),
    portal,
    look: pageLook(),
    drawArt: options.drawArt ?? drawArt,
    pageHeaders: {
      ...pageHeaders(portal?.hashes.styleHashes ?? [], portal?.hashes.scriptHashes),
      ...(isHttps && strictTransport),
    },
    isDevelopment,
    isHttps,
    waiting: options.waiting ?? waiting,
  }
}

/** Restores the file's content, and keeps the file up to date. */
function keeperOf(keepable: Keepable, path: string): Keeper {
  const content = readDataFile(path)
  if (content !== undefined) restore(keepable, path, content)
  removeLeftovers(path)
  return new Keeper(path, () => snapshotOf(keepable))
}
