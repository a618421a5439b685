import { forbidden, pounds, serverFault, unauthorised, unreachable } from '../kernel/index.ts'
import { ledgerPolicy, unreported } from '../ledger/index.ts'
import type { CardOutcome } from '../member/index.ts'
import { count, list, money, orNone, text } from '../testing/cells.ts'
import { control, shownAs } from '../testing/control.ts'
import { waitUntilIdle } from '../testing/scripted-call.ts'
import { spaced } from '../testing/spaced.ts'
import { play, story } from '../testing/story.ts'
import { table } from '../testing/table.ts'
import { answered, member, memberAfter, startCard } from './card.examples.ts'

type StoryStep = (card: ReturnType<typeof startCard>) => unknown

const answer =
  (outcome: CardOutcome): StoryStep =>
  ({ withdraw }) =>
    withdraw.answer(answered(outcome))

const dismiss =
  (about: CardOutcome): StoryStep =>
  ({ send }) =>
    send({ type: 'notice.dismissed', about })

const sendTransfer: StoryStep = ({ ledger }) =>
  ledger.savings.send({ type: 'call.pressed', call: 'bankWithdrawal' })
const refuseTransfer: StoryStep = ({ ledger }) =>
  ledger.savings.send({ type: 'call.ended', purse: 'unchanged', end: 'failed' })

const enterPage: StoryStep = ({ send }) => send({ type: 'page.entered' })

const cardStory = story<ReturnType<typeof startCard>>({
  shown: () => {},
  'not allowed': ({ resource, held }) =>
    resource.send({
      type: 'resource.replaced',
      value: { ...(held() ?? member), isSavingsWithdrawalOn: false },
    }),
  pressed: ({ click }) => click(),
  withdrawn: answer('withdrawn'),
  'count limited': answer('countLimited'),
  capped: answer('capped'),
  '£100.00 left': ({ withdraw }) =>
    withdraw.answer({
      outcome: 'withdrawn',
      member: { ...memberAfter('withdrawn'), availableBalance: pounds('100.00') },
    }),
  failed: answer('failed'),
  'failed, and savings have left': ({ withdraw }) =>
    withdraw.answer({ outcome: 'failed', member: memberAfter('withdrawn') }),
  'failed alone': ({ withdraw }) => withdraw.answer({ outcome: 'failed' }),
  'answered without one': ({ withdraw }) => withdraw.answer({}),
  'answered with a member alone': ({ withdraw }) => {
    const { lastCardWithdrawal: _, ...without } = member
    return withdraw.answer({ member: without })
  },
  'session over': ({ withdraw }) => withdraw.fail(unauthorised),
  'a fault of the server': ({ withdraw }) => withdraw.fail(serverFault(500)),
  'a minute later': async ({ clock }) => {
    clock.increment(ledgerPolicy.lateMs)
    await waitUntilIdle()
  },
  'no answer': ({ withdraw }) => withdraw.fail(unreachable),
  forbidden: ({ withdraw }) => withdraw.fail(forbidden),
  'transfer sent': sendTransfer,
  'transfer refused': refuseTransfer,
  transfer: (card) => {
    sendTransfer(card)
    refuseTransfer(card)
  },
  'balance outdated': ({ resource, readAgain }) => {
    resource.send({ type: 'resource.invalidated' })
    return readAgain()
  },
  'balance read': ({ read }) => read.answer(memberAfter('withdrawn')),
  'balance not read': ({ read }) => read.fail(unreachable),
  'not read': ({ read }) => read.fail(serverFault(500)),
  "'withdrawn' dismissed": dismiss('withdrawn'),
  "'failed' dismissed": dismiss('failed'),
  "'count limited' dismissed": dismiss('countLimited'),
  'on to the bank page': ({ send }) => send({ type: 'page.left' }),
  'message closed': ({ ledger }) => {
    const { outcomes } = ledger.savings.getSnapshot().context
    outcomes.send({ type: 'outcomes.closed', closed: unreported(outcomes.getSnapshot().context) })
  },
  back: enterPage,
})

