import { createActor } from 'xstate'
import { type Failure, forbidden, serverFault } from '../kernel/index.ts'
import { named, orNone, text, yesNo } from '../testing/cells.ts'
import { exampleConfiguration } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { table } from '../testing/table.ts'
import { challengeMachine } from './challenge.machine.ts'
import { challengeHref, isCheckNeeded, isWalletPage } from './challenge.rules.ts'
import { challengeView, isChallengedAgain } from './challenge.selectors.ts'

export const walletPages = table({
  title: 'Which pages ask first?',
  ids: ['OQ-027'],
  given: { path: text },
  answers: { asks: yesNo },
  rows: `
    id           | path             | asks
    CHALLENGE-01 | /MyAccount       | yes
    CHALLENGE-01 | /WithdrawViaBank | yes
    CHALLENGE-01 | /Checkout        | yes
    CHALLENGE-01 | /EditAccount     | yes
    CHALLENGE-02 | /myaccount       | yes
    CHALLENGE-02 | /Myaccount       | yes
    CHALLENGE-02 | /CHECKOUT        | yes
    CHALLENGE-02 | /checkout/       | yes
    CHALLENGE-02 | /checkout//      | yes
    CHALLENGE-03 | /Home/Dashboard  | no
    CHALLENGE-03 | /Home/Checkout   | no
    CHALLENGE-03 | /Checkout/Extra  | no
    CHALLENGE-03 | /CheckoutLater   | no
    CHALLENGE-03 | /Contact         | no
    CHALLENGE-03 | /                | no
  `,
  decide: ({ path }) => ({ asks: isWalletPage(path) }),
})

export const checkSwitch = table({
  title: 'Does the host switch the check off?',
  ids: ['OQ-010'],
  given: { flag: orNone(text, '(missing)') },
  answers: { asks: yesNo },
  rows: `
    flag      | asks
    True      | yes
    False     | no
    false     | yes
    (missing) | yes
  `,
  decide: ({ flag }) => {
    const { reAuthentication: _, ...configuration } = exampleConfiguration
    const host = flag === undefined ? configuration : { ...configuration, reAuthentication: flag }
    return { asks: isCheckNeeded('/Checkout', host) }
  },
})

export const challengePages = table({
  title: 'Where is the member challenged?',
  ids: ['OQ-009'],
  given: { 'local logout': orNone(text, '(missing)') },
  answers: { page: text },
  rows: `
    id           | local logout | page
    CHALLENGE-05 | True         | /Member/MemberChallenge
    CHALLENGE-06 | False        | /Member/Oidc/Challenge
    CHALLENGE-06 | true         | /Member/Oidc/Challenge
    CHALLENGE-06 | (missing)    | /Member/Oidc/Challenge
  `,
  decide: ({ 'local logout': localLogout }) => {
    const { localLogout: _, ...configuration } = exampleConfiguration
    const host = localLogout === undefined ? configuration : { ...configuration, localLogout }
    return { page: challengeHref('/Member/Checkout', host).split('?')[0] ?? '' }
  },
})

const second = named<boolean | Failure>({
  needed: true,
  'not needed': false,
  500: serverFault(500),
  403: forbidden,
})

export const refusedCalls = table({
  title: 'What follows a call that the server refuses (403) on an open page?',
  ids: ['OQ-026'],
  given: { page: text, flag: text, challenge: second },
  answers: { asks: yesNo, challenged: yesNo, 'comes back': yesNo, 'page stays': yesNo },
  rows: `
    page             | flag  | challenge  | asks | challenged | comes back | page stays
    /WithdrawViaBank | True  | needed     | yes  | yes        | yes        | yes
    /WithdrawViaBank | True  | not needed | yes  | no         | no         | yes
    /WithdrawViaBank | True  | 500        | yes  | no         | no         | yes
    /WithdrawViaBank | True  | 403        | yes  | no         | no         | yes
    /WithdrawViaBank | False | needed     | no   | no         | no         | yes
    /Choice/7        | True  | needed     | no   | no         | no         | yes
  `,
  decide: async ({ page, flag, challenge }) => {
    const navigations: string[] = []
    const check = scriptedCall<boolean>()
    const configuration = { ...exampleConfiguration, reAuthentication: flag }
    const actor = createActor(
      challengeMachine(
        { requiresReAuth: check.call },
        { ...stillBrowser, goTo: (href) => navigations.push(href) },
      ),
      { input: { configuration } },
    ).start()
    const address = `/Member${page}?from=mail`
    actor.send({ type: 'path.entered', path: page, address })
    await waitUntilIdle()
    const before = check.asked.length
    if (before > 0) await check.answer(false)
    // Two calls may be refused at once.
    actor.send({ type: 'call.forbidden' })
    actor.send({ type: 'call.forbidden' })
    await waitUntilIdle()
    const asks = check.asked.length > before
    if (asks) {
      if (typeof challenge === 'boolean') await check.answer(challenge)
      else await check.fail(challenge)
    }
    return {
      asks: check.asked.length === before + 1,
      challenged: navigations.join() === challengeHref(address, configuration),
      'comes back': isChallengedAgain(actor.getSnapshot()),
      'page stays': challengeView(actor.getSnapshot(), page) === 'clear',
    }
  },
})
