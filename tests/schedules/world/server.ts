/**
 * A server that does nothing automatically: the schedule decides when a call takes effect, and when, whether and how it
 * is answered. A call that nobody waits for, or without a usable answer, may take effect for a minute.
 */
import { type Account, accountOf, type MemberName } from './accounts.ts'
import type { Browser, BrowserDocument } from './browser.ts'
import { type CallKind, isMoney, isTruth, kindOf, type Verdict } from './calls.ts'
import { effects, jsonAnswer, refusals, restOfTheServer } from './effects.ts'
import { lookUp, memberOf, responseTo } from './responses.ts'

/** The logged-in member in all tabs of the browser, until another one logs in or the server forgets them. */
export interface Session {
  readonly id: number
  readonly member: MemberName
  isAlive: boolean
}

export interface Call {
  readonly id: number
  readonly kind: CallKind
  readonly document: BrowserDocument
  readonly session: Session | undefined
  readonly body: Readonly<Record<string, unknown>>
  readonly path: string
  readonly key: string | undefined
  /** The result at the time of the effect. A later answer repeats it, even if things have changed. */
  result?: { readonly status: number; readonly json: unknown }
  /** True if neither an effect nor an answer is possible any more. */
  isOver: boolean
}

export interface Listener {
  sent(call: Call): void
  /** The call took effect, or was looked up, at this moment. */
  tookEffect(call: Call, account: Account): void
  /**
   * The answer that its document receives. `undefined` if it has stopped listening.
   * @param isSure nobody has logged in since it was sent, so it is about the member of the current session
   */
  heard(call: Call, verdict: Verdict | undefined, isSure: boolean): void
}

/** How long, in ms, a call without a usable answer may take effect. */
export const latest = 60_000

const leaveItOpen: readonly Verdict[] = ['lost', 'gateway', 'garbled', 'empty']

export class Server {
  readonly accounts: Readonly<Record<MemberName, Account>> = {
    Priya: accountOf('Priya'),
    Sam: accountOf('Sam'),
  }
  session: Session | undefined
  #calls: Call[] = []
  #sent = 0
  #sessions = 0
  #waiting = new Map<Call, (verdict: Verdict) => void>()
  readonly #browser: Browser
  readonly #listener: Listener

  constructor(browser: Browser, listener: Listener) {
    this.#browser = browser
    this.#listener = listener
  }

  logIn(member: MemberName): void {
    this.#sessions += 1
    this.session = { id: this.#sessions, member, isAlive: true }
  }

  cookie = (): string => (this.session ? `XSRF-TOKEN=token-${this.session.id}` : '')

  /** The calls that can still take effect or be answered, the newest first. */
  open(isWanted: (kind: CallKind) => boolean): readonly Call[] {
    this.#calls = this.#calls.filter(({ isOver }) => !isOver)
    return this.#calls.filter(({ kind }) => isWanted(kind)).toReversed()
  }

  isAwaited = (call: Call): boolean => this.#waiting.has(call)

  /** The `fetch` of one document. */
  fetchOf =
    (document: BrowserDocument): typeof fetch =>
    async (input, init = {}) => {
      const url = new URL(String(input))
      const { method = 'GET', body, signal, headers } = init
      const kind = kindOf(method, url)
      const json = typeof body === 'string' ? JSON.parse(body) : {}
      if (url.pathname === '/api/Login') this.logIn(memberOf(json))
      if (kind === undefined) return jsonAnswer(200, restOfTheServer(url.pathname))
      this.#sent += 1
      const call: Call = {
        ...{ id: this.#sent, kind, document, session: this.session, body: json },
        ...{ path: url.pathname, isOver: false },
        key: new Headers(headers).get('Idempotency-Key') ?? undefined,
      }
      this.#calls.push(call)
      const answer = new Promise<Response>((resolve, reject) => {
        this.#waiting.set(call, (verdict) => {
          if (verdict === 'lost') reject(new TypeError('network error'))
          else resolve(responseTo(call, verdict))
        })
        signal?.addEventListener('abort', () => {
          if (!this.#stopListening(call)) return
          this.#listener.heard(call, undefined, false)
          reject(new DOMException('aborted', 'AbortError'))
        })
      })
      this.#listener.sent(call)
      return answer
    }

  /** Nobody receives the answers to this document's calls. */
  hangUp(document: BrowserDocument): readonly ((verdict: Verdict) => void)[] {
    return [...this.#waiting].flatMap(([call, answer]) =>
      call.document === document && this.#stopListening(call) ? [answer] : [],
    )
  }

  /** Nobody waits for this document's money calls any more, so they take effect within a minute. */
  freeze(document: BrowserDocument): void {
    for (const call of this.#waiting.keys())
      if (call.document === document && isMoney(call.kind)) this.#leaveOpen(call)
  }

  takeEffect(call: Call): void {
    const { session, kind } = call
    if (call.result || call.isOver || !session?.isAlive || kind === 'logout') return
    const account = this.accounts[session.member]
    call.result = {
      status: 200,
      json: isTruth(kind) ? lookUp(kind, account) : effects[kind](account, call.body, call.path),
    }
    this.#listener.tookEffect(call, account)
  }

  /** Ends a call, and answers it if anybody waits for it. */
  async end(call: Call, wanted: Verdict): Promise<void> {
    if (call.isOver) return
    const verdict = this.#possible(call, wanted)
    // The body of such an answer gives no outcome, even for a success.
    const isDone = verdict === 'empty' && (call.kind === 'order' || call.kind === 'voucher')
    if (verdict === 'good' || isDone) this.takeEffect(call)
    if (verdict === 'good' && call.kind === 'logout' && call.session) call.session.isAlive = false
    if (verdict === 'refused' && isMoney(call.kind) && call.session)
      call.result = refusals[call.kind](this.accounts[call.session.member])
    if (leaveItOpen.includes(verdict)) this.#leaveOpen(call)
    else call.isOver = true
    const answer = this.#waiting.get(call)
    this.#waiting.delete(call)
    if (!answer) return
    await this.#browser.run(call.document, () => {
      answer(verdict)
      this.#listener.heard(call, verdict, call.session === this.session)
    })
  }

  #stopListening(call: Call): boolean {
    if (!this.#waiting.delete(call)) return false
    this.#leaveOpen(call)
    return true
  }

  /** A money call may take effect for another minute. A read that nobody waits for is over at once. */
  #leaveOpen(call: Call): void {
    if (isMoney(call.kind))
      this.#browser.after(latest, () => {
        call.isOver = true
      })
    else call.isOver = true
  }

  /** A server doesn't refuse what it has done, and does nothing for a visitor who isn't logged in. */
  #possible(call: Call, wanted: Verdict): Verdict {
    const isDone = call.result !== undefined
    const mayBeLost = wanted === 'lost' || wanted === 'gateway'
    if (!isDone && !call.session?.isAlive && !mayBeLost) return 'unauthorised'
    const isRefusal = wanted === 'refused' || wanted === 'unauthorised' || wanted === 'forbidden'
    if (isDone && isRefusal) return 'broken'
    return wanted
  }
}
