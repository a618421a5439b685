import { editionOf, serverFault, unreachable } from '../kernel/index.ts'
import { list, named, oneOf, yesNo } from '../testing/cells.ts'
import { play, story } from '../testing/story.ts'
import { table } from '../testing/table.ts'
import { earlierNote, ledgerNote, mayStillSay } from './call.selectors.ts'
import { enter, leave, ownBank, ownCard, saying, startPurse, wasRead } from './ledger.examples.ts'
import { ledgerMessages } from './ledger.messages.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import type { CallEnd, OwnCalls } from './ledger.schema.ts'
import { callToBeTold } from './purse.selectors.ts'

const { made, notMade, interrupted, earlier } = ledgerMessages.ours

export const reporters = table({
  title: 'Which page reports how a call ended, and what is kept for a reload?',
  ids: ['OQ-135'],
  given: {
    'its own page': oneOf('on the screen', 'left', 'come back'),
    'the call was': named({ 'carried out': 'known', 'not carried out': 'unchanged' }),
  },
  answers: {
    'reported by': list(
      oneOf('its own page', 'its own page’s note', 'any other page of the purse'),
    ),
    'kept for a reload': named<CallEnd | undefined>({
      nothing: undefined,
      'that it was carried out': 'made',
      'that it was not carried out': 'notMade',
      'that nobody knows': 'unknown',
    }),
  },
  rows: `
    its own page  | the call was    | reported by                 | kept for a reload
    on the screen | carried out     | its own page                | nothing
    on the screen | not carried out | its own page                | nothing
    left          | carried out     | any other page of the purse | that it was carried out
    left          | not carried out | any other page of the purse | that it was not carried out
    come back     | carried out     | its own page                | nothing
    come back     | not carried out | its own page                | nothing
  `,
  decide: async ({ 'its own page': place, 'the call was': answer }) => {
    const { purse, now, toCard, card } = await startPurse()
    purse.send(enter(ownCard))
    await toCard()
    if (place !== 'on the screen') purse.send(leave(ownCard))
    await card.answer(saying(answer))
    if (place === 'come back') purse.send(enter(ownCard))
    purse.send(wasRead)
    const isReporting = {
      'its own page': now().context.isTold,
      'its own page’s note': ledgerNote(now(), ownCard) !== undefined,
      'any other page of the purse': ledgerNote(now(), ownBank) !== undefined,
    }
    const pages = Object.keys(isReporting) as (keyof typeof isReporting)[]
    return {
      'reported by': pages.filter((page) => isReporting[page]),
      'kept for a reload': callToBeTold(now())?.end,
    }
  },
})

export const comingBack = table({
  title: 'What does a page say about its call when the member comes back to it?',
  ids: ['OQ-135'],
  given: {
    'how the call ended': oneOf('carried out', 'not carried out', 'no answer'),
    'it was in view': yesNo,
  },
  answers: {
    'when the member comes back': named<string | undefined>({
      'it was made': made.cardWithdrawal,
      'it was not made': notMade.cardWithdrawal,
      'nobody knows': interrupted.cardWithdrawal,
      nothing: undefined,
    }),
    'kept for a reload': yesNo,
  },
  rows: `
    how the call ended | it was in view | when the member comes back | kept for a reload
    carried out        | no             | it was made                | yes
    carried out        | yes            | nothing                    | no
    not carried out    | no             | it was not made            | yes
    not carried out    | yes            | nothing                    | no
    no answer          | no             | nobody knows               | yes
    no answer          | yes            | nothing                    | no
  `,
  decide: async ({ 'how the call ended': end, 'it was in view': isInView }) => {
    const { purse, now, toCard, card, read, clock } = await startPurse()
    purse.send(enter(ownCard))
    await toCard()
    if (end === 'no answer') {
      await card.fail(unreachable)
      await read.answer(500)
    } else await card.answer(saying(end === 'carried out' ? 'known' : 'unchanged'))
    clock.increment(10 * ledgerPolicy.freshMs)
    if (isInView) purse.send(wasRead)
    purse.send(leave(ownCard))
    purse.send(enter(ownCard))
    return {
      'when the member comes back': ledgerNote(now(), ownCard),
      'kept for a reload': callToBeTold(now()) !== undefined,
    }
  },
})

