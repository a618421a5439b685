import type { Outcome } from '@save/domain/ledger'
import {
  billing,
  type Figure,
  type JourneyName,
  type Seen,
  type ShownOrder,
  secrets,
  type Told,
} from '../journeys/journey.ts'
import type { Account, MemberName } from '../world/accounts.ts'
import { endingOf, isMoney, isTruth, truths, type Verdict } from '../world/calls.ts'
import type { Call } from '../world/scripted-server.ts'
import { History } from './history.ts'
import { amountIn, journeyOf, type Press } from './record.ts'
import { wrongsWithSending, wrongThingsOrdered } from './sending.ts'
import { untold, wrongFigure, wrongOrder, wrongReport, wrongWords } from './telling.ts'
import { TypedText } from './typed-text.ts'
import { type InvariantNumber, invariantNumbers, Violation } from './violation.ts'

/** The checkout's form as it is kept under the login. */
const billingDraft = 'save-draft:checkout'
const { street, postcode, email } = billing
const personal = { street, postcode, email }

/** Sees every call and every screen of a schedule, and says which invariant they break. */
export class Witness {
  readonly history = new History()
  readonly typed = new TypedText(this.history)
  readonly #judged: readonly InvariantNumber[]
  /**
   * An error found while a machine runs would be swallowed there, so it is thrown at the next look.
   */
  #found: Violation | undefined

  /** `judged`: the only invariants to look for. */
  constructor(judged: readonly InvariantNumber[] = invariantNumbers) {
    this.#judged = judged
  }

