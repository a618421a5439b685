import { typedBy } from './journeys/journey.ts'
import type { Step } from './steps.ts'
import type { Tab } from './tab.ts'
import type { Witness } from './witness/witness.ts'
import type { MemberName } from './world/accounts.ts'
import type { ScriptedServer } from './world/scripted-server.ts'

/** What happens at the browser. */
export class Acts {
  readonly #tab: Tab
  readonly #server: ScriptedServer
  readonly #witness: Witness
  #fillings = 0

  constructor(tab: Tab, server: ScriptedServer, witness: Witness) {
    this.#tab = tab
    this.#server = server
    this.#witness = witness
  }

  /** What the member does, or somebody else at the same browser. */
  do(step: Step): void {
    const { page, isCovered } = this.#tab
    if (!this.#happens(step) && page && !isCovered) this.#actOnPage(step)
  }

  /** Things that can happen whatever is in the tab; false when an open page is needed. */
  #happens(step: Step): boolean {
    const tab = this.#tab
    switch (step.do) {
      case 'sign in':
        this.#signIn(step.as)
        return true
      case 'sign in elsewhere':
        if (tab.page) this.#server.signIn(step.as)
        this.#witness.excuse()
        return true
      case 'arrive':
        tab.arrive()
        return true
      case 'reload':
        if (tab.page) tab.reload()
        return true
      case 'back':
        // Back from the payment provider.
        if (tab.page === undefined && this.#server.session?.isAlive) tab.load()
        else return false
        return true
      default:
        return false
    }
  }

  /** What the member does on a page that nothing covers. */
  #actOnPage(step: Step): void {
    const tab = this.#tab
    switch (step.do) {
      case 'fill':
        this.#fill()
        break
      case 'press':
        this.#press(step.times)
        break
      case 'retry':
        tab.screen?.retry()
        break
      case 'go':
        tab.go(step.to)
        break
      case 'back':
        tab.back()
        break
      case 'log out':
        // Logging out leaves nothing behind.
        this.#witness.excuse()
        this.#witness.typed.isTooOld()
        tab.page?.running.portal.send({ type: 'logout.requested' })
        break
      default:
        break
    }
  }

  #signIn(as: MemberName): void {
    const tab = this.#tab
    if (tab.page !== undefined && !tab.isExpired) return
    // Nobody is told about another member's calls, or about any after a logout.
    if (tab.page === undefined) this.#witness.excuse()
    this.#witness.excuseAllBut(as)
    // Over the page through its own login; otherwise on the login page, which leads to a new one.
    if (tab.isExpired) tab.page?.logIn(as)
    else {
      this.#server.signIn(as)
      tab.reload()
    }
  }

  /** A locked form accepts nothing. */
  #fill(): void {
    const { screen, page } = this.#tab
    this.#fillings += 1
    const owner = page && this.#witness.history.owners.get(page.id)
    const text = typedBy(owner ?? 'nobody', this.#fillings)
    screen?.fill(text, 10 + (this.#fillings % 40))
    if (screen?.see().typed === text) this.#witness.typed.isTyped()
  }

  #press(times: 1 | 2): void {
    const { screen, page, journey } = this.#tab
    const seen = screen?.see()
    if (!(seen?.isThere && screen && page && journey)) return
    this.#witness.pressed(journey.name, seen, page.id)
    screen.press()
    if (times === 1) return
    this.#witness.pressedAgain(journey.name)
    screen.press()
  }
}
