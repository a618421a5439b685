import { createActor } from 'xstate'
import { list, named, oneOf, yesNo } from '../testing/cells.ts'
import { play, story } from '../testing/story.ts'
import { table } from '../testing/table.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import type { CallEnd, OwnCalls } from './ledger.schema.ts'
import { outcomesList, toKeep, unreported } from './outcomes.machine.ts'

const car = { call: 'salarySacrificeOrder', about: '142' } as const
const bike = { call: 'salarySacrificeOrder', about: '143' } as const
const card = { call: 'cardWithdrawal', about: undefined } as const
const thanks: OwnCalls = { ...car, isNext: true }

/** The list during one load of the page, and after a reload. */
export function startList() {
  let now = 0
  let isOutOfSight = false
  const load = () =>
    createActor(outcomesList, {
      input: { now: () => now, isOutOfSight: () => isOutOfSight },
    }).start()
  let list = load()
  const stored = () => toKeep(list.getSnapshot().context)
  return {
    kept: stored,
    send: (event: Parameters<typeof list.send>[0]) => list.send(event),
    state: () => list.getSnapshot().context,
    atFoot: () => unreported(list.getSnapshot().context),
    end: (of: OwnCalls | typeof card, end: CallEnd) => {
      list.send({ type: 'call.sent', ...of })
      list.send({ type: 'call.ended', ...of, end })
    },
    wait: (ms: number) => {
      now += ms
    },
    beginToLeave: () => {
      isOutOfSight = true
    },
    reload: () => {
      const before = stored()
      list = load()
      isOutOfSight = false
      list.send({ type: 'outcomes.restored', kept: before })
    },
  }
}

type List = ReturnType<typeof startList>

const open = (own: OwnCalls, isSaying: boolean) => (list: List) =>
  list.send({ type: 'page.shown', own, isSaying })
const change = (own: OwnCalls, isSaying: boolean) => (list: List) =>
  list.send({ type: 'page.shown', own, isSaying })
const leave = (own: OwnCalls) => (list: List) => list.send({ type: 'page.closed', own })

const happenings = story<List>({
  'card page opened': open({ call: 'cardWithdrawal' }, false),
  'it says so': change({ call: 'cardWithdrawal' }, true),
  'it says nothing': change({ call: 'cardWithdrawal' }, false),
  'card page left': leave({ call: 'cardWithdrawal' }),
  'card: succeeded': ({ end }) => end(card, 'succeeded'),
  'card: failed': ({ end }) => end(card, 'failed'),
  'card: lost': ({ end }) => end(card, 'unknown'),
  'card: sent': ({ send }) => send({ type: 'call.sent', ...card }),
  'car page opened': open(car, false),
  'car page left': leave(car),
  'car: succeeded': ({ end }) => end(car, 'succeeded'),
  'car: lost': ({ end }) => end(car, 'unknown'),
  'car: failed': ({ end }) => end(car, 'failed'),
  'bike page opened': open(bike, false),
  'bike: succeeded': ({ end }) => end(bike, 'succeeded'),
  'bike: failed': ({ end }) => end(bike, 'failed'),
  'car cancelled': ({ send }) => send({ type: 'call.undone', ...car }),
  'thank-you opened': open(thanks, true),
  'thank-you left': leave(thanks),
  'order: succeeded': ({ end }) => end({ call: 'order' }, 'succeeded'),
  'order: lost': ({ end }) => end({ call: 'order' }, 'unknown'),
  'on to the provider': ({ send }) =>
    send({ type: 'call.undone', call: 'order', end: 'succeeded' }),
  'order shown': open({ call: 'order', isNext: true }, true),
  'order no longer shown': leave({ call: 'order', isNext: true }),
  'voucher: bought': ({ end }) => end({ call: 'voucherPurchase', about: 'a shop' }, 'succeeded'),
  'basket opened': open({ call: 'voucherPurchase', isNext: true }, true),
  'save: failed on its page': ({ send }) =>
    send({ type: 'call.ended', call: 'changes', end: 'failed', isReported: true }),
  'checkout left': leave({ call: 'order' }),
  'checkout opened': open({ call: 'order' }, false),
  'menu opened': ({ send }) => send({ type: 'menu.opened' }),
  'menu closed': ({ send }) => send({ type: 'menu.closed' }),
  login: ({ send }) => send({ type: 'session.expired' }),
  'another page asked for': ({ beginToLeave }) => beginToLeave(),
  reload: ({ reload }) => reload(),
  closed: ({ send, atFoot }) => send({ type: 'outcomes.closed', closed: atFoot() }),
  'almost a day': ({ wait }) => wait(ledgerPolicy.keptMs - 1),
  'a moment': ({ wait }) => wait(1),
})