export const firstVoucher: OwnCalls = { call: 'voucherPurchase', about: 'first' }
export const secondVoucher: OwnCalls = { call: 'voucherPurchase', about: 'second' }

export const enders = {
  'carried out': { type: 'call.answered', end: 'made', isTruthKnown: true },
  'not carried out': { type: 'call.refused', end: 'notMade' },
  unknown: { type: 'call.interrupted', call: 'voucherPurchase' },
} as const

/** A purse with a second call under way, on its own page, after a first one that has ended. */
export async function startTwoCalls(given: {
  readonly 'how the first call ended': keyof typeof enders
  readonly 'its page or note was in view': boolean
}) {
  const { purse, now, read } = await startPurse()
  const ender = enders[given['how the first call ended']]
  if (ender.type !== 'call.interrupted') purse.send({ type: 'call.sent', ...firstVoucher })
  purse.send(ender)
  if (ender.type === 'call.interrupted') await read.answer(500)
  purse.send(enter(secondVoucher))
  if (given['its page or note was in view']) purse.send(wasRead)
  purse.send({ type: 'call.sent', ...secondVoucher })
  return { purse, now }
}

export const earlierCalls = table({
  title: 'What does a page say about an earlier call beside a later one?',
  ids: ['OQ-135'],
  given: {
    'how the first call ended': oneOf('carried out', 'not carried out', 'unknown'),
    'its page or note was in view': yesNo,
  },
  answers: {
    'beside the second call': named<string | undefined>({
      'it was made': earlier(made.voucherPurchase),
      'it was not made': earlier(notMade.voucherPurchase),
      'nobody knows': earlier(interrupted.voucherPurchase),
      nothing: undefined,
    }),
  },
  rows: `
    how the first call ended | its page or note was in view | beside the second call
    carried out              | no                           | it was made
    carried out              | yes                          | nothing
    not carried out          | no                           | it was not made
    not carried out          | yes                          | nothing
    unknown                  | no                           | nobody knows
    unknown                  | yes                          | nothing
  `,
  decide: async (given) => {
    const { now } = await startTwoCalls(given)
    return { 'beside the second call': earlierNote(now()) }
  },
})

type Purse = Awaited<ReturnType<typeof startPurse>>

const account: OwnCalls = { call: 'cancellation' }

export const answersNotShown = table({
  title:
    'An answer counts as carried out. What is reported once the data read afterwards don’t show it?',
  given: {
    'what happens': story<Purse>({
      sent: ({ toCard }) => toCard(),
      answered: ({ card, truth }) =>
        card.answer({
          ...saying('changed'),
          isSeen: () => truth.getSnapshot().context.value === 250,
        }),
      'answered with all': ({ card }) => card.answer(saying('known')),
      'read: shown': ({ read }) => read.answer(250),
      'read: not shown': ({ read }) => read.answer(500),
      'not read': ({ read }) => read.fail(serverFault(500)),
      asked: ({ readAgain }) => readAgain(),
      login: ({ purse }) => purse.send({ type: 'session.expired' }),
      'page opened': ({ purse }) => purse.send(enter(ownCard)),
      'account opened': ({ purse }) => purse.send(enter(account)),
      'in view': ({ purse }) => purse.send(wasRead),
      'page left': ({ purse }) => purse.send(leave(ownCard)),
      'account left': ({ purse }) => purse.send(leave(account)),
    }),
  },
  answers: {
    'a note says': named<string | undefined>({
      made: made.cardWithdrawal,
      'nobody knows': interrupted.cardWithdrawal,
      nothing: undefined,
    }),
    'kept for a reload': named<CallEnd | undefined>({
      made: 'made',
      'not made': 'notMade',
      'nobody knows': 'unknown',
      nothing: undefined,
    }),
    'read again 15 seconds later': yesNo,
  },
  rows: `
    id             | case                                                       | what happens                                                                                                    | a note says  | kept for a reload | read again 15 seconds later
    OQ-113, OQ-135 | its effect is still being read                             | sent; answered; account opened                                                                                  | made         | nobody knows      | no
    OQ-113, OQ-135 | its effect can’t be read: nothing contradicts the answer   | sent; answered; not read; account opened                                                                        | made         | nobody knows      | no
    OQ-113, OQ-135 | the data read afterwards show it                           | sent; answered; read: shown; account opened                                                                     | made         | made              | no
    OQ-113, OQ-135 | the data read afterwards don’t show it                     | sent; answered; read: not shown; account opened                                                                 | nobody knows | nobody knows      | yes
    OQ-113, OQ-135 | the data read at the second try don’t show it              | sent; answered; not read; asked; read: not shown; account opened                                                | nobody knows | nobody knows      | yes
    OQ-113, OQ-135 | the data don’t show it, after a note said that it was made | sent; answered; account opened; in view; account left; read: not shown; account opened                          | nobody knows | nobody knows      | yes
    OQ-113, OQ-135 | the data don’t show it, after a page was left too early    | page opened; sent; answered; page left; read: not shown; account opened                                         | nobody knows | nobody knows      | yes
    OQ-113, OQ-135 | the data don’t show it, and the login is over the page     | sent; login; answered; read: not shown                                                                          | nobody knows | nobody knows      | yes
    OQ-113, OQ-135 | the data don’t show it, and its page has said so           | page opened; sent; answered; read: not shown; in view; page left; account opened                                | nothing      | nothing           | yes
    OQ-113, OQ-135 | the next call is answered for itself                       | sent; answered; read: not shown; account opened; in view; account left; sent; answered with all; account opened | made         | made              | yes
  `,
  decide: async (given) => {
    const { now, truth, clock } = await play(given['what happens'], await startPurse())
    const note = ledgerNote(now(), account)
    const end = callToBeTold(now())?.end
    const edition = editionOf(truth)
    clock.increment(ledgerPolicy.longWaitMs)
    return {
      'a note says': note,
      'kept for a reload': end,
      'read again 15 seconds later': editionOf(truth) > edition,
    }
  },
})