  find(violation: Violation | undefined): void {
    if (violation && this.#judged.includes(violation.number)) this.#found ??= violation
  }

  /** Throws what was found. */
  report(): void {
    if (this.#found) throw this.#found
  }

  /** A screen opens: whatever it says at once is of calls before. */
  opened(journey: JourneyName): void {
    this.history.openedAt.set(journey, this.history.tick())
  }

  pressed(journey: JourneyName, { isOffered, order, offer, declared }: Seen, page: number): void {
    const { history } = this
    if (isOffered) this.find(untold(history, journey))
    const press: Press = {
      at: history.tick(),
      page,
      wasOffered: isOffered,
      // An unpaid order is shown with its own total.
      unknown: order === undefined ? truths.filter((of) => !history.isKnown(of, page)) : [],
      offer,
      declared,
      sent: new Set(),
    }
    history.presses.set(journey, press)
    if (!isOffered) return
    history.offered.set(journey, press)
    history.offeredTo.set(`${journey} ${history.owners.get(page)}`, press)
  }

  /** The second press comes before anything is drawn again. */
  pressedAgain(journey: JourneyName): void {
    const press = this.history.presses.get(journey)
    if (press)
      this.history.presses.set(journey, { ...press, at: this.history.tick(), sent: new Set() })
  }

  sent({ kind, id, page, path, session, body }: Call): void {
    const { history } = this
    const sentAt = history.tick()
    if (isTruth(kind)) history.reads.push({ id, truth: kind, page, sentAt })
    if (!isMoney(kind)) return
    const record = {
      ...{ id, kind, page, path, sentAt },
      member: session?.member,
      amount: amountIn(kind, body),
      offer: history.presses.get(journeyOf[kind])?.offer,
      isTold: false,
    }
    history.log.push(`  → the page sends ${kind} (call ${id})`)
    for (const wrong of wrongsWithSending(history, record)) this.find(wrong)
    history.money.push(record)
  }

  /** `order`: the last one that the member has placed. */
  tookEffect(call: Call, account: Account, order: ShownOrder | undefined): void {
    const record = this.history.money.find(({ id }) => id === call.id)
    if (!record) return
    record.edition = account.edition
    record.doneAt = this.history.tick()
    if (record.kind === 'place') record.order = order
    this.find(wrongThingsOrdered(this.history, record))
    this.history.log.push(`  ✓ call ${call.id}, ${call.kind}, is done for ${account.name}`)
  }

  /** `isSure`: nobody has signed in since the call was sent. No other answer makes a page its member's. */
  heard(call: Call, verdict: Verdict | undefined, isSure: boolean): void {
    const [{ id, kind, page, session }, { history }] = [call, this]
    const endedAt = history.tick()
    const read = history.reads.find((read) => read.id === id)
    if (read) Object.assign(read, { endedAt, isGood: verdict === 'good' })
    if (kind === 'member' && verdict === 'good' && isSure && session && !history.owners.has(page))
      history.owners.set(page, session.member)
    const record = history.money.find((call) => call.id === id)
    if (!record || !isMoney(kind)) return
    record.endedAt = endedAt
    record.ending = verdict === undefined ? 'unheard' : endingOf(kind, verdict)
    record.bringsMember = verdict === 'good' && (kind === 'card' || kind === 'cancel')
    history.log.push(`  ← the page gets the answer to call ${id}, ${kind}: ${verdict ?? 'nothing'}`)
  }

  /** The page is gone, and what it waited for with it. */
  pageGone(page: number): void {
    for (const record of this.history.money) {
      if (record.page !== page) continue
      if (record.ending === 'unheard') record.ending = 'cut off'
    }
    this.history.log.push(`  page ${page} is gone`)
  }

  /** A day passes, after which no page but their own remembers them. */
  dayPasses(): void {
    this.excuse()
    for (const record of this.history.money) record.isOld = true
  }

  /** Nobody will be told about the running calls: it is another member, or another day. */
  excuse(): void {
    for (const record of this.history.money) record.isTold = true
  }

  /** Only this member will still be told about the calls that their page sent. */
  excuseAllBut(member: MemberName): void {
    const { money, owners } = this.history
    for (const record of money)
      if ((owners.get(record.page) ?? record.member) !== member) record.isTold = true
  }

  lookAtFigures(figures: readonly Figure[], member: MemberName, page: number): void {
    for (const figure of figures) this.find(wrongFigure(this.history, figure, member, page))
  }

  lookAtScreen(journey: JourneyName, seen: Seen, member: MemberName): void {
    this.find(wrongWords(this.history, journey, seen, member))
    if (seen.order) this.find(wrongOrder(this.history, seen.order, member))
    if (seen.isThere) this.find(this.typed.wrongIn(journey, seen, member))
  }

  lookAtFoot(reported: readonly Outcome[], member: MemberName): void {
    for (const outcome of reported) this.find(wrongReport(this.history, outcome, reported, member))
  }

  lookAtStorage(kept: Readonly<Record<string, unknown>>): void {
    for (const [name, text] of Object.entries(kept)) {
      const never = name === billingDraft ? secrets : { ...secrets, ...personal }
      for (const [what, secret] of Object.entries(never))
        if (String(text).includes(secret))
          this.find(new Violation(9, `The ${what} is in the tab’s storage, under ${name}.`))
    }
  }

  /**
   * The portal takes the member to the call's result: the thank-you, the basket, the account.
   * Under the login nobody sees that; the thank-you is still there after it.
   */
  taken(journey: JourneyName, isCovered: boolean): void {
    const last = this.history.lastOf(journey)
    if (last && (!isCovered || journey === 'order')) last.isTold = true
  }

  stillSays(told: Told, seen: Seen | undefined): void {
    if (seen?.told !== told) this.find(new Violation(12, `${told} was told, and is gone.`))
  }

  /** At the end, with the journey's screen open and everything answered. */
  judgeEnd(
    journeys: readonly JourneyName[],
    seen: Seen | undefined,
    reported: readonly Outcome[],
  ): void {
    for (const journey of journeys) this.find(untold(this.history, journey))
    if (!seen || !(isEnoughInTheEnd(seen) || reported.length > 0))
      this.find(new Violation(12, 'Nothing is offered, and nothing is reported.'))
  }
}

const isEnoughInTheEnd = (seen: Seen): boolean =>
  seen.isOffered ||
  seen.isUnread ||
  seen.told !== 'nothing' ||
  seen.isCancelled === true ||
  seen.says === 'why'