export const cardSteps = table({
  title: 'How does a withdrawal to the card go, step by step? (section 8)',
  given: { 'what happens': cardStory },
  answers: { sent: count, 'card button': control, 'bank button': control, banners: list(text) },
  rows: `
    id                 | case                                                                              | what happens                                                   | sent | card button      | bank button      | banners
    CARDW-03           | before the click nothing is sent or said                                          | shown                                                          | 0    | enabled          | enabled          | (none)
    CARDW-03, CARDW-04 | both buttons wait for the answer                                                  | pressed                                                        | 1    | in flight        | in flight        | (none)
    CARDW-04           | a second press while one runs sends nothing                                       | pressed; pressed                                               | 1    | in flight        | in flight        | (none)
    CARDW-04, CARDW-05 | answered: both may be pressed again                                               | pressed; withdrawn                                             | 1    | enabled          | enabled          | withdrawn
    CARDW-06           | too often today                                                                   | pressed; count limited                                         | 1    | enabled          | enabled          | count limited
    CARDW-07, CARDW-08 | capped: two banners                                                               | pressed; capped                                                | 1    | enabled          | enabled          | withdrawn, capped
    OQ-117             | any other outcome                                                                 | pressed; failed                                                | 1    | enabled          | enabled          | failed
    OQ-117             | any other outcome, though savings have left                                       | pressed; failed, and savings have left                         | 1    | enabled          | enabled          | failed, which may have arrived
    OQ-116             | a failure without a member, and savings have left                                 | pressed; failed alone; balance read                            | 1    | enabled          | enabled          | failed, which may have arrived
    CARDW-09           | one of two banners is dismissed                                                   | pressed; capped; 'withdrawn' dismissed                         | 1    | enabled          | enabled          | capped
    CARDW-09           | the error is dismissed                                                            | pressed; failed; 'failed' dismissed                            | 1    | enabled          | enabled          | (none)
    OQ-116             | a new click forgets what the last one said                                        | pressed; capped; pressed                                       | 2    | in flight        | in flight        | (none)
    OQ-135             | no answer: it may have arrived, so the buttons wait                               | pressed; no answer                                             | 1    | may still arrive | may still arrive | failed, which may have arrived
    OQ-135             | no answer: a press meanwhile sends nothing                                        | pressed; no answer; pressed                                    | 1    | may still arrive | may still arrive | failed, which may have arrived
    OQ-135             | a fault of the server: the buttons open once the balance is read                  | pressed; a fault of the server; balance read                   | 1    | enabled          | enabled          | failed, which may have arrived
    OQ-135             | no answer, and the balance is read: the buttons wait for a late effect            | pressed; no answer; balance read; pressed                      | 1    | may still arrive | may still arrive | failed, which may have arrived
    OQ-135             | no answer: the buttons open once the balance is read after that                   | pressed; no answer; balance read; a minute later; balance read | 1    | enabled          | enabled          | failed, which may have arrived
    OQ-135             | a balance that can’t be read keeps them disabled                                  | pressed; no answer; balance not read; pressed                  | 1    | balance unknown  | balance unknown  | failed, which may have arrived
    OQ-117             | refused before anything happened: only a failure                                  | pressed; forbidden; balance read                               | 1    | enabled          | enabled          | failed
    OQ-116             | an answer without an outcome waits for the member                                 | pressed; answered without one                                  | 1    | refreshing       | refreshing       | (none)
    CARDW-10, OQ-116   | an answer without an outcome: the member’s new outcome and balance decide         | pressed; answered without one; balance read                    | 1    | may still arrive | may still arrive | withdrawn
    OQ-116             | an outcome that can’t be read is unknown                                          | pressed; answered without one; balance not read                | 1    | balance unknown  | balance unknown  | failed, which may have arrived
    OQ-116             | an answer that holds a member without an outcome waits for the member, too        | pressed; answered with a member alone                          | 1    | refreshing       | refreshing       | (none)
    CARDW-10, OQ-116   | an answer that holds a member without an outcome: the member that is read decides | pressed; answered with a member alone; balance read            | 1    | may still arrive | may still arrive | withdrawn
    ours               | the session has ended: the login says so, and no banner                           | pressed; session over                                          | 1    | enabled          | enabled          | (none)
    CARDW-04           | a transfer to the bank is running: both buttons wait                              | transfer sent; pressed                                         | 0    | in flight        | in flight        | (none)
    CARDW-04           | a transfer to the bank was refused: both may be pressed                           | transfer sent; transfer refused; pressed                       | 1    | in flight        | in flight        | (none)
  `,
  decide: async (given) => {
    const { view, withdraw } = await play(given['what happens'], startCard())
    const { buttons, notices } = view()
    return {
      sent: withdraw.asked.length,
      'card button': shownAs(buttons.card),
      'bank button': shownAs(buttons.bank),
      banners: notices.flatMap(({ about, addition }) =>
        addition === undefined ? [spaced(about)] : [spaced(about), 'which may have arrived'],
      ),
    }
  },
})

