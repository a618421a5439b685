/** How to plant a fault. */
import { type SharedMark, type SharedPurses, unreported } from '@save/domain/ledger'
import type { Member } from '@save/domain/member'
import type { Screen, Seen } from '../journeys/journey.ts'
import type { Browser } from '../world/browser.ts'
import { origin, type Page } from '../world/page.ts'
import type { Plant } from '../world/plant.ts'

type ScreenPlant = NonNullable<Plant['screen']>
type Fetch = typeof globalThis.fetch

export function dropMarksWhen(
  fetch: Fetch,
  isMeant: (answer: { url: string; status: number }) => boolean,
): Fetch {
  return async (input, init) => {
    const answer = await fetch(input, init)
    if (isMeant({ url: String(input), status: answer.status })) localStorage.clear()
    return answer
  }
}

/** Wraps each mark. */
export const marks =
  (around: (mark: SharedMark) => Partial<SharedMark>) =>
  (purses: SharedPurses): Partial<SharedPurses> => ({
    of(...args) {
      const mark = purses.of(...args)
      return { ...mark, ...around(mark) }
    },
  })

/** A mark hides other documents' calls. */
export const ownCallsOnly = ({ read, newKey }: SharedMark): Partial<SharedMark> => {
  const own = new Set<string>()
  return {
    newKey() {
      const key = newKey()
      own.add(key)
      return key
    },
    read() {
      const { key, lateUntil: _, ...mark } = read()
      return key === undefined || own.has(key) ? read() : mark
    },
  }
}

/** The purses belong to another member. */
export const as = (
  purses: SharedPurses,
  otherMember: (member: Member) => Member,
): Partial<SharedPurses> => ({
  of: (purse, member) =>
    purses.of(purse, () => {
      const owner = member()
      return owner && otherMember(owner)
    }),
})

export const splitBy = (purses: SharedPurses, name: () => string): Partial<SharedPurses> =>
  as(purses, (member) => ({ ...member, emailAddress: `${name()} ${member.emailAddress}` }))

export const withoutPast = marks(({ read }) => ({
  read() {
    const { key: _, lateUntil = Infinity, ...mark } = read()
    return lateUntil > Date.now() ? read() : mark
  },
}))

/** A document's timers never fire. */
export function forgetTimers(browser: Browser, isMeant: (ms: number) => boolean): void {
  const { after } = browser
  browser.after = (ms, run, owner) =>
    owner && isMeant(ms) ? 0 : after.call(browser, ms, run, owner)
}

/** @param isKept true to repeat the last answer, which is this many ms old, instead of reading again */
export function rememberReads(
  fetch: Fetch,
  isKept: (ms: number) => boolean,
  path = /\/api\/member$/,
): Fetch {
  let last: { readonly at: number; readonly answer: Response } | undefined
  return async (input, init) => {
    if (!path.test(String(input).replace(/\?.*/, ''))) return fetch(input, init)
    if (last && isKept(Date.now() - last.at)) return last.answer.clone()
    const answer = await fetch(input, init)
    if (isJson(answer)) last = { at: Date.now(), answer: answer.clone() }
    return answer
  }
}

const isJson = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type') === 'application/json'

/** The answer to a withdrawal contains the member as read before it. */
export function olderAnswers(fetch: Fetch): Fetch {
  let before: Record<string, unknown> | undefined
  return async (input, init) => {
    const answer = await fetch(input, init)
    if (String(input).endsWith('/api/member') && isJson(answer))
      before = await answer.clone().json()
    if (!String(input).endsWith('/api/WithdrawSavings') || !isJson(answer)) return answer
    const { SavingsWithdrawalHttpStatus } = await answer.json()
    return Response.json({ ...before, SavingsWithdrawalHttpStatus })
  }
}

/** Bypasses every check and sends straight to the server. */
export const sendUnasked = ({ wire }: Page): void =>
  void wire(`${origin}/api/WithdrawSavings`, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  }).catch(() => undefined)

/** The screen shows something untrue. */
export const showUntrue =
  (otherwise: (seen: Seen) => Partial<Seen>): ScreenPlant =>
  (screen) => ({
    see() {
      const seen = screen.see()
      return { ...seen, ...otherwise(seen) }
    },
  })

/** The screen stores something whenever this happens. */
export const storeWhenever =
  (when: 'fill' | 'press', text: string): ScreenPlant =>
  (screen: Screen, page) => ({
    [when](...input: readonly [string, number]) {
      page.sessionStorage.setItem('kept', text)
      return screen[when](...input)
    },
  })

export function acknowledgeAll({ outcomes }: Page): void {
  outcomes.subscribe(({ context }) => {
    const closed = unreported({ ...context, pages: [] })
    if (closed.length > 0) outcomes.send({ type: 'outcomes.closed', closed })
  })
}