export const ownWords = table({
  title: 'May a page that is opened again still say in its own words how its call ended elsewhere?',
  ids: ['OQ-135'],
  given: {
    'what happens': story<Purse>({
      nothing: () => {},
      sent: ({ purse }) => purse.send({ type: 'call.sent', call: 'cardWithdrawal' }),
      made: ({ purse }) => purse.send({ type: 'call.answered', end: 'made', isTruthKnown: true }),
      lost: ({ purse }) => purse.send({ type: 'call.lost' }),
      'answered without an outcome': ({ purse }) => purse.send({ type: 'call.unsaid' }),
      'bank page opened': ({ purse }) => purse.send(enter(ownBank)),
      'note read': ({ purse }) => purse.send(wasRead),
      'bank page left': ({ purse }) => purse.send(leave(ownBank)),
      'transfer sent': ({ purse }) => purse.send({ type: 'call.sent', call: 'bankWithdrawal' }),
      refused: ({ purse }) => purse.send({ type: 'call.refused', end: 'notMade' }),
    }),
  },
  answers: { 'its reason for a refusal': yesNo, 'anything else': yesNo },
  rows: `
    case                                                      | what happens                                                    | its reason for a refusal | anything else
    no call yet                                               | nothing                                                         | yes                      | yes
    a call ended, and no page says so                         | sent; made                                                      | yes                      | yes
    nobody knows how it ended                                 | sent; lost                                                      | yes                      | yes
    a call ended, and another page’s note was unseen          | sent; made; bank page opened; bank page left                    | yes                      | yes
    a call ended, and another page’s note was read            | sent; made; bank page opened; note read; bank page left         | yes                      | no
    nobody knows how it ended, and a note said so             | sent; lost; bank page opened; note read; bank page left         | yes                      | no
    an answer did not say how, and that is being read         | sent; answered without an outcome                               | yes                      | yes
    another call has followed                                 | sent; made; bank page opened; note read; transfer sent; refused | no                       | no
    another call has followed an outcome that nobody has read | sent; made; bank page opened; transfer sent; refused            | no                       | no
  `,
  decide: async (given) => {
    const { now } = await play(given['what happens'], await startPurse())
    return {
      'its reason for a refusal': mayStillSay(now(), ownCard, true),
      'anything else': mayStillSay(now(), ownCard, false),
    }
  },
})
