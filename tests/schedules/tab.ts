import { boughtVouchers } from '@save/domain/checkout'
import { type Outcome, type OwnCalls, unreported } from '@save/domain/ledger'
import { hasSessionExpired, isLoggingOut } from '@save/domain/portal'
import { requestedTransfers } from '@save/domain/withdrawal'
import { orderedChoice } from './journeys/benefits.ts'
import type { Journey, JourneyName, Screen } from './journeys/journey.ts'
import { openShell } from './journeys/shell.ts'
import type { Place } from './steps.ts'
import type { Subject } from './subjects.ts'
import type { Witness } from './witness/witness.ts'
import { Page, type Wish } from './world/page.ts'
import type { ScriptedServer } from './world/scripted-server.ts'
import { TabStorage } from './world/tab-storage.ts'
import { settled, type VirtualClock } from './world/virtual-clock.ts'

interface TabInput {
  readonly subject: Subject
  readonly server: ScriptedServer
  readonly clock: VirtualClock
  readonly witness: Witness
}

/** The browser's tab: the page in it, where the member is on that page, and where it goes. */
export class Tab {
  readonly storage = new TabStorage()
  /** None: at the login, or at the payment provider. */
  page: Page | undefined
  screen: Screen | undefined
  place: Place = 'main'
  readonly #in: TabInput
  #pages = 0
  #history: Place[] = []
  #leaveNext: () => void = () => undefined

  constructor(input: TabInput) {
    this.#in = input
  }

  get journey(): Journey | undefined {
    const { main, beside } = this.#in.subject
    if (this.place === 'main') return main
    return this.place === 'beside' ? beside : undefined
  }

  /** The login is over the page. */
  get isExpired(): boolean {
    const snapshot = this.page?.running.portal.getSnapshot()
    return snapshot !== undefined && hasSessionExpired(snapshot)
  }

  /** The login or the logout is over the page. */
  get isCovered(): boolean {
    const snapshot = this.page?.running.portal.getSnapshot()
    return snapshot !== undefined && (hasSessionExpired(snapshot) || isLoggingOut(snapshot))
  }

  /** What the foot of the page reports. */
  reported(): readonly Outcome[] {
    const reported = this.page ? unreported(this.page.outcomes.getSnapshot().context) : []
    return this.screen?.foot?.(reported) ?? reported
  }

  load(): void {
    this.#pages += 1
    this.page = new Page(this.#pages, this.#in.server, this.storage)
    openShell(this.page)
    this.open(this.place)
  }

  /** The page is gone without notice, so no screen is closed in it. */
  unload(): void {
    const { page } = this
    if (page === undefined) return
    this.screen = undefined
    this.page = undefined
    page.end()
    this.#in.clock.forgetTimers()
    this.#in.witness.pageGone(page.id)
  }

  reload(): void {
    this.unload()
    this.load()
  }

  go(to: Place): void {
    this.#history.push(this.place)
    this.open(to)
  }

  back(): void {
    this.open(this.#history.pop() ?? 'elsewhere')
  }

  open(place: Place): void {
    this.screen?.close()
    this.#leaveNext()
    this.#leaveNext = () => undefined
    this.place = place
    this.screen = this.page && this.journey?.open(this.page)
    if (this.journey) this.#in.witness.opened(this.journey.name)
  }

  /** The browser, slow until now, leaves for the payment provider. */
  arrive(): void {
    if (this.page?.wishes.some(isToProvider)) this.unload()
  }

  /** Lets everything follow, draws the screens, and sends the browser where it is asked to go. */
  async settle(): Promise<void> {
    await settled()
    if (this.isExpired) this.#keepTyped()
    await this.#followWishes()
    this.screen?.drawn()
    await this.#followWishes()
  }

  #keepTyped(): void {
    const { witness } = this.#in
    const seen = this.screen?.see()
    const owner = this.page && witness.history.owners.get(this.page.id)
    if (seen?.isThere && seen.typed !== undefined && this.journey && owner)
      witness.typed.isCovered(this.journey.name, seen.typed, owner)
    this.screen?.keep()
  }

  async #followWishes(): Promise<void> {
    const { page } = this
    if (page === undefined || page.wishes.length === 0) return
    const wishes = page.wishes.filter((wish) => !isToProvider(wish))
    page.wishes.splice(0, page.wishes.length, ...page.wishes.filter(isToProvider))
    for (const wish of wishes) this.#follow(wish)
    await settled()
  }

  #follow(wish: Wish): void {
    if (wish.wish === 'reload') this.reload()
    else if (wish.wish === 'go') this.unload()
    else this.#goTo(wish.path.toLowerCase(), wish.wish)
  }

  #goTo(path: string, how: 'open' | 'replace'): void {
    // A member who may not be on a page leaves it differently from one who is done there.
    const taken = takenBy[`${how} ${path}`]
    if (taken) this.#in.witness.taken(taken, this.isExpired)
    // The page with the form is no longer offered, and its typed text goes with it.
    else if (how === 'replace') this.#in.witness.typed.isNotOffered()
    this.go(this.#placeOf(screenAt[path]))
    if (this.page) this.#leaveNext = showNext(this.page, taken)
  }

  #placeOf(name: JourneyName | undefined): Place {
    const { main, beside } = this.#in.subject
    if (name === main.name) return 'main'
    return name !== undefined && name === beside?.name ? 'beside' : 'elsewhere'
  }
}

/** The thank-you and the basket say that a call was made, until they are left. */
function showNext({ outcomes }: Page, taken: JourneyName | undefined): () => void {
  const own = taken && nextPages[taken]
  if (own === undefined) return () => undefined
  outcomes.send({ type: 'page.opened', own, isSaying: true })
  return () => outcomes.send({ type: 'page.closed', own })
}

const nextPages: Partial<Readonly<Record<JourneyName, OwnCalls>>> = {
  order: { call: 'salarySacrificeOrder', about: String(orderedChoice), isNext: true },
  voucher: boughtVouchers,
  bank: requestedTransfers,
}

const isToProvider = (wish: Wish): boolean =>
  wish.wish === 'go' && wish.href.startsWith('https://pay.example/')

/** Where a finished call takes the member: that tells them. */
const takenBy: Readonly<Record<string, JourneyName>> = {
  'replace /choice/salarysacrifice/thankyou': 'order',
  'open /checkout': 'voucher',
  'open /myaccount': 'bank',
}

const screenAt: Readonly<Record<string, JourneyName>> = {
  '/checkout': 'checkout',
  '/myaccount': 'card',
  '/withdrawviabank': 'bank',
}
