import type { JourneyName } from '../journeys/journey.ts'
import { openShell } from '../journeys/shell.ts'
import type { Subject } from '../subjects.ts'
import type { Browser } from './browser.ts'
import { MemoryStorage } from './memory-storage.ts'
import { isToProvider, resultAt, screenAt, showNext } from './next-pages.ts'
import { Page } from './page.ts'
import type { Plant } from './plant.ts'
import type { Server } from './server.ts'
import { type Place, ShownTab } from './shown-tab.ts'

export interface TabWorld {
  readonly browser: Browser
  readonly server: Server
  readonly subject: Subject
  readonly plant: Plant | undefined
  readonly follower: TabFollower
}

/** Follows where a tab goes. */
export interface TabFollower {
  loaded(page: Page, tab: Tab): void
  /** The page has closed, or sleeps for good, with everything it waited for. */
  pageGone(page: Page): void
  /** The member leaves a screen, or the portal opens the result of this journey. */
  screenLeft(tab: Tab, resultOf: JourneyName | undefined): void
}

export class Tab extends ShownTab {
  readonly #world: TabWorld
  #history: Place[] = []
  #leaveNext: () => void = () => undefined

  constructor(number: number, world: TabWorld) {
    super(number, world.subject)
    this.#world = world
  }

  async load(): Promise<void> {
    const { browser, server, plant, follower } = this.#world
    const begin = (page: Page, start: () => Page['running']) => {
      browser.documents.push(page)
      browser.running = page
      follower.loaded(page, this)
      return start()
    }
    const page = new Page(this.number, { server, storage: this.storage, plant }, begin)
    this.page = page
    await this.do(() => {
      openShell(page)
      this.#open(this.place)
    })
  }

  /** The page disappears without notice, so its screens don't close. */
  unload(): void {
    const page = this.page ?? this.asleep
    if (page === undefined) return
    this.#world.server.hangUp(page)
    this.#world.follower.pageGone(page)
    page.running.portal.stop()
    this.#world.browser.close(page)
    Object.assign(this, { screen: undefined, page: undefined, asleep: undefined })
  }

  async reload(): Promise<void> {
    this.unload()
    await this.load()
  }

  close(): void {
    this.unload()
    this.storage = new MemoryStorage()
    this.place = 'main'
  }

  /** Goes to another site. The page stops (`main.tsx`), and stays in the back/forward cache. */
  sleep(): void {
    const { page } = this
    if (page === undefined) return
    this.#world.browser.running = page
    page.window.dispatchEvent(new Event('pagehide'))
    page.isFrozen = true
    page.running.portal.stop()
    this.#world.server.freeze(page)
    this.#world.browser.locks.freeAllOf(page)
    this.#world.follower.pageGone(page)
    Object.assign(this, { screen: undefined, page: undefined, asleep: page })
  }

  /** Returns from there. The waiting answers arrive first, then the page reloads (`start-page.tsx`). */
  async wake(): Promise<void> {
    const { asleep } = this
    if (asleep === undefined) return
    await this.#world.browser.thaw(asleep)
    await this.reload()
  }

  async go(to: Place): Promise<void> {
    if (to === this.place) return
    await this.do(() => {
      this.#history.push(this.place)
      this.#leaveFor(to)
    })
  }

  async back(): Promise<void> {
    await this.do(() => this.#leaveFor(this.#history.pop() ?? 'elsewhere'))
  }

  /** The slow browser finally opens the payment provider. */
  arrive(): void {
    if (this.page?.wishes.some(isToProvider)) this.unload()
  }

  /** The member requests another page while this one is still shown. Some browsers end its calls at once. */
  async toBeLeft(): Promise<void> {
    const { page } = this
    if (page === undefined) return
    await this.do(() => {
      page.window.dispatchEvent(new Event('beforeunload'))
      for (const answer of this.#world.server.hangUp(page)) answer('lost')
    })
  }

  /** Runs code of this tab's page, renders the screen, and sends the browser to a requested page. */
  async do(code: () => void): Promise<void> {
    await this.#world.browser.run(this.page, code)
    await this.follow()
  }

  async follow(): Promise<void> {
    const { page } = this
    if (page === undefined || page.isFrozen) return
    // One page may open another, for example if the member may not see it.
    for (let round = 0; round < 2; round += 1) {
      this.#world.browser.running = page
      if (this.isExpired) this.screen?.keep()
      this.screen?.drawn()
      if (!page.wishes.some((navigation) => !isToProvider(navigation))) return
      await this.#followWishes(page)
      if (this.page !== page) return
    }
  }

  async #followWishes(page: Page): Promise<void> {
    const navigations = page.wishes.filter((navigation) => !isToProvider(navigation))
    page.wishes.splice(0, page.wishes.length, ...page.wishes.filter(isToProvider))
    for (const navigation of navigations) {
      if (this.page !== page) return
      if (navigation.action === 'reload') await this.reload()
      else if (navigation.action === 'go') this.unload()
      else
        await this.#world.browser.run(page, () =>
          this.#goTo(navigation.path.toLowerCase(), navigation.action),
        )
    }
  }

  #goTo(path: string, method: 'open' | 'replace'): void {
    this.#history.push(this.place)
    this.#leaveFor(this.#placeOf(screenAt[path]), resultAt[`${method} ${path}`])
  }

  #leaveFor(to: Place, resultOf?: JourneyName): void {
    this.#world.follower.screenLeft(this, resultOf)
    this.#open(to)
    if (this.page) this.#leaveNext = showNext(this.page, resultOf)
  }

  #open(place: Place): void {
    this.screen?.close()
    this.#leaveNext()
    this.#leaveNext = () => undefined
    this.place = place
    const { page } = this
    const screen = page && this.journey?.open(page)
    this.screen = screen && { ...screen, ...this.#world.plant?.screen?.(screen, page) }
    if (page) page.journey = this.journey?.name
  }

  #placeOf(name: JourneyName | undefined): Place {
    const { main, beside } = this.subject
    if (name === main.name) return 'main'
    return name !== undefined && name === beside?.name ? 'beside' : 'elsewhere'
  }
}