const foot = list(oneOf('succeeded', 'failed', 'unknown'), { none: '(nothing)' })

export const reports = table({
  title: 'What does the foot of the page report about calls, and what does the tab store?',
  ids: ['OQ-135'],
  given: { 'what happens': happenings },
  answers: { 'the foot reports': foot, 'kept for a reload': yesNo },
  rows: `
    id                  | case                                                      | what happens                                                                       | the foot reports  | kept for a reload
    OQ-135              | a call is in flight                                       | card: sent                                                                         | (nothing)         | yes
    OQ-135              | its page was loaded again before it ended                 | card: sent; reload                                                                 | unknown           | yes
    OQ-135              | its page is there, and will say so                        | card page opened; card: succeeded                                                  | (nothing)         | yes
    OQ-135              | its page says so                                          | card page opened; card: succeeded; it says so                                      | (nothing)         | yes
    OQ-135              | the member has left the page that said so                 | card page opened; card: succeeded; it says so; card page left                      | (nothing)         | no
    OQ-135              | the same for one that failed                              | card page opened; card: failed; it says so; card page left                         | (nothing)         | no
    OQ-135              | the same for one that got lost                            | card page opened; card: lost; it says so; card page left                           | (nothing)         | no
    OQ-135              | the member has gone on at that page                       | card page opened; card: failed; it says so; it says nothing                        | (nothing)         | no
    OQ-135              | the page was left before it could say so                  | card page opened; card: succeeded; card page left                                  | succeeded         | yes
    OQ-135              | the page that said so is loaded again                     | card page opened; card: succeeded; it says so; reload                              | succeeded         | yes
    CARDW-05            | the menu lay over the page, and leads to another          | card page opened; menu opened; card: succeeded; it says so; menu closed; card page left | succeeded    | yes
    CARDW-05            | the menu lay over the page, and is closed                 | card page opened; menu opened; card: succeeded; it says so; menu closed            | (nothing)         | yes
    SESSION-03, OQ-135  | the login lay over the page                               | card page opened; login; card: succeeded; it says so; card page left               | succeeded         | yes
    SESSION-03, OQ-135  | the login opened over the page that said so               | card page opened; card: succeeded; it says so; login; card page left; reload       | succeeded         | yes
    OQ-135              | the page was about to go                                  | card page opened; another page asked for; card: succeeded; it says so; card page left | succeeded      | yes
    OQ-135              | its page was away                                         | card: succeeded                                                                    | succeeded         | yes
    OQ-135              | its page was away, and says so now                        | card: succeeded; card page opened; it says so                                      | (nothing)         | yes
    OQ-135              | its page was away, and was then left again                | card: succeeded; card page opened; it says so; card page left                      | succeeded         | yes
    OQ-135              | the member has closed the message                         | card: succeeded; closed                                                            | (nothing)         | no
    OQ-135              | the message outlives a reload                             | card: failed; reload                                                               | failed            | yes
    OQ-135              | a newer outcome of the same call replaces it              | card: failed; card: succeeded                                                      | succeeded         | yes
    OQ-135              | and replaces one that nobody knew                         | card: lost; card: succeeded                                                        | succeeded         | yes
    OQ-135              | a failure does not tell what became of a call before      | card: lost; card: failed                                                           | unknown, failed   | yes
    OQ-135              | its page says how a later call failed                     | card: lost; card page opened; card: failed; it says so                             | unknown           | yes
    OQ-135              | orders of two benefits are two calls                      | car: failed; bike: succeeded                                                       | failed, succeeded | yes
    OQ-135              | after a reload nobody knows what an order was about       | car: failed; reload; bike: succeeded                                               | succeeded         | yes
    OQ-135 | but it may be another one than nobody knew of | car: lost; reload; bike: succeeded | unknown, succeeded | yes
    OQ-135              | almost a day has passed                                   | card: succeeded; almost a day; reload                                              | succeeded         | yes
    OQ-135              | a day has passed                                          | card: succeeded; almost a day; a moment; reload                                    | (nothing)         | no
    OQ-135              | a reload adds nothing to the day                          | card: succeeded; almost a day; reload; a moment; reload                            | (nothing)         | no
    OQ-135              | a day has passed on the same page                         | card: succeeded; almost a day; a moment; car: failed                               | failed            | yes
    SALSAC-22           | the thank-you is about to open                            | car page opened; car: succeeded                                                    | (nothing)         | yes
    SALSAC-22           | the thank-you reports it by opening                       | car page opened; car: succeeded; car page left; thank-you opened; thank-you left   | (nothing)         | no
    SALSAC-22           | the thank-you does not open, and the member leaves        | car page opened; car: succeeded; car page left                                     | succeeded         | yes
    SALSAC-22           | a thank-you for one benefit says nothing about another    | bike: succeeded; thank-you opened; thank-you left                                  | succeeded         | yes
    SALSAC-22           | a thank-you says nothing about a failure                  | car: failed; thank-you opened; thank-you left                                      | failed            | yes
    SALSAC-22           | a thank-you opens under the login                         | car: succeeded; login; thank-you opened; thank-you left                            | succeeded         | yes
    ACCOUNT-14          | the member has cancelled what they ordered                | car: succeeded; car cancelled                                                      | (nothing)         | no
    ACCOUNT-14          | the member has cancelled something else                   | bike: succeeded; car cancelled                                                     | succeeded         | yes
    CHECKOUT-07         | the checkout shows a placed order                         | checkout opened; order: succeeded                                                  | (nothing)         | yes
    CHECKOUT-07 | the browser goes to the provider | checkout opened; order: succeeded; on to the provider | (nothing) | no
    CHECKOUT-07 | the browser goes there for an earlier order | order: lost; on to the provider | unknown | yes
    SESSION-06, CHECKOUT-07 | the login opens before its payment is started | checkout opened; order: succeeded; login; reload | succeeded | yes
    CHECKOUT-07         | an order is placed while the checkout is away             | order: succeeded                                                                   | succeeded         | yes
    CHECKOUT-07         | the checkout then shows it                                | order: succeeded; order shown                                                      | (nothing)         | yes
    CARDW-05            | the menu was opened and closed before                     | card page opened; menu opened; menu closed; card: succeeded                        | (nothing)         | yes
    CARDW-05            | the member has left from the menu                         | card page opened; card: succeeded; it says so; menu opened; card page left         | succeeded         | yes
    SESSION-03, OQ-135  | the login opened over the menu                            | card page opened; login; menu opened; menu closed; card: succeeded                 | succeeded         | yes
    SALSAC-22           | a thank-you opens under the menu                          | car: succeeded; menu opened; thank-you opened; menu closed; thank-you left         | succeeded         | yes
    OQ-135              | its page shows nothing about it yet                       | card page opened; card: succeeded; it says nothing                                 | (nothing)         | yes
    OQ-135              | its page was left at once and opened again                | card page opened; card: succeeded; card page left; card page opened                | succeeded         | yes
    OQ-135              | its page opens after a reload                             | card: failed; reload; card page opened                                             | failed            | yes
    OQ-135              | its page shows it, and another call ends after it         | card: lost; card page opened; it says so; order: lost                              | unknown           | yes
    OQ-135              | outcomes of two calls are two messages                    | card: failed; order: lost                                                          | failed, unknown   | yes
    OQ-135              | a newer order of the same benefit replaces it             | car: failed; car: succeeded                                                        | succeeded         | yes
    OQ-135              | one call ends while another is in flight                  | card: sent; order: succeeded; on to the provider; reload; card page opened; it says so | (nothing)         | yes
    OQ-019, OQ-135      | a save that its page shows leaves other outcomes          | card page opened; card: succeeded; it says so; save: failed on its page            | (nothing)         | yes
    OQ-135              | closing the message leaves what a page shows              | card page opened; card: succeeded; it says so; order: lost; closed                 | (nothing)         | yes
    OQ-135              | one of two pages is left                                  | card page opened; checkout opened; order: succeeded; card page left                | (nothing)         | yes
    OQ-135              | the page beside it says nothing about it                  | card page opened; it says so; checkout opened; order: succeeded; checkout left     | succeeded         | yes
    OQ-135              | the page that said so is left, and another stays          | checkout opened; card page opened; card: succeeded; it says so; card page left     | (nothing)         | no
    OQ-135              | the page of another benefit is left                       | bike page opened; car page opened; bike: succeeded; car page left                  | (nothing)         | yes
    OQ-135              | a page says so, and another one can say so next           | checkout opened; card page opened; it says so; order: succeeded                    | (nothing)         | yes
    CHECKOUT-07         | the checkout stays after the page that shows orders       | checkout opened; order shown; order no longer shown; order: lost                 | (nothing)         | yes
    CHECKOUT-07         | going to the provider settles no other call               | card: succeeded; on to the provider                                                | succeeded         | yes
    OQ-135              | the basket shows what was bought in any shop              | voucher: bought; basket opened                                                     | (nothing)         | yes
  `,
  decide: async (given) => {
    const { atFoot, kept } = await play(given['what happens'], startList())
    return {
      'the foot reports': atFoot().map(({ end }) => end),
      'kept for a reload': kept().length > 0,
    }
  },
})

