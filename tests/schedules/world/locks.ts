import type { Browser, BrowserDocument } from './browser.ts'

type Options = Omit<LockOptions, 'steal' | 'signal'>
type Callback = (lock: Pick<Lock, 'name' | 'mode'> | null) => unknown

interface Request {
  readonly name: string
  readonly mode: LockMode
  readonly owner: BrowserDocument
  grant(): void
}

/** The browser's Web Locks. Closing a document frees its locks. */
export class Locks {
  readonly #browser: Browser
  #held: Request[] = []
  #waiting: Request[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  request(
    name: string,
    ...rest: readonly [Callback] | readonly [Options, Callback]
  ): Promise<unknown> {
    const [options, callback] = rest.length === 1 ? [{}, rest[0]] : rest
    const { mode = 'exclusive', ifAvailable = false } = options
    const owner = this.#browser.running
    if (owner === undefined)
      throw new Error('A lock was requested outside a document: run the code as one.')
    return new Promise((resolve, reject) => {
      const call = (lock: Parameters<Callback>[0]) => new Promise((done) => done(callback(lock)))
      const later = (run: () => void) => this.#browser.after(0, run, owner)
      const request: Request = {
        ...{ name, mode, owner },
        grant: () =>
          later(() =>
            call({ name, mode })
              .finally(() => this.#free((lock) => lock === request))
              .then(resolve, reject),
          ),
      }
      if (ifAvailable && !this.#isFree(request)) later(() => call(null).then(resolve, reject))
      else this.#waiting.push(request)
      this.#grant()
    })
  }

  freeAllOf(document: BrowserDocument): void {
    this.#waiting = this.#waiting.filter(({ owner }) => owner !== document)
    this.#free(({ owner }) => owner === document)
  }

  #free(isFreed: (held: Request) => boolean): void {
    this.#held = this.#held.filter((lock) => !isFreed(lock))
    this.#grant()
  }

  #isFree({ name, mode }: Request, among = [...this.#held, ...this.#waiting]): boolean {
    return !among.some(
      (other) => other.name === name && (mode === 'exclusive' || other.mode === 'exclusive'),
    )
  }

  /** Grants locks in the order of the requests. */
  #grant(): void {
    const waiting: Request[] = []
    for (const request of this.#waiting.splice(0)) {
      if (this.#isFree(request, [...this.#held, ...waiting])) {
        this.#held.push(request)
        request.grant()
      } else waiting.push(request)
    }
    this.#waiting = waiting
  }
}
