/** One load of the portal: the real root over the scripted server, in one document of the browser. */
import { httpClient, httpPorts, leavingOf } from '@save/api-adapter/http'
import { isWanting, type ResourceRef, resourceOf } from '@save/domain/kernel'
import { type Connect, type RunningPortal, startPortal } from '@save/domain/portal'
import type { BrowserPort } from '@save/domain/shell'
import { exampleConfiguration } from '@save/domain/testing/examples'
import { logIn } from '@save/domain/testing/log-in'
import { browserTab } from '@save/portal/memory/tab-memory'
import { type JourneyName, secrets } from '../journeys/journey.ts'
import type { MemberName } from './accounts.ts'
import { BrowserDocument } from './browser.ts'
import type { MemoryStorage } from './memory-storage.ts'
import type { Plant, PortalParts } from './plant.ts'
import type { Server } from './server.ts'

export const origin = 'https://save.example'

/** The portal's requests to the browser, in order. */
export type Navigation =
  | { readonly action: 'go'; readonly href: string }
  | { readonly action: 'reload' }
  | { readonly action: 'open'; readonly path: string }
  | { readonly action: 'replace'; readonly path: string }

export class Page extends BrowserDocument {
  readonly running: RunningPortal
  readonly wishes: Navigation[] = []
  readonly tab: number
  readonly wire: typeof fetch
  /** The journey whose screen is open. */
  journey: JourneyName | undefined

  /** Runs as this document's code, so the document must be the running one. */
  constructor(
    tab: number,
    {
      server,
      storage,
      plant,
    }: { server: Server; storage: MemoryStorage; plant: Plant | undefined },
    begin: (page: Page, start: () => RunningPortal) => RunningPortal,
  ) {
    super(storage, [10, 40, 900][tab - 1] ?? 40)
    this.tab = tab
    const browser: BrowserPort = {
      goTo: (href) => void this.wishes.push({ action: 'go', href }),
      goToForGood: (href) => void this.wishes.push({ action: 'go', href }),
      reload: () => void this.wishes.push({ action: 'reload' }),
      openPath: (path) => void this.wishes.push({ action: 'open', path }),
      replacePath: (path) => void this.wishes.push({ action: 'replace', path }),
    }
    this.wire = server.fetchOf(this)
    const options = {
      origin,
      fetch: plant?.fetch?.(this.wire, this) ?? this.wire,
      readCookie: server.cookie,
      earlyAnswers: { take: () => undefined, forget: () => undefined },
      whenLost: leavingOf(this.window),
    }
    const connect: Connect = (reports) => httpPorts(httpClient({ ...options, ...reports }))
    this.running = begin(this, () => {
      const tab = browserTab()
      const shared = { ...tab.shared, ...plant?.shared?.(tab.shared, this) }
      const usual: PortalParts = { ...tab, shared }
      const parts = { ...usual, ...plant?.parts?.(usual, this) }
      return startPortal(connect, browser, exampleConfiguration, parts)
    })
  }

  get context() {
    return this.running.portal.getSnapshot().context
  }

  get ledger() {
    return this.context.ledger
  }

  get outcomes() {
    return this.context.outcomes
  }

  get resources() {
    const { resources, families } = this.context
    const total = (of: 'credit' | 'debit') => resourceOf(families.total, of)
    return { ...resources, creditTotal: total('credit'), debitTotal: total('debit') }
  }

  /** Adds a reader, so that missing, stale or failed data is read. */
  read<Value>(resource: ResourceRef<Value>): () => void {
    const ask = () => resource.send({ type: 'resource.needed' })
    ask()
    const subscription = resource.subscribe((snapshot) => {
      if (isWanting(snapshot)) ask()
    })
    return () => subscription.unsubscribe()
  }

  /** Logs in through the overlay, which reloads the page. */
  logIn(as: MemberName): void {
    const { ports, browser } = this.running
    const email = `${as.toLowerCase()}@example.com`
    logIn(ports.session, browser, { email, password: secrets.password })
  }
}
