/**
 * Sees both ends of the connection, every page and every press, and names the broken invariant. Uses none of the
 * portal's code.
 */
import { Violation } from '../invariants.ts'
import type { JourneyName } from '../journeys/journey.ts'
import type { BrowserDocument } from '../world/browser.ts'
import type { Page } from '../world/page.ts'
import type { Tab, TabFollower } from '../world/tab.ts'
import { type CallRecord, journeyOf } from './history.ts'
import { unreported } from './reporting.ts'
import { secretIn } from './secrets.ts'
import { type Sight, wrongBasket, wrongFigure, wrongOrder } from './showing.ts'
import { TypedText } from './typed-text.ts'
import { WireOracle } from './wire-oracle.ts'
import { isSaidAtFoot, wrongWords } from './words.ts'

export class Oracle extends WireOracle implements TabFollower {
  readonly #typed = new TypedText(this.history)

  loaded(page: Page, tab: Tab): void {
    this.history.pages.set(page, { tab, wokeAt: 0 })
  }

  pageGone(page: Page): void {
    const record = this.history.pages.get(page)
    for (const call of this.history.calls)
      if (call.page === page && call.ending === undefined)
        Object.assign(call, { endedAt: this.now, ending: 'cut off' })
    this.history.notice(this.now)
    for (const read of this.history.reads) if (read.page === page) read.endedAt ??= this.now
    if (record) this.#typed.pageGone(record.tab, this.now)
    this.log.push(`  the page in tab ${page.tab} is gone`)
  }

  /** Nobody is left to learn the outcomes of its calls, and no typed text is left. */
  tabClosed(tab: Tab): void {
    for (const call of this.history.calls) if (call.tab === tab.number) call.isAcknowledged = true
    this.#typed.isTooOld(tab)
  }

  /** The page may read again before it repeats what it has shown. */
  thawed(page: BrowserDocument): void {
    const record = this.history.pages.get(page)
    if (record) record.wokeAt = this.now
    for (const call of this.history.calls) if (call.shownOn === page) call.shownOn = undefined
    this.history.notice(this.now)
  }

  jumped(): void {
    this.history.jumpedAt = this.now
    this.#typed.isTooOld()
  }

  loggingOut(page: BrowserDocument): void {
    const record = this.history.pages.get(page)
    if (record) record.loggedOutAt = this.now
    this.#typed.isTooOld()
  }

  /** A press, and what the screen showed at that moment. */
  pressed(tab: Tab): void {
    const { page, journey, screen } = tab
    const seen = screen?.see()
    if (!page || !journey || !seen) return
    const { isOffered, isUnread, offer, declared } = seen
    // A button to read again replaces a submit button whose figures are unknown.
    if (isOffered || isUnread) this.#acknowledge(tab)
    this.presses.push({
      ...{ at: this.now, page, tab: tab.number, journey: journey.name, wasOffered: isOffered },
      ...{ offer, declared, sent: new Set() },
    })
  }

  typed(tab: Tab, text: string): void {
    if (tab.screen?.see().typed !== text) return
    this.#typed.isTyped(tab, text)
    this.#acknowledge(tab)
  }

  screenLeft(tab: Tab, resultOf: JourneyName | undefined): void {
    this.#acknowledge(tab)
    const last = this.history.calls.findLast(
      (call) => call.tab === tab.number && journeyOf[call.kind] === resultOf,
    )
    if (last) last.isAcknowledged = true
    this.#typed.isTooOld(tab)
  }

  /** The member continues from a page that shows how a call ended. */
  #acknowledge({ page }: Tab): void {
    for (const call of this.history.calls)
      if (page !== undefined && call.saidBy === page) call.isAcknowledged = true
  }

  /** The member closes the messages at the foot of the page. */
  closed(tab: Tab): void {
    const sight = this.#sightOf(tab)
    if (!sight) return
    for (const call of this.#endedIn(sight))
      if (isSaidAtFoot(sight, call)) call.isAcknowledged = true
  }

  #endedIn({ tab, owner }: Sight): readonly CallRecord[] {
    return this.history.of(owner).filter((call) => call.tab === tab && call.ending !== undefined)
  }

  /** What a member sees in a tab. `undefined` if its page is closed, covered, frozen or has no member yet. */
  #sightOf(tab: Tab): Sight | undefined {
    const { page, journey, screen, foot, isCovered } = tab
    const owner = page && this.history.pages.get(page)?.owner
    if (!page || !owner || isCovered || page.isFrozen) return undefined
    return {
      ...{ page, tab: tab.number, owner, foot, now: this.now },
      ...{ journey: journey?.name, seen: screen?.see() },
    }
  }

  look(tab: Tab): void {
    const sight = this.#sightOf(tab)
    for (const storage of [tab.storage, this.browser.localStorage]) this.find(secretIn(storage))
    if (sight) this.#judge(tab, sight)
    if (this.found) throw this.found
  }

  #judge(tab: Tab, sight: Sight): void {
    const { seen } = sight
    for (const figure of [...tab.shellFigures, ...(seen?.figures ?? [])])
      this.find(wrongFigure(this.history, this.editions, sight, figure))
    this.find(wrongWords(this.history, this.presses, sight))
    this.find(unreported(this.history, this.presses, sight))
    if (seen?.order) this.find(wrongOrder(this.history, sight, seen.order))
    if (seen) this.find(wrongBasket(this.history, this.editions, sight, seen))
    this.find(this.#typed.wrongIn(tab, sight))
    for (const call of this.#endedIn(sight))
      if (call.kind === 'cancel' && call.about && seen?.cancelled?.includes(call.about))
        call.isAcknowledged = true
  }

  /** Checks the end, with everything answered and a journey's screen open in this tab. */
  judgeEnd(tab: Tab): void {
    const { seen, foot = [] } = this.#sightOf(tab) ?? {}
    const isEnough =
      seen !== undefined &&
      (seen.isOffered ||
        seen.isUnread ||
        seen.sentences.length + foot.length > 0 ||
        seen.says === 'why' ||
        seen.cancelled?.includes(seen.offer ?? '') === true)
    if (!isEnough)
      throw new Violation(14, `Tab ${tab.number} offers nothing, and does not say why.`)
  }
}
