import { orNone, text, yesNo } from '../testing/cells.ts'
import { exampleConfiguration } from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { challengeHref, isCheckNeeded, isWalletPage } from './challenge.rules.ts'

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
