/**
 * One browser: a clock that the schedule controls, the storage and locks that its tabs share, and the one document
 * whose code is running. It replaces the timers, the date, the storage and the window of the process.
 */
import { Locks } from './locks.ts'
import { MemoryStorage } from './memory-storage.ts'

/** One document in a tab, as the browser knows it. */
export class BrowserDocument {
  readonly window = new EventTarget()
  readonly document = Object.assign(new EventTarget(), { hidden: false })
  readonly sessionStorage: MemoryStorage
  /** How long, in ms, until this document learns what another one has stored. */
  readonly eventDelay: number
  /** True if its timers don't run and it receives nothing. */
  isFrozen = false
  isGone = false
  /** The code that runs as soon as the document wakes up. */
  readonly waiting: (() => void)[] = []

  constructor(sessionStorage: MemoryStorage, eventDelay: number) {
    this.sessionStorage = sessionStorage
    this.eventDelay = eventDelay
  }
}

interface Timer {
  readonly due: number
  readonly run: () => void
  /** Missing for the server and the browser itself. */
  readonly owner: BrowserDocument | undefined
}

const start = Date.UTC(2026, 5, 15, 9)
const { setImmediate } = globalThis
const realGlobals = Object.getOwnPropertyDescriptors(globalThis)
const realNow = Date.now
// Node's own channels would keep the process running.
Reflect.deleteProperty(globalThis, 'BroadcastChannel')

export class Browser {
  readonly locks: Locks = new Locks(this)
  readonly localStorage = new MemoryStorage((key, newValue) => this.#tellOthers(key, newValue))
  readonly documents: BrowserDocument[] = []
  /** The document whose code is running. */
  running: BrowserDocument | undefined
  #now = 0
  /** How far the wall clock is ahead of the timers' clock. */
  #ahead = 0
  #timers = new Map<number, Timer>()
  #timersSet = 0
  #shown: readonly string[] = []

  /** Milliseconds since the schedule began, which no jump changes. */
  get now(): number {
    return this.#now
  }

  jump(ms: number): void {
    this.#ahead += ms
  }

  after(ms: number, run: () => void, owner?: BrowserDocument): number {
    this.#timersSet += 1
    this.#timers.set(this.#timersSet, { due: this.#now + ms, run, owner })
    return this.#timersSet
  }

  /** Runs a document's code, and everything that follows without an answer or a delay. */
  async run(document: BrowserDocument | undefined, code: () => void): Promise<void> {
    if (document?.isGone) return
    if (document?.isFrozen) document.waiting.push(code)
    else {
      this.running = document
      code()
      for (let turn = 0; turn < 6; turn += 1) await new Promise<void>((go) => setImmediate(go))
    }
  }

  /** Lets time pass. Each timer fires at its time. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms
    for (let next = this.#next(until); next !== undefined; next = this.#next(until)) {
      const [id, { due, run, owner }] = next
      this.#timers.delete(id)
      this.#now = Math.max(this.#now, due)
      await this.run(owner, run)
    }
    this.#now = until
  }

  /** The document resumes, and then receives the answers that wait for it. */
  async thaw(document: BrowserDocument): Promise<void> {
    document.isFrozen = false
    await this.run(document, () => this.wake(document))
    for (const code of document.waiting.splice(0)) await this.run(document, code)
    await this.pass(0)
  }

  wake({ document }: BrowserDocument): void {
    document.dispatchEvent(new Event('resume'))
  }

  close(document: BrowserDocument): void {
    document.isGone = true
    this.documents.splice(this.documents.indexOf(document), 1)
    for (const [id, { owner }] of this.#timers) if (owner === document) this.#timers.delete(id)
    this.locks.freeAllOf(document)
  }

  install(): void {
    const own = <Value>(value: (document: BrowserDocument) => Value) => ({
      configurable: true,
      get: () => this.running && value(this.running),
    })
    const timer = (run: () => void, ms = 0) => this.after(ms, run, this.running)
    const shown = {
      sessionStorage: own(({ sessionStorage }) => sessionStorage),
      localStorage: own(() => this.localStorage),
      document: own((page) => page.document),
      addEventListener: own(({ window }) => window.addEventListener.bind(window)),
      removeEventListener: own(({ window }) => window.removeEventListener.bind(window)),
    }
    Object.defineProperties(globalThis, shown)
    this.#shown = Object.keys(shown)
    Object.defineProperty(navigator, 'locks', { configurable: true, get: () => this.locks })
    const clear = (id: unknown) => void this.#timers.delete(id as number)
    Object.assign(globalThis, { setTimeout: timer, clearTimeout: clear })
    // No schedule depends on the portal's intervals.
    Object.assign(globalThis, { setInterval: () => 0, clearInterval: () => undefined })
    Date.now = () => start + this.#now + this.#ahead
  }

  /** Restores the process's own time and window. */
  uninstall(): void {
    for (const name of this.#shown) Reflect.deleteProperty(globalThis, name)
    Reflect.deleteProperty(navigator, 'locks')
    Object.defineProperties(globalThis, realGlobals)
    Date.now = realNow
  }

  /** The next timer of a document that isn't frozen. */
  #next(until: number): readonly [number, Timer] | undefined {
    let next: readonly [number, Timer] | undefined
    for (const one of this.#timers) {
      const [, { due, owner }] = one
      if (due <= until && !owner?.isFrozen && (next === undefined || due < next[1].due)) next = one
    }
    return next
  }

  /** A frozen document misses changes to the storage. */
  #tellOthers(key: string, newValue: string | null): void {
    for (const document of this.documents) {
      if (document === this.running) continue
      const event = Object.assign(new Event('storage'), { key, newValue })
      this.after(document.eventDelay, () => {
        if (document.isGone || document.isFrozen) return
        this.running = document
        document.window.dispatchEvent(event)
      })
    }
  }
}
