/** A browser's cookies for one origin, which identify its session. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()
  readonly #send: typeof fetch

  constructor(send: typeof fetch = globalThis.fetch) {
    this.#send = send
  }

  get text(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Sends the cookies, and stores those in the response. Doesn't follow redirects. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const headers = new Headers(request.headers)
    if (this.#cookies.size > 0) headers.set('cookie', this.text)
    const response = await this.#send(new Request(request, { headers, redirect: 'manual' }))
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const [name = '', value = ''] = pair.trim().split(/=(.*)/s)
    const isEnded = attributes.some((attribute) =>
      /^\s*max-age\s*=\s*(?:0|-\d+)\s*$/i.test(attribute),
    )
    if (isEnded) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}
