/** One load of the portal's page: from its start to a reload, a logout or another site. */
import { httpClient, httpPorts, leavingOf } from '@save/api-adapter/http'
import { isWanting, type ResourceRef, resourceOf } from '@save/domain/kernel'
import {
  type Connect,
  type RunningPortal,
  type ServerPorts,
  startPortal,
} from '@save/domain/portal'
import type { BrowserPort } from '@save/domain/shell'
import { exampleConfiguration } from '@save/domain/testing/examples'
import { logIn } from '@save/domain/testing/log-in'
import { tabOutcomeMemory } from '@save/portal/drafts/outcome-memory'
import { secrets } from '../journeys/journey.ts'
import type { MemberName } from './accounts.ts'
import type { ScriptedServer } from './scripted-server.ts'
import type { TabStorage } from './tab-storage.ts'

export const origin = 'https://save.example'

/** What the portal asks of the browser, in order. */
export type Wish =
  | { readonly wish: 'go'; readonly href: string }
  | { readonly wish: 'reload' }
  | { readonly wish: 'open'; readonly path: string }
  | { readonly wish: 'replace'; readonly path: string }

export class Page {
  readonly id: number
  readonly running: RunningPortal
  /** The real adapters, without a portal around them. */
  readonly ports: ServerPorts
  readonly storage: TabStorage
  readonly wishes: Wish[] = []
  /** Where the browser says that the page is to be left. */
  readonly #window = new EventTarget()
  readonly #server: ScriptedServer

  constructor(id: number, server: ScriptedServer, storage: TabStorage) {
    this.id = id
    this.#server = server
    this.storage = storage
    const browser: BrowserPort = {
      goTo: (href) => void this.wishes.push({ wish: 'go', href }),
      goToForGood: (href) => void this.wishes.push({ wish: 'go', href }),
      reload: () => void this.wishes.push({ wish: 'reload' }),
      openPath: (path) => void this.wishes.push({ wish: 'open', path }),
      replacePath: (path) => void this.wishes.push({ wish: 'replace', path }),
    }
    const options = {
      origin,
      fetch: server.fetchOf(id),
      readCookie: server.cookie,
      earlyAnswers: { take: () => undefined, forget: () => undefined },
      whenLost: leavingOf(this.#window),
    }
    this.ports = httpPorts(httpClient(options))
    const connect: Connect = (reports) => httpPorts(httpClient({ ...options, ...reports }))
    // The portal stores its data in the page's tab.
    Object.assign(globalThis, { sessionStorage: storage })
    this.running = startPortal(connect, browser, exampleConfiguration, {
      outcomes: tabOutcomeMemory,
    })
  }

  get ledger() {
    return this.running.portal.getSnapshot().context.ledger
  }

  get outcomes() {
    return this.running.portal.getSnapshot().context.outcomes
  }

  get resources() {
    const { resources, families } = this.running.portal.getSnapshot().context
    const [creditTotal, debitTotal] = [
      resourceOf(families.total, 'credit'),
      resourceOf(families.total, 'debit'),
    ]
    return { ...resources, creditTotal, debitTotal }
  }

  /** A reader on the screen: absent, stale or failed data is read when one comes. */
  read<Value>(resource: ResourceRef<Value>): () => void {
    const ask = () => resource.send({ type: 'resource.needed' })
    ask()
    const subscription = resource.subscribe((snapshot) => {
      if (isWanting(snapshot)) ask()
    })
    return () => subscription.unsubscribe()
  }

  /** Through the login over the page, which reloads the page. */
  logIn(as: MemberName): void {
    const { ports, browser } = this.running
    const email = `${as.toLowerCase()}@example.com`
    logIn(ports.session, browser, { email, password: secrets.password })
  }

  /** Another page is asked for, and this one is still shown. */
  toBeLeft(): void {
    this.#window.dispatchEvent(new Event('beforeunload'))
    this.#server.cutOff(this.id)
  }

  end(): void {
    this.#server.pageIsGone(this.id)
    this.running.portal.stop()
  }
}