export const cardHints = table({
  title: 'What does the page say before a press of the card button?',
  given: {
    available: money,
    'daily limit': money,
    'times a day': orNone(count),
    'what happens': cardStory,
  },
  answers: { 'card button': control, hint: orNone(text, '(nothing)') },
  rows: `
    id       | case                                                         | available | daily limit | times a day | what happens               | card button     | hint
    ours     | more than the daily limit: the limit is sent                 | £500.00   | £250.00     | 1           | shown                      | enabled         | Sends £250.00 to your prepaid card at once. You can do this once a day.
    ours     | a penny less than the daily limit: the whole balance is sent | £249.99   | £250.00     | 2           | shown                      | enabled         | Sends £249.99 to your prepaid card at once. You can do this twice a day.
    ours     | a penny more than the daily limit: the limit is sent         | £250.01   | £250.00     | 3           | shown                      | enabled         | Sends £250.00 to your prepaid card at once. You can do this 3 times a day.
    ours     | without a limit of times                                     | £500.00   | £250.00     | (none)      | shown                      | enabled         | Sends £250.00 to your prepaid card at once.
    ours     | a daily limit of nothing                                     | £500.00   | £0.00       | 1           | shown                      | enabled         | You have reached your limit for today.
    ours     | no withdrawal a day                                          | £500.00   | £250.00     | 0           | shown                      | enabled         | You have reached your limit for today.
    CARDW-02 | a penny of savings: the penny is sent                        | £0.01     | £250.00     | 1           | shown                      | enabled         | Sends £0.01 to your prepaid card at once. You can do this once a day.
    CARDW-02 | no savings: why the buttons are disabled                     | £0.00     | £250.00     | 1           | shown                      | zero balance    | You can withdraw once a shop has confirmed your cashback.
    CARDW-01 | withdrawals are not allowed: there is no button              | £500.00   | £250.00     | 1           | not allowed                | hidden          | (nothing)
    CARDW-04 | a withdrawal to the card is running                          | £500.00   | £250.00     | 1           | pressed                    | in flight       | (nothing)
    ours     | the withdrawal was made: what the next sends                 | £500.00   | £250.00     | 2           | pressed; £100.00 left      | enabled         | Sends £100.00 to your prepaid card at once. You can do this once a day.
    ours     | the limit was withdrawn: nothing more is promised            | £500.00   | £250.00     | 1           | pressed; capped            | enabled         | You have reached your limit for today.
    ours     | withdrawn too often: nothing more is promised                | £500.00   | £250.00     | 1           | pressed; count limited     | enabled         | You have reached your limit for today.
    CARDW-04 | a transfer to the bank is running                            | £500.00   | £250.00     | 1           | transfer sent              | in flight       | (nothing)
    OQ-135   | the balance is being read again                              | £500.00   | £250.00     | 1           | balance outdated           | balance unknown | (nothing)
    OQ-135   | the balance can’t be read                                    | £500.00   | £250.00     | 1           | balance outdated; not read | balance unknown | (nothing)
  `,
  decide: async ({
    available,
    'daily limit': limit,
    'times a day': times,
    'what happens': steps,
  }) => {
    const { withdrawalCountLimit: _, ...unlimited } = member
    const card = startCard({
      ...unlimited,
      availableBalance: available,
      withdrawalLimit: limit,
      ...(times !== undefined && { withdrawalCountLimit: times }),
    })
    const { buttons, hint } = (await play(steps, card)).view()
    return { 'card button': shownAs(buttons.card), hint }
  },
})

export const cardBannersOnReturn = table({
  title: 'What do the banners still say to a member who comes back to My Account?',
  given: { 'what happens': cardStory },
  answers: { banners: list(text) },
  rows: `
    id     | case                                                                                        | what happens                                                                 | banners
    OQ-135 | withdrawn meanwhile, and not yet closed elsewhere                                           | pressed; on to the bank page; withdrawn; back                                | withdrawn
    OQ-135 | withdrawn meanwhile, and closed elsewhere: nothing more                                     | pressed; on to the bank page; withdrawn; message closed; back                | (none)
    OQ-135 | capped, and closed elsewhere: nothing more                                                  | pressed; on to the bank page; capped; message closed; back                   | (none)
    OQ-135 | too often today: its message was closed, but only this page says why                        | pressed; on to the bank page; count limited; message closed; back            | count limited
    OQ-135 | failed, and not yet closed elsewhere                                                        | pressed; on to the bank page; failed; back                                   | failed
    OQ-135 | failed, and closed elsewhere: nothing more                                                  | pressed; on to the bank page; failed; message closed; back                   | (none)
    OQ-135 | too often today, and a transfer to the bank followed: the banner would be taken for its own | pressed; on to the bank page; count limited; transfer; back                  | (none)
    OQ-135 | too often today, and the banner was dismissed: no banner comes back                         | pressed; count limited; 'count limited' dismissed; on to the bank page; back | (none)
    OQ-135 | too often today, and the banner was there to be read before the page was left               | pressed; count limited; on to the bank page; back                            | (none)
  `,
  decide: async (given) => {
    const { view } = await play([enterPage, ...given['what happens']], startCard())
    return { banners: view().notices.map(({ about }) => spaced(about)) }
  },
})
