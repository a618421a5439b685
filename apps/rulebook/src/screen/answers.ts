/** The server's answers to the page, the latest of each call. */
export interface Answers {
  /** The answer of GET by its path, such as '/api/member'. */
  get(path: string): unknown
  /** With the query that was sent; the latest for that path. */
  addressOf(path: string): string | undefined
  readonly all: ReadonlyMap<string, unknown>
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
          all.set(pathname.toLowerCase(), json)
          all.set(`${pathname}${search}`.toLowerCase(), json)
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