const saved = named<CallEnd>({
  'carried out': 'succeeded',
  'not carried out': 'failed',
  unknown: 'unknown',
})

export const saves = table({
  title: 'What does the foot of the page report about a save, a password change or a query?',
  ids: ['OQ-019'],
  given: {
    call: named({
      'saving account changes': 'changes',
      'changing the password': 'password',
      'sending a query': 'query',
    }),
    'it was': saved,
    'its page': oneOf('left', 'there'),
  },
  answers: { 'the foot reports': foot },
  rows: `
    call                   | it was          | its page | the foot reports
    saving account changes | carried out     | left     | (nothing)
    saving account changes | not carried out | left     | failed
    saving account changes | unknown         | left     | unknown
    changing the password  | carried out     | left     | succeeded
    changing the password  | not carried out | left     | failed
    changing the password  | unknown         | left     | unknown
    sending a query        | carried out     | left     | succeeded
    sending a query        | not carried out | left     | failed
    sending a query        | unknown         | left     | unknown
    saving account changes | not carried out | there    | (nothing)
    changing the password  | carried out     | there    | (nothing)
    sending a query        | unknown         | there    | (nothing)
  `,
  decide: ({ call, 'it was': end, 'its page': page }) => {
    const { send, atFoot, state } = startList()
    send({ type: 'call.sent', call })
    send({ type: 'call.ended', call, end, isReported: page === 'there' })
    if (state().calls.some((one) => one.end === undefined))
      throw new Error('The save still counts as in flight.')
    return { 'the foot reports': atFoot().map((outcome) => outcome.end) }
  },
})
