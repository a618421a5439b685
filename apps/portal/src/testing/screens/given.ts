/** What the server has, fails at or never answers, as a row gives it. */
import { usualAnswers } from './answers.ts'
import type { Answers, CallName } from './calls.ts'
import { givens, laterGivens } from './given-data.ts'
import { listed } from './sentences.ts'

/** The calls by the names that rows use. */
const calls: Readonly<Record<string, CallName>> = {
  'the member’s data': 'member',
  'the menu': 'menu',
  'the dashboard': 'dashboard',
  'the carousel': 'banners',
  'the check': 'requiresReAuth',
  'the help': 'systemText',
  'the login': 'login',
  'the logout': 'logout',
  'the list of retailers': 'retailers',
  'the retailer': 'retailer',
  'the list of favourites': 'favourites',
  'the new favourite': 'addFavourite',
  'the removal': 'removeFavourite',
  'the visit of the offer': 'logRetailerVisit',
  'the visit of the vendor': 'logVendorVisit',
  'the visit of the choice': 'logChoiceVisit',
  'the search': 'search',
  'the tab': 'tab',
  'the choice': 'choice',
  'the order': 'placeOrder',
  'the cancellation': 'cancelChoice',
  'the list of vouchers': 'vendors',
  'the purchase': 'purchaseVoucher',
  'the basket': 'basket',
  'the basket order': 'orderBasket',
  'the withdrawal to the card': 'withdrawToCard',
  'the withdrawal to the bank': 'withdrawToBank',
  'the name': 'saveName',
  'the address': 'saveAddress',
  'the password': 'changePassword',
  'the question': 'supportQuery',
  'the wellness statement': 'wellness',
  'the reward statement': 'reward',
}

export const callOf = (words: string): CallName => {
  const name = calls[words]
  if (name === undefined) throw new Error(`'${words}' is no call.`)
  return name
}

export type Ending = 'is still loading' | 'fails' | 'is refused with 401'

export function givenBy(cell: string) {
  const answers: Partial<Answers> = {}
  const later: Partial<Answers> = {}
  const endings = new Map<CallName, Ending>()
  for (const sentence of listed(cell)) {
    const [, words = '', ending] =
      /^(.+) (is still loading|fails|is refused with 401)$/.exec(sentence) ?? []
    if (ending !== undefined) endings.set(callOf(words), ending as Ending)
    else if (givens[sentence] !== undefined) Object.assign(answers, givens[sentence])
    else if (laterGivens[sentence] !== undefined) Object.assign(later, laterGivens[sentence])
    else throw new Error(`'${sentence}' is nothing that can be given.`)
  }
  const first = { ...usualAnswers, ...answers }
  return { answers: first, later: { ...first, ...later }, endings }
}
