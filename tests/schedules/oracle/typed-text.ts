import { Violation } from '../invariants.ts'
import type { JourneyName } from '../journeys/journey.ts'
import type { MemberName } from '../world/accounts.ts'
import type { Tab } from '../world/tab.ts'
import { type History, journeyOf } from './history.ts'
import type { Sight } from './showing.ts'

interface Typed {
  readonly tab: Tab
  readonly journey: JourneyName
  readonly text: string
  readonly member: MemberName
  /** The number of calls sent before the text was typed. */
  readonly after: number
  /** When the page under the login closed. */
  readonly goneAt?: number
}

/** How long the tab keeps typed text, in milliseconds. */
const keptMs = 15 * 60_000

/** The text typed in each form, as long as it must be kept. */
export class TypedText {
  readonly #history: History
  #typed: readonly Typed[] = []

  constructor(history: History) {
    this.#history = history
  }

  isTyped(tab: Tab, text: string): void {
    const { journey, page } = tab
    const member = page && this.#history.pages.get(page)?.owner
    if (!journey || !member) return
    const after = this.#history.calls.length
    const others = this.#typed.filter((one) => one.tab !== tab || one.journey !== journey.name)
    this.#typed = [...others, { tab, journey: journey.name, text, member, after }]
  }

  /** Allows the text to disappear, in one tab or all: the member has logged out, or the text is too old. */
  isTooOld(tab?: Tab): void {
    this.#typed = this.#typed.filter((one) => tab !== undefined && one.tab !== tab)
  }

  /** Only the text of a form under a login is kept. */
  pageGone(tab: Tab, now: number): void {
    const isKept = ({ journey, goneAt = now }: Typed) =>
      tab.isExpired && tab.journey?.name === journey && now < goneAt + keptMs
    this.#typed = this.#typed.flatMap((one) => {
      if (one.tab !== tab) return one
      return isKept(one) ? { goneAt: now, ...one } : []
    })
  }

  wrongIn(tab: Tab, { owner, journey, seen, now }: Sight): Violation | undefined {
    if (!seen?.isThere || seen.typed === undefined) return undefined
    if (seen.typed !== '' && !seen.typed.startsWith(owner))
      return new Violation(8, `${owner} finds ${seen.typed} in the form.`)
    const typed = this.#typed.find((one) => one.tab === tab && one.journey === journey)
    if (typed === undefined || this.#isSent(typed)) return undefined
    if (now > (typed.goneAt ?? now) + keptMs) return undefined
    if (typed.member === owner && typed.text === seen.typed) return undefined
    this.#typed = this.#typed.filter((one) => one !== typed)
    if (typed.member !== owner) return undefined
    return new Violation(12, `'${typed.text}' was typed, and '${seen.typed}' is there.`)
  }

  /** The text of a form whose call was made, or may have been, is no longer needed. */
  #isSent({ tab, journey, member, after }: Typed): boolean {
    return this.#history.calls
      .slice(after)
      .some(
        (call) =>
          call.tab === tab.number &&
          call.member === member &&
          journeyOf[call.kind] === journey &&
          call.ending !== 'failed',
      )
  }
}
