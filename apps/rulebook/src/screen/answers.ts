/** The server's answers to the page, the latest of each call. */
export interface Answers {
  /** The answer of GET by its path, such as '/api/member'. */
  get(path: string): unknown
  /** With the query that was sent; the latest for that path. */
  addressOf(path: string): string | undefined
  /** In the order of their arrival. */
  readonly all: ReadonlyMap<string, unknown>
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
  const plainFetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const answer = await plainFetch(input, init)
    const address = input instanceof Request ? input.url : String(input)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (method === 'GET' && answer.ok) {
      const { pathname, search } = new URL(address, location.href)
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
  }
}
