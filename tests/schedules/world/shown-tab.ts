import { sentenceOf, unreported } from '@save/domain/ledger'
import { hasSessionExpired, isLoggingOut } from '@save/domain/portal'
import type { Figure, Journey, Screen } from '../journeys/journey.ts'
import { shellFigures } from '../journeys/shell.ts'
import type { Subject } from '../subjects.ts'
import { MemoryStorage } from './memory-storage.ts'
import type { Page } from './page.ts'

/** Where the member is: on the journey's page, on a neighbouring journey's page, or on a page without a journey. */
export type Place = 'main' | 'beside' | 'dashboard' | 'elsewhere'

/** A tab of the browser: its page, the member's place there, and where it goes. */
export class ShownTab {
  readonly number: number
  /** The tab's session storage, which outlives its pages. */
  storage = new MemoryStorage()
  /** `undefined` if the tab is closed, at the login, at the payment provider, or at another site. */
  page: Page | undefined
  /** The page that the member left for another site. The browser keeps it, and may wake it. */
  asleep: Page | undefined
  screen: Screen | undefined
  place: Place = 'main'
  readonly subject: Subject

  constructor(number: number, subject: Subject) {
    this.number = number
    this.subject = subject
  }

  get journey(): Journey | undefined {
    const { main, beside } = this.subject
    if (this.place === 'main') return main
    return this.place === 'beside' ? beside : undefined
  }

  /** True if the login covers the page. */
  get isExpired(): boolean {
    return this.page !== undefined && hasSessionExpired(this.page.running.portal.getSnapshot())
  }

  /** True if the login or the logout covers the page. */
  get isCovered(): boolean {
    const snapshot = this.page?.running.portal.getSnapshot()
    return snapshot !== undefined && (hasSessionExpired(snapshot) || isLoggingOut(snapshot))
  }

  /** The messages about calls at the foot of the page. */
  get foot(): readonly string[] {
    const reported = this.page ? unreported(this.page.outcomes.getSnapshot().context) : []
    return reported.flatMap((outcome) => sentenceOf(outcome) ?? [])
  }

  /** The figures of the frame around the screens. */
  get shellFigures(): readonly Figure[] {
    return this.page ? shellFigures(this.page, this.place) : []
  }

  /** The member closes the messages at the foot of the page. */
  closeMessages(): void {
    const { outcomes } = this.page ?? {}
    outcomes?.send({ type: 'outcomes.closed', closed: unreported(outcomes.getSnapshot().context) })
  }
}
