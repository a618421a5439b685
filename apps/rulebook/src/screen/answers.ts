/** The server's answers to the page, the latest of each call. */
export interface Answers {
  /** The answer of GET by its path, such as '/api/member'. */
  get(path: string): unknown
  /** With the query that was sent; the latest for that path. */
  addressOf(path: string): string | undefined
  /** In the order of their arrival. */
  readonly all: ReadonlyMap<string, unknown>
  /** The status of each GET whose last answer was a refusal or a failure, by its path as it was sent. */
  readonly failed?: ReadonlyMap<string, number>
  /** The last answer to a call that asks for a change, by its path; a refusal, too. */
  endOf(path: string): End | undefined
}

/** How a call ended that asked for a change. */
export interface End {
  readonly status: number
  /** What it said; nothing if that is no JSON. */
  readonly json: unknown
}

/** The last answer of several calls that answer with the same thing. */
export function latestOf({ all, get }: Answers, paths: readonly string[]): unknown {
  const known = paths.map((path) => path.toLowerCase())
  const last = [...all.keys()].findLast((key) => known.includes(key))
  return last === undefined ? undefined : get(last)
}

/** Listens to the page's calls without changing them. */
export function watchAnswers(onAnswer: () => void): Answers {
  const all = new Map<string, unknown>()
  const addresses = new Map<string, string>()
  const ends = new Map<string, End>()
  const failed = new Map<string, number>()
  const plainFetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    const { pathname, search } = new URL(address, location.href)
    // Should no answer come, the one before tells nothing.
    if (method !== 'GET') ends.delete(pathname.toLowerCase())
    const answer = await plainFetch(input, init)
    if (method !== 'GET')
      void answer
        .clone()
        .json()
        .catch(() => undefined)
        .then((json: unknown) => {
          ends.set(pathname.toLowerCase(), { status: answer.status, json })
          onAnswer()
        })
    if (method === 'GET') note(failed, pathname, answer.status, onAnswer)
    if (method === 'GET' && answer.ok) {
      void answer
        .clone()
        .json()
        .then((json: unknown) => {
          // The last to arrive comes last.
          for (const key of [pathname, `${pathname}${search}`].map((name) => name.toLowerCase())) {
            all.delete(key)
            all.set(key, json)
          }
          addresses.set(pathname.toLowerCase(), `${pathname}${search}`)
          onAnswer()
        })
        .catch(() => {})
    }
    return answer
  }
  return {
    get: (path) => all.get(path.toLowerCase()),
    addressOf: (path) => addresses.get(path.toLowerCase()),
    all,
    failed,
    endOf: (path) => ends.get(path.toLowerCase()),
  }
}

/** The end of a session is told by the login, and is no failure of its call. */
function note(
  failed: Map<string, number>,
  path: string,
  status: number,
  onFailed: () => void,
): void {
  failed.delete(path)
  if (status < 400 || status === 401) return
  failed.set(path, status)
  onFailed()
}
