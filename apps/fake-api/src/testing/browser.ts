import type { Hono } from 'hono'
import { createApp } from '../app.ts'
import type { HostOptions } from '../create-host.ts'
import { smallCatalogue } from './catalogue.examples.ts'

/**
 * The app with a small catalogue. Its clock stands still until moved, and delays are only recorded.
 */
export function startApp(options: HostOptions = {}) {
  const waited: number[] = []
  let time = Date.parse('2026-11-21T09:00:00Z')
  const app = createApp({
    makeCatalogue: () => smallCatalogue,
    drawArt: (path) => (path.startsWith('/images/retailers/') ? '<svg/>' : undefined),
    now: () => time,
    waiting: async (milliseconds) => void waited.push(milliseconds),
    ...options,
  })
  return {
    app,
    /** The delays so far, in milliseconds, in order. */
    waited,
    browser: (headers?: Record<string, string>, address?: string) =>
      new Browser(app, headers, address),
    wait: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

export const demonstration = { email: 'member@example.com', password: 'Welcome1!' }

/** Stores cookies and sends them back, like a browser. */
export class Browser {
  readonly cookies = new Map<string, string>()
  /** Whole Set-Cookie lines, the latest of each name. */
  readonly lines = new Map<string, string>()
  readonly #app: Hono
  readonly #headers: Record<string, string>
  readonly #address: string | undefined

  /** `address` is the network address of its requests, if that matters. */
  constructor(app: Hono, headers: Record<string, string> = {}, address?: string) {
    this.#app = app
    this.#headers = headers
    this.#address = address
  }

  async send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({
      ...this.#headers,
      ...Object.fromEntries(new Headers(init.headers)),
    })
    if (this.cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', this.cookieText)
    const connection = this.#address && { incoming: { socket: { remoteAddress: this.#address } } }
    const response = await this.#app.request(path, { ...init, method, headers }, connection)
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/)
      this.cookies.set(name, value)
      this.lines.set(name, line)
    }
    return response
  }

  get cookieText(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get sessionId(): string | undefined {
    return this.cookies.get('save-session')
  }

  get token(): string {
    return this.cookies.get('XSRF-TOKEN') ?? ''
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('GET', path, { headers })
  }

  /** Sends a changing call like the portal: JSON, with the anti-forgery header. */
  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', path, {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-xsrf-token': this.token, ...headers },
    })
  }

  /** Submits a form of a page outside the app, with its token, like a browser. */
  postForm(path: string, values: Record<string, string>): Promise<Response> {
    return this.send('POST', path, {
      body: new URLSearchParams({ 'XSRF-TOKEN': this.token, ...values }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  }

  /** Any response to a visitor without a session sets the cookies for signing in. */
  async signIn(credentials: Partial<typeof demonstration> & { rememberMe?: boolean } = {}) {
    if (this.token === '') await this.get('/api/member')
    return this.post('/api/Login', { ...demonstration, rememberMe: false, ...credentials })
  }
}
