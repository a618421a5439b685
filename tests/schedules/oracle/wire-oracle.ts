/** What the oracle records about requests, and checks at once. */
import { Violation } from '../invariants.ts'
import type { Account } from '../world/accounts.ts'
import type { Browser } from '../world/browser.ts'
import { callEndings, isMoney, isTruth, type MoneyKind, type Verdict } from '../world/calls.ts'
import type { Call, Listener } from '../world/server.ts'
import { Editions, pounds } from './editions.ts'
import { type CallRecord, type Ending, History, type Press } from './history.ts'
import { wrongsWithSending } from './sending.ts'

export class WireOracle implements Listener {
  readonly history = new History()
  /** What happened, in words. */
  readonly log: string[] = []
  /** The number of times that a form was filled in. */
  fillings = 0
  protected readonly browser: Browser
  protected readonly presses: Press[] = []
  readonly #keys = new Set<string>()
  readonly editions = new Editions()
  #events = 0
  /** The running machine would swallow an error, so we throw it at the next check. */
  protected found: Violation | undefined

  constructor(browser: Browser) {
    this.browser = browser
  }

  /** In ms. Later events always have a later time. */
  protected get now(): number {
    this.#events += 1
    return this.browser.now + this.#events * 1e-6
  }

  protected find(violation: Violation | undefined): void {
    this.found ??= violation
  }

  sent({ id, kind, document: page, session, body, path, key }: Call): void {
    const tab = this.history.pages.get(page)?.tab.number ?? 0
    const sentAt = this.now
    if (isTruth(kind)) this.history.reads.push({ id, truth: kind, page, sentAt })
    if (!isMoney(kind)) return
    const about = body['transferValue'] ?? body['amount'] ?? body['SalarySacrificeAmount']
    const record: CallRecord = {
      ...{ id, kind, page, tab, path, sentAt, isAcknowledged: false },
      member: session?.member,
      about: aboutOf(kind === 'cancel' ? body['ChoiceId'] : about),
    }
    this.log.push(`  → tab ${tab} sends ${kind} (call ${id})`)
    for (const wrong of wrongsWithSending(this.history, this.presses, this.#keys, key, record))
      this.find(wrong)
    if (key !== undefined) this.#keys.add(key)
    this.history.calls.push(record)
  }

  tookEffect({ id, kind }: Call, account: Account): void {
    this.editions.note(account)
    const read = this.history.reads.find((read) => read.id === id)
    if (read) read.lookedUpAt = this.now
    const call = this.history.calls.find((call) => call.id === id)
    if (!call) return
    const order = account.orders.at(-1)
    call.edition = account.edition
    call.doneAt = this.now
    if (kind === 'place' && order) {
      const lines = order.lines.map(({ vendor, amount }) => `${vendor} ${pounds(amount)}`)
      call.order = { lines: lines.join(', '), total: pounds(order.totals.credit) }
      const [ordered, offered] = [`${call.order.lines} for ${call.order.total}`, call.press?.offer]
      if (ordered !== offered)
        this.find(new Violation(6, `${ordered} is ordered, and ${offered} was shown.`))
    }
    this.log.push(`  ✓ call ${id}, ${kind}, is done for ${account.name}`)
  }

  heard(call: Call, verdict: Verdict | undefined, isSure: boolean): void {
    const { id, kind, document: page, session } = call
    const endedAt = this.now
    const of = this.history.pages.get(page)
    const read = this.history.reads.find((read) => read.id === id)
    if (read) Object.assign(read, { endedAt, isGood: verdict === 'good' })
    // If somebody has logged in since the page sent it, the answer may be about another member.
    const isOwnerRead = kind === 'member' && verdict === 'good' && isSure
    if (isOwnerRead && session && of && of.owner === undefined)
      Object.assign(of, { owner: session.member, ownerKnownAt: endedAt })
    this.history.notice(endedAt)
    if (kind === 'logout' && verdict !== 'good' && of) of.loggedOutAt = undefined
    const record = this.history.calls.find((one) => one.id === id)
    if (!record || !isMoney(kind) || record.ending !== undefined) return
    record.endedAt = endedAt
    record.ending = endingOf(kind, verdict)
    record.bringsMember = verdict === 'good' && (kind === 'card' || kind === 'cancel')
    const ending = verdict ? callEndings[verdict] : 'no longer awaited'
    this.log.push(`  ← call ${id}, ${kind}, of tab ${record.tab} is ${ending}`)
  }
}

function endingOf(kind: MoneyKind, verdict: Verdict | undefined): Ending {
  switch (verdict) {
    case 'good':
      return 'made'
    case 'refused':
    case 'unauthorised':
    case 'forbidden':
      return 'failed'
    case 'broken':
      return 'broken'
    case 'empty':
      // The specification gives no body for these two answers.
      return kind === 'order' || kind === 'voucher' ? 'made' : 'open'
    default:
      return 'open'
  }
}

const aboutOf = (value: unknown): string | undefined =>
  value === undefined ? undefined : String(value)
