/**
 * A server that does nothing by itself: the schedule decides when a call takes effect,
 * and when, whether and how its answer comes.
 */
import {
  type Account,
  accountOf,
  basketJson,
  type MemberName,
  memberJson,
  totalsOf,
} from './accounts.ts'
import {
  type CallKind,
  emptyTellsNothing,
  isMoney,
  isTruth,
  kindOf,
  type Truth,
  type Verdict,
} from './calls.ts'
import { effects, refusals } from './effects.ts'
import { jsonAnswer, responseTo } from './responses.ts'
import { restOfTheServer } from './rest-of-the-server.ts'

/** Who is signed in, in all tabs of the browser, until someone else is or the server forgets. */
export interface Session {
  readonly id: number
  readonly member: MemberName
  isAlive: boolean
}

export interface Call {
  readonly id: number
  readonly kind: CallKind
  readonly page: number
  readonly session: Session | undefined
  readonly body: Readonly<Record<string, unknown>>
  readonly path: string
  /** What was done or seen: the later answer says so, whatever has happened since. */
  said?: { readonly status: number; readonly json: unknown }
  isOver: boolean
}

export interface Listener {
  sent(call: Call): void
  /** It was done, or looked up, at this moment. */
  tookEffect(call: Call, account: Account): void
  /** What its page heard about it; nothing when it stopped listening. */
  heard(call: Call, verdict: Verdict | undefined): void
}

export class ScriptedServer {
  readonly accounts: Readonly<Record<MemberName, Account>> = {
    Priya: accountOf('Priya'),
    Sam: accountOf('Sam'),
  }
  session: Session | undefined
  #sessions = 0
  /** Calls that no page waits for any more may still take effect. */
  readonly calls: Call[] = []
  #waiting = new Map<number, (verdict: Verdict) => void>()
  #listener: Listener

  constructor(listener: Listener) {
    this.#listener = listener
  }

  signIn(member: MemberName): void {
    this.#sessions += 1
    this.session = { id: this.#sessions, member, isAlive: true }
  }

  cookie = (): string => (this.session ? `XSRF-TOKEN=token-${this.session.id}` : '')

  /** The calls that can still take effect or be answered, oldest first. */
  open = (isWanted: (kind: CallKind) => boolean): readonly Call[] =>
    this.calls.filter(({ kind, isOver }) => !isOver && isWanted(kind))

  /** The `fetch` of one page. */
  fetchOf =
    (page: number): typeof fetch =>
    async (input, init = {}) => {
      const url = new URL(String(input))
      const { method = 'GET', body, signal } = init
      const kind = kindOf(method, url)
      const json = typeof body === 'string' ? JSON.parse(body) : {}
      if (url.pathname === '/api/Login') this.signIn(memberOf(json))
      if (kind === undefined) return jsonAnswer(200, restOfTheServer(url.pathname))
      const call: Call = {
        id: this.calls.length + 1,
        kind,
        page,
        session: this.session,
        body: json,
        path: url.pathname,
        isOver: false,
      }
      this.calls.push(call)
      const answer = new Promise<Response>((resolve, reject) => {
        this.#waiting.set(call.id, (verdict) => {
          if (verdict === 'lost') reject(new TypeError('network error'))
          else resolve(responseTo(call, verdict))
        })
        signal?.addEventListener('abort', () => this.#stopListening(call, reject), { once: true })
      })
      this.#listener.sent(call)
      return answer
    }

  #stopListening(call: Call, reject: (why: unknown) => void): void {
    if (!this.#waiting.delete(call.id)) return
    // Data looked up for nobody does not matter; a money call may still be carried out.
    if (!isMoney(call.kind)) call.isOver = true
    this.#listener.heard(call, undefined)
    reject(new DOMException('aborted', 'AbortError'))
  }

  /** The page is gone: nobody hears an answer, and a sent call may still be carried out. */
  pageIsGone(page: number): void {
    this.#hangUp(page)
  }

  /** The same for a page that is still shown: the browser tells it that its calls are lost. */
  cutOff(page: number): void {
    for (const hear of this.#hangUp(page)) hear('lost')
  }

  /** Who would have heard the answers. */
  #hangUp(page: number): readonly ((verdict: Verdict) => void)[] {
    return this.calls.flatMap((call) => {
      const hear = call.page === page ? this.#waiting.get(call.id) : undefined
      if (hear === undefined) return []
      this.#waiting.delete(call.id)
      if (!isMoney(call.kind)) call.isOver = true
      this.#listener.heard(call, undefined)
      return [hear]
    })
  }

  isAwaited = (call: Call): boolean => this.#waiting.has(call.id)

  takeEffect(call: Call): void {
    const { session, kind } = call
    if (call.said || call.isOver || !session?.isAlive || kind === 'logout') return
    const account = this.accounts[session.member]
    call.said = {
      status: 200,
      json: isTruth(kind) ? lookUp(kind, account) : effects[kind](account, call.body, call.path),
    }
    this.#listener.tookEffect(call, account)
  }

  /** Ends a call, and answers it if anyone still waits. */
  end(call: Call, wanted: Verdict): void {
    if (call.isOver) return
    const verdict = this.#possible(call, wanted)
    const isDone = verdict === 'empty' && !emptyTellsNothing(call.kind)
    if (verdict === 'good' || isDone) this.takeEffect(call)
    if (verdict === 'good' && call.kind === 'logout' && call.session) call.session.isAlive = false
    if (verdict === 'refused' && isMoney(call.kind) && call.session)
      call.said = refusals[call.kind](this.accounts[call.session.member])
    call.isOver = true
    const answer = this.#waiting.get(call.id)
    this.#waiting.delete(call.id)
    if (!answer) return
    answer(verdict)
    this.#listener.heard(call, verdict)
  }

  /**
   * A server does not refuse what it has done, and does nothing for a visitor who is not signed in.
   */
  #possible(call: Call, wanted: Verdict): Verdict {
    const isDone = call.said !== undefined
    if (!isDone && !call.session?.isAlive && wanted !== 'lost') return 'unauthorised'
    const isRefusal = wanted === 'refused' || wanted === 'unauthorised' || wanted === 'forbidden'
    if (isDone && isRefusal) return 'broken'
    return wanted
  }
}

const memberOf = ({ email = '' }: { readonly email?: string }): MemberName => {
  const member = (['Priya', 'Sam'] as const).find((name) => email.startsWith(name.toLowerCase()))
  if (member === undefined) throw new Error(`Nobody signs in as '${email}'.`)
  return member
}

const lookUp = (truth: Truth, account: Account): unknown => {
  if (truth === 'member') return memberJson(account)
  if (truth === 'basket') return basketJson(account)
  return { total: totalsOf(account)[truth] / 100 }
}
